import { Radio } from '@mantine/core';
import { listedKindText, newKindText } from '@stoa/messages';
import {
  IconCheck,
  IconGift,
  IconPackage,
  IconPackages,
  IconVersions,
  type TablerIcon,
} from '@tabler/icons-react';
import { useField } from '../../../kit/form/index.ts';
import classes from './kind-field.module.css';
import { type NewKind, newKinds } from './new-product.ts';

const icons: Readonly<Record<NewKind, TablerIcon>> = {
  simple: IconPackage,
  variable_product: IconVersions,
  grouped: IconPackages,
  gift_certificate: IconGift,
};

/** Chooses the kind of a new product. ADM-105 */
export function KindField({ name, label }: { readonly name: string; readonly label: string }) {
  const { value, onChange, error } = useField(name, label);
  return (
    <Radio.Group label={label} error={error} value={String(value)} onChange={onChange} name={name}>
      <div className={classes.kinds}>
        {newKinds.map((kind) => (
          <Kind key={kind} kind={kind} />
        ))}
      </div>
    </Radio.Group>
  );
}

function Kind({ kind }: { readonly kind: NewKind }) {
  const Icon = icons[kind];
  return (
    <Radio.Card value={kind} className={classes.kind ?? ''}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{listedKindText[kind]()}</span>
        <span className={classes.about}>{newKindText[kind]()}</span>
      </span>
      <IconCheck size={16} stroke={2.2} aria-hidden className={classes.check} />
    </Radio.Card>
  );
}
