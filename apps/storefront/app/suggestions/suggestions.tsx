import { plural, suggestionText } from '@stoa/messages';
import { useId, useLayoutEffect } from 'react';
import type { Combobox } from './combobox.ts';
import { OptionGroups } from './option-groups.tsx';
import { usePanel } from './use-panel.ts';
import './suggestions.css';

export interface SuggestionsProps {
  /** The element with the search box. */
  readonly search: HTMLElement;
  /** Told what the search box has become. */
  readonly onChange: (combobox: Combobox) => void;
}

/**
 * Shows the panel of suggestions below the search box: a list box to choose from while the focus stays in the text,
 * as the combobox pattern of WAI-ARIA has it. HDR-001, SEARCH-008, SEARCH-012 to SEARCH-019
 */
export function Suggestions({ search, onChange }: SuggestionsProps) {
  const id = useId();
  const idOf = (option: number) => `${id}${option}`;
  const { panel, close } = usePanel(search, (option) => document.getElementById(idOf(option))?.click());
  const { open, options } = panel;
  const marked = panel.marked === undefined ? undefined : idOf(panel.marked);

  // Before anybody can read the panel without the box that tells of it, or the other way round.
  useLayoutEffect(() => {
    onChange({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': marked,
    });
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [onChange, open, id, marked]);

  const onFollow = () => {
    close();
    // A phone's keyboard goes with the focus.
    search.querySelector('input')?.blur();
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(panel)}
      </p>
      {open && (
        // The list holds no focus of its own: a press in it leaves the focus, and so the panel, where they are.
        <div
          id={id}
          role="listbox"
          aria-label={suggestionText.label()}
          className="suggestions"
          onMouseDown={(event) => event.preventDefault()}
        >
          <OptionGroups options={options} marked={panel.marked} idOf={idOf} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}

function announcement({ open, wanted, answer, options }: ReturnType<typeof usePanel>['panel']): string {
  if (open) return plural(options.length, suggestionText.shownOne, suggestionText.shown);
  return wanted && answer ? suggestionText.none() : '';
}
