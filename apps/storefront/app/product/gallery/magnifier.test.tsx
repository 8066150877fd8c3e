import type { PictureSource } from '@stoa/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Magnifier } from './magnifier.tsx';

const picture = (name: string): PictureSource => ({
  thumbnail: `/t/${name}`,
  medium: `/m/${name}`,
  large: `/l/${name}`,
  alt: '',
  width: 1280,
  height: 1280,
});

/** What the mouse over a gallery asks for: draws the magnifier anew, as each hover does, and answers its picture. */
function hover(stage: { readonly current: null }, of: PictureSource) {
  let drawn: ReactElement<{ readonly onError: () => void }> | null = null;
  const Drawn = () => {
    drawn = Magnifier({ picture: of, stage });
    return drawn;
  };
  const html = renderToStaticMarkup(<Drawn />);
  return { asked: /src="([^"]*)"/.exec(html)?.[1], fail: () => drawn?.props.onError() };
}

it('asks once for a large picture that does not come, until its product is left [ERR-014]', () => {
  const stage = { current: null };
  const [broken, whole] = [picture('broken'), picture('whole')];
  const first = hover(stage, broken);
  expect(first.asked).toBe('/l/broken.webp');
  first.fail();
  expect(hover(stage, broken).asked).toBeUndefined();
  expect(hover(stage, whole).asked).toBe('/l/whole.webp');
  expect(hover(stage, broken).asked).toBeUndefined();
  expect(hover({ current: null }, broken).asked).toBe('/l/broken.webp');
});
