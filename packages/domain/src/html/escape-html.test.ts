import { expect, it } from 'vitest';
import { escapeHtml } from './index.ts';

it('text stands in an element and in an attribute of either quotes, and is escaped once', () => {
  expect(escapeHtml(`<b title="a" class='c'>Nuts & bolts</b>`)).toBe(
    '&lt;b title=&quot;a&quot; class=&#39;c&#39;&gt;Nuts &amp; bolts&lt;/b&gt;',
  );
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
