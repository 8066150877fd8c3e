import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { askSuggestions } from './ask-suggestions.ts';
import { hideDelay } from './hide-delay.ts';
import { optionByKey } from './options.ts';
import { choices, closedPanel, nextPanel } from './panel-state.ts';
import { createSuggester } from './suggester.ts';

/**
 * Returns the panel of the search box in `search`, and what keys, focus and text there do to it. Listens to the
 * element itself, for the box was there before this script.
 * @param follow opens the option with this number
 */
export function usePanel(search: HTMLElement, follow: (option: number) => void) {
  const [panel, dispatch] = useReducer(nextPanel, closedPanel);
  const [suggester] = useState(() =>
    createSuggester(askSuggestions, (answer) => dispatch({ kind: 'answer', answer })),
  );
  const close = () => {
    suggester.typed('');
    dispatch({ kind: 'close' });
  };
  const onText = useEffectEvent((text: string) => {
    suggester.typed(text);
    dispatch({ kind: 'text', text });
  });
  const onLeave = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.isComposing || !(target instanceof HTMLInputElement)) return;
    const { open, marked } = panel;
    const option = optionByKey(key, marked, choices(panel, target.value));
    if (option !== undefined) dispatch({ kind: 'mark', option });
    else if (key === 'Escape' && open) close();
    else if (key === 'Enter' && open && marked !== undefined) follow(marked);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      search.addEventListener(type, act, { signal: listening.signal });
    const readText = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) onText(target.value);
    };
    on('input', readText);
    on('keydown', (event) => onKeyDown(event));
    on('submit', () => onLeave());
    on('focusin', (event) => {
      clearTimeout(leaving);
      readText(event);
    });
    on('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && search.contains(relatedTarget)) return;
      clearTimeout(leaving);
      leaving = setTimeout(() => onLeave(), hideDelay());
    });
    // What was typed while this script was on its way.
    const box = search.querySelector('input');
    if (box && box === document.activeElement) onText(box.value);
    return () => {
      listening.abort();
      clearTimeout(leaving);
    };
  }, [search]);
  useEffect(() => () => suggester.stop(), [suggester]);

  const { key } = useLocation();
  const place = useRef(key);
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    onLeave();
  }, [key]);
  return { panel, close };
}
