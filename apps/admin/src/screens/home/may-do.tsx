import type { Scope } from '@stoa/domain';
import { adminHomeText, scopeText } from '@stoa/messages';
import { IconCheck } from '@tabler/icons-react';
import { areasOf } from './areas.ts';
import classes from './may-do.module.css';

/** What permissions allow, in words, by the part of the shop that they are about. */
export function MayDo({ scopes }: { readonly scopes: readonly Scope[] }) {
  return (
    <div className={classes.areas}>
      {areasOf(scopes).map(({ area, scopes: allowed }) => (
        <div key={area}>
          <h3 className={classes.area}>{adminHomeText[`area.${area}`]()}</h3>
          <ul className={classes.list}>
            {allowed.map((scope) => (
              <li key={scope} className={classes.entry}>
                <IconCheck size={16} aria-hidden className={classes.check} />
                {scopeText[scope]()}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
