import { ActionIcon, Badge, Button } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { IconX } from '@tabler/icons-react';
import { useField } from '../../../kit/form/index.ts';
import { TreePicker } from '../../../kit/tree-picker/index.ts';
import { useListFocus } from '../../../kit/use-list-focus.ts';
import classes from './categories.module.css';
import { inOrder } from './product-values.ts';
import { useCategories } from './use-categories.ts';

/** The categories of a product: picked of the tree, the primary one first. */
export function CategoriesField({ product }: { readonly product: Product }) {
  const { value, onChange, ref, ...field } = useField('categories', adminProductText.categories());
  const { nodes, tell } = useCategories(product);
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const toggle = (slug: string) =>
    onChange(inOrder(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]));
  const { list, goTo } = useListFocus<HTMLUListElement>(field.id);
  const makePrimary = (slug: string) => {
    goTo(0);
    onChange(inOrder([slug, ...chosen.filter((one) => one !== slug)]));
  };
  const takeOut = (slug: string, at: number) => {
    goTo(at, 'remove');
    toggle(slug);
  };
  return (
    <div className={classes.field}>
      <TreePicker
        id={field.id}
        label={field.label}
        error={field.error}
        onBlur={field.onBlur}
        inputRef={ref}
        placeholder={adminProductText.findCategory()}
        nothing={adminProductText.noSuchCategory()}
        nodes={nodes}
        picked={chosen}
        onPick={toggle}
      />
      {chosen.length === 0 ? (
        <p className={classes.quiet}>{adminProductText.noCategory()}</p>
      ) : (
        <ul ref={list} className={classes.chosen}>
          {chosen.map((slug, at) => (
            <Chosen
              key={slug}
              {...tell(slug)}
              isPrimary={at === 0}
              onPrimary={() => makePrimary(slug)}
              onRemove={() => takeOut(slug, at)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly name: string;
  readonly above: readonly string[];
  readonly isPrimary: boolean;
  readonly onPrimary: () => void;
  readonly onRemove: () => void;
}

const Chosen = ({ name, above, isPrimary, onPrimary, onRemove }: ChosenProps) => (
  <li className={classes.category}>
    <span className={classes.words}>
      {name}
      {above.length > 0 && <span className={classes.above}>{above.join(' › ')}</span>}
    </span>
    {isPrimary ? (
      <Badge title={adminProductText.categoriesHelp()}>{adminProductText.primary()}</Badge>
    ) : (
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        className={classes.makePrimary ?? ''}
        aria-label={adminProductText.makePrimaryOf({ name })}
        onClick={onPrimary}
      >
        {adminProductText.makePrimary()}
      </Button>
    )}
    <ActionIcon
      size="md"
      data-button="remove"
      aria-label={adminProductText.removeCategory({ name })}
      onClick={onRemove}
    >
      <IconX size={15} aria-hidden />
    </ActionIcon>
  </li>
);
