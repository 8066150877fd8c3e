import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Makes the tools of a toolbar one stop of the Tab key, among which arrows, Home and End lead: `tool(n)` is for the
 * one at place n, `bar` for what they stand in. ADM-059
 */
export function useRoving() {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    // Keys of a menu that a tool has opened come by here, too.
    const now = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    if (now === -1) return;
    const places = new Map([
      ['ArrowRight', (now + 1) % tools.length],
      ['ArrowLeft', (now + tools.length - 1) % tools.length],
      ['Home', 0],
      ['End', tools.length - 1],
    ]);
    const next = places.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  const tool = (place: number) => ({
    'data-tool': true,
    tabIndex: place === at ? 0 : -1,
    onFocus: () => setAt(place),
  });
  return { bar: { ref: bar, onKeyDown }, tool };
}
