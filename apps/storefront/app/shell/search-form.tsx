import { shellText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { Combobox } from '../suggestions/combobox.ts';
import type { SuggestionsProps } from '../suggestions/suggestions.tsx';

/**
 * Search by keyword; a plain form, so it works without scripts. The script of the suggestions comes when somebody
 * goes to the search box. HDR-001, HDR-002
 */
export function SearchForm() {
  const [query] = useSearchParams();
  const keyword = query.get('q') ?? '';
  const search = useRef<HTMLElement>(null);
  const [combobox, setCombobox] = useState<Combobox>();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const load = () => {
    // Searching goes on without.
    import('../suggestions/suggestions.tsx').then(
      (script) => setSuggestions(() => script.Suggestions),
      () => undefined,
    );
  };
  useEffect(() => {
    setCombobox({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false });
    // Whoever went there before the page's scripts had come.
    if (search.current?.contains(document.activeElement)) load();
  }, []);
  return (
    <search ref={search} className="site-search" onFocus={Suggestions ? undefined : load}>
      <Form action="/search" method="get" className="search-form">
        <input
          key={keyword}
          type="search"
          name="q"
          defaultValue={keyword}
          className="search-input"
          aria-label={shellText.searchLabel()}
          {...combobox}
          placeholder={shellText.searchPlaceholder()}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          required
        />
        <button type="submit" className="icon-button" aria-label={shellText.search()}>
          <Icon name="search" />
        </button>
      </Form>
      {Suggestions && search.current && <Suggestions search={search.current} onChange={setCombobox} />}
    </search>
  );
}
