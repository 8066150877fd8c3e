import { shellText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { Form, useSearchParams } from 'react-router';

/** Search by keyword; a plain form, so it works without scripts. HDR-001, HDR-002 */
export function SearchForm() {
  const [query] = useSearchParams();
  const keyword = query.get('q') ?? '';
  return (
    <search className="site-search">
      <Form action="/search" method="get" className="search-form">
        <input
          key={keyword}
          type="search"
          name="q"
          defaultValue={keyword}
          className="search-input"
          aria-label={shellText.searchLabel()}
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
    </search>
  );
}
