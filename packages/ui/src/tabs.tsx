import { selectedTab } from '@stoa/domain';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `accordian` as the specification spells it. */
  readonly layout: 'tab' | 'accordian' | 'vertical';
}

/**
 * Sections of which one is shown at a time, chosen in a row above them or in a column beside them, or each unfolded
 * by its title. Without scripts all of them stand below each other. PDP-034
 */
export function Tabs({ label, tabs, layout }: TabsProps) {
  if (layout === 'accordian') return <Accordion tabs={tabs} />;
  return <TabRow label={label} tabs={tabs} vertical={layout === 'vertical'} />;
}

function Accordion({ tabs }: Pick<TabsProps, 'tabs'>) {
  return (
    <div className="accordion">
      {tabs.map(({ id, title, content }, at) => (
        <details key={id} className="accordion-item" open={at === 0}>
          <summary className="accordion-title">
            <h2>{title}</h2>
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function TabRow({ label, tabs, vertical }: Omit<TabsProps, 'layout'> & { readonly vertical: boolean }) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(tabs[0]?.id);
  const selected = selectedTab(tabs, wanted);

  const select = (at: number) => {
    setWanted(tabs[at]?.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    select(move(selected, tabs.length));
  };

  return (
    <div className="tabs" data-vertical={vertical || undefined}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        className="tab-row needs-script"
      >
        {tabs.map(({ id, title }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={at === selected}
            tabIndex={at === selected ? undefined : -1}
            className="tab"
            onClick={() => select(at)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, at) => (
        <section
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          className="tab-panel"
          data-selected={at === selected || undefined}
        >
          <h2 className="tab-title">{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
