import type { OptionState } from '@stoa/domain';
import { tGoods } from '@stoa/messages';
import { Swatch } from '@stoa/ui';

interface OptionLinksProps {
  readonly options: readonly OptionState[];
  readonly hrefOf: (value: string) => string | undefined;
  readonly swatchOf: (value: string) => string | undefined;
}

/**
 * Shows the options of a variation attribute where no script runs: each leads to the product with that option chosen.
 * VAR-033
 */
export function OptionLinks({ options, hrefOf, swatchOf }: OptionLinksProps) {
  return (
    <ul className="options">
      {options.map((option) => {
        const swatch = swatchOf(option.value);
        const words = (
          <>
            {swatch && <Swatch color={swatch} />}
            <span className="option-label">{option.label}</span>
            {option.hint && <small className="option-hint">{tGoods(option.hint)}</small>}
          </>
        );
        return (
          <li key={option.value}>
            {option.enabled ? (
              <a
                href={hrefOf(option.value)}
                className="option"
                data-type={option.type}
                aria-current={option.selected ? 'true' : undefined}
              >
                {words}
              </a>
            ) : (
              <span className="option" data-type={option.type}>
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
