import { useDebouncedValue } from '@mantine/hooks';
import type { AdminInputs } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { queries } from '../../../api/index.ts';
import { Picker } from '../../../kit/picker/picker.tsx';
import { useWorkplace } from '../../../session/index.ts';
import type { Child } from './child.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const RESTS = 200;

/** What can be part of a group: simple products of the shop's own seller; the first by name. */
const simpleOnes: Omit<AdminInputs['products']['list'], 'shop'> = {
  kind: ['simple'],
  own: 'true',
  sort: 'name',
  direction: 'asc',
  limit: 20,
};

interface ChildPickerProps {
  readonly label: string;
  /** Skus that are picked already and not offered. */
  readonly taken: readonly string[];
  readonly onPick: (child: Child) => void;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly id: string;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Finds simple products of the shop's own seller by name or sku; no others can be parts of a group. ADM-115 */
export function ChildPicker(props: ChildPickerProps) {
  const { taken, onPick, inputRef, ...field } = props;
  const { code: shop } = useWorkplace();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), RESTS);
  const input: AdminInputs['products']['list'] = { ...simpleOnes, shop, ...(q !== '' && { q }) };
  const { data, isError } = useQuery(
    queries.products.list.queryOptions({ input, placeholderData: keepPreviousData }),
  );
  const found = data?.items.filter(({ sku }) => !taken.includes(sku));
  const pick = (id: string | null) => {
    const product = found?.find((one) => one.id === id);
    if (product === undefined) return;
    const { name, sku, price } = product;
    setTyped('');
    onPick({ id: product.id, name, sku, price: price.from });
  };
  return (
    <Picker
      {...field}
      ref={inputRef}
      placeholder={adminProductText.findChild()}
      nothing={adminProductText.noSuchChild()}
      options={isError ? [] : found?.map(({ id, name, sku }) => ({ value: id, label: name, hint: sku }))}
      value={null}
      onChange={pick}
      words={typed}
      onSearch={setTyped}
    />
  );
}
