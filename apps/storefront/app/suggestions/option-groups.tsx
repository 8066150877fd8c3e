import { suggestionText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OptionFace } from './option-face.tsx';
import type { Option } from './options.ts';

interface OptionGroupsProps {
  readonly options: readonly Option[];
  readonly marked: number | undefined;
  readonly idOf: (option: number) => string;
  readonly onFollow: () => void;
}

/** Shows all options in their order; categories and products under a heading. */
export function OptionGroups({ options, marked, idOf, onFollow }: OptionGroupsProps) {
  const links = (kind: Option['kind']): ReactNode[] =>
    options.flatMap((option, at) =>
      option.kind === kind ? (
        <Link
          key={option.to}
          to={option.to}
          id={idOf(at)}
          role="option"
          aria-selected={at === marked}
          tabIndex={-1}
          className={`suggestion suggestion-${kind}`}
          onClick={onFollow}
        >
          <OptionFace option={option} />
        </Link>
      ) : (
        []
      ),
    );
  return (
    <>
      {links('place')}
      {links('words')}
      <div className="suggestion-groups">
        <Group label={suggestionText.categories()} kind="categories" options={links('category')} />
        <Group label={suggestionText.products()} kind="products" options={links('product')} />
      </div>
      {links('all')}
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly kind: string;
  readonly options: readonly ReactNode[];
}

function Group({ label, kind, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box holds groups, and no fieldset
    <div role="group" aria-label={label} className={`suggestion-group suggestion-${kind}`}>
      <p className="suggestion-heading" aria-hidden="true">
        {label}
      </p>
      {options}
    </div>
  );
}
