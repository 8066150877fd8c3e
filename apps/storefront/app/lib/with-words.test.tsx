import { listingText } from '@stoa/messages';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { WithWords } from './with-words.tsx';

it.each(['mug', '\u202Egum', '{q}', '$&'])(
  '%s stands in its place with a direction of its own',
  async (words) => {
    const said = <WithWords text={(q) => listingText.searchTitle({ q })} words={words} />;
    const escaped = words.replace('&', '&amp;');
    expect(await renderPage('/', said)).toContain(`Search results for &quot;<bdi>${escaped}</bdi>&quot;`);
  },
);
