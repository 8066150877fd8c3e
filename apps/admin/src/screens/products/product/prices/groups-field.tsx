import { InputBase, Popover } from '@mantine/core';
import { adminPricesText } from '@stoa/messages';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useField } from '../../../../kit/form/form-context.ts';
import { Check } from '../../../../kit/form/index.ts';
import classes from './prices.module.css';
import { usePriceGroups } from './use-price-groups.ts';

interface GroupsFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it is called where it stands without its row. */
  readonly named: string;
}

/** The customer groups that something is for: some of them, or everybody, which is none of them. PRICE-012, PRICE-013 */
export function GroupsField({ name, label, named }: GroupsFieldProps) {
  const [open, setOpen] = useState(false);
  const { options, nameOf } = usePriceGroups();
  const { value, onChange, ...field } = useField(name, named);
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const gone = chosen.filter((code) => !options.some((option) => option.value === code));
  const all = [...options, ...gone.map((code) => ({ value: code, label: nameOf(code) }))];
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      width={280}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
      // The field has its own id, by which its label and its fault are tied to it.
      withRoles={false}
    >
      <Popover.Target>
        <InputBase
          {...field}
          label={label}
          component="button"
          type="button"
          pointer
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-labelledby={`${field.id}-label ${field.id}-chosen`}
          onClick={() => setOpen(!open)}
          rightSection={<IconChevronDown size={15} aria-hidden className={classes.arrow} />}
          rightSectionPointerEvents="none"
        >
          <span id={`${field.id}-chosen`} className={classes.chosen} data-all={chosen.length === 0}>
            {chosen.length === 0 ? adminPricesText.everybody() : chosen.map(nameOf).join(', ')}
          </span>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.choices ?? ''}>
        <Check
          label={adminPricesText.everybody()}
          checked={chosen.length === 0}
          onChange={() => onChange([])}
        />
        <hr className={classes.rule} />
        {all.map((option) => (
          <Check
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
