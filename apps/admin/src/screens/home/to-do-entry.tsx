import type { ToDo } from '@stoa/admin-contract';
import { legalPages, type Scope, type ToDoItem } from '@stoa/domain';
import { adminToDoText, legalPageText, toDoHelpText, toDoText } from '@stoa/messages';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { tellCountry } from '../../kit/address/countries.ts';
import { usePlace } from '../../kit/place.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useWorkplace } from '../../session/index.ts';
import classes from './to-do.module.css';

interface ToDoEntryProps {
  readonly entry: ToDo;
  /** It was ticked off while somebody looked. */
  readonly fresh: boolean;
}

/** Something that a shop needs: ticked off, or what it is for, how it is done and what is missing of it. */
export function ToDoEntry({ entry: { item, done, lacks }, fresh }: ToDoEntryProps) {
  const { locale } = usePlace();
  const Mark = done ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.entry} data-done={done} data-fresh={fresh}>
      <Mark size={20} stroke={1.6} aria-hidden className={classes.mark} />
      <div className={classes.about}>
        <div className={classes.name}>
          <span className="unseen">{done ? adminToDoText.isDone() : adminToDoText.isOpen()} </span>
          {toDoText[item]()}
        </div>
        {!done && (
          <>
            <p className={classes.help}>
              <WithCode text={toDoHelpText[item]()} />
            </p>
            <ToScreen item={item} />
            {lacks.length > 0 && (
              <p className={classes.lacking}>
                {adminToDoText.lacking({ names: lacks.map((one) => nameOf(item, one, locale)).join(', ') })}
              </p>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Screens where an entry is done, with the permission that doing it takes. */
interface DoneAt {
  readonly path: string;
  readonly scope: Scope;
  readonly label: () => string;
}
const screens: Readonly<Partial<Record<ToDoItem, DoneAt>>> = {
  products: { path: 'products', scope: 'catalog:write', label: adminToDoText.toProducts },
};

/** Leads whoever may do it to where an entry is done. ADM-014 */
function ToScreen({ item }: Pick<ToDo, 'item'>) {
  const { code, scopes } = useWorkplace();
  const screen = screens[item];
  if (!screen || !scopes.includes(screen.scope)) return null;
  return <TextLink to={`/${code}/${screen.path}`}>{screen.label()}</TextLink>;
}

function nameOf(item: ToDo['item'], missing: string, locale: string): string {
  if (item === 'shipping') return tellCountry(missing, locale);
  const page = legalPages.find((one) => one === missing);
  return item === 'legal' && page !== undefined ? legalPageText[page]() : missing;
}

/** A text in which what stands between backticks is typed into a terminal. */
const WithCode = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={classes.code}>
        {part}
      </code>
    ),
  );
