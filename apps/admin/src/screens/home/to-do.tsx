import { Badge, Progress, VisuallyHidden } from '@mantine/core';
import type { ToDo } from '@stoa/admin-contract';
import { adminToDoText, toDoText } from '@stoa/messages';
import { IconChevronDown, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import card from '../../kit/section.module.css';
import { Section } from '../../kit/section.tsx';
import { Failed, Loading } from '../../kit/state/index.ts';
import { HomeOutline } from './outline.tsx';
import classes from './to-do.module.css';
import { ToDoEntry } from './to-do-entry.tsx';
import { useTicked, useToDo } from './use-to-do.ts';

/** What the shop still needs, above the rest of its home, which comes with it so that nothing moves. ADM-062, ADM-064 */
export function WithToDo({ children }: { readonly children: ReactNode }) {
  const query = useToDo();
  if (query.isPending) {
    return (
      <Loading>
        <HomeOutline />
      </Loading>
    );
  }
  return (
    <>
      {query.data ? (
        <ToDoList items={query.data.items} />
      ) : (
        <Section title={adminToDoText.title()}>
          <Failed error={query.error} onRetry={() => query.refetch()} />
        </Section>
      )}
      {children}
    </>
  );
}

/** The list with its progress. What was done when it was opened is one line, which can be unfolded. */
function ToDoList({ items }: { readonly items: readonly ToDo[] }) {
  const isDone = items.every(({ done }) => done);
  const [wasDone] = useState(isDone);
  const ticked = useTicked(items);
  const last = ticked.at(-1);
  const done = items.filter((one) => one.done).length;
  const progress = adminToDoText.progress({ done, n: items.length });
  const list = (
    <ul className={classes.list} aria-label={adminToDoText.list()}>
      {items.map((one) => (
        <ToDoEntry key={one.item} entry={one} fresh={ticked.includes(one.item)} />
      ))}
    </ul>
  );
  return (
    <>
      <VisuallyHidden role="status">
        {last !== undefined && `${adminToDoText.isDone()} ${toDoText[last]()}. ${progress}`}
      </VisuallyHidden>
      {isDone ? (
        <details className={card.section} open={!wasDone}>
          <summary className={classes.ready}>
            <IconCircleCheckFilled size={20} aria-hidden className={classes.tick} />
            <h2 className={card.title}>{adminToDoText.ready()}</h2>
            <span className={classes.count}>{progress}</span>
            <IconChevronDown size={18} aria-hidden className={classes.chevron} />
          </summary>
          <div className={card.body}>
            <p className={classes.help}>{adminToDoText.readyHelp()}</p>
            {list}
          </div>
        </details>
      ) : (
        <Section
          title={adminToDoText.title()}
          description={adminToDoText.help()}
          badge={<Badge>{progress}</Badge>}
        >
          <Progress value={(100 * done) / items.length} size={6} radius="xl" aria-hidden mb="xs" />
          {list}
        </Section>
      )}
    </>
  );
}
