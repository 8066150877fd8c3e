import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

const draw = (rating: number) => renderToStaticMarkup(<Stars rating={rating} />);
const widthOf = (rating: number) => /width:([\d.]+)%/.exec(draw(rating))?.[1];

it('stars go from 0 to 5 [CONST-015]', () => {
  expect([widthOf(0), widthOf(2.5), widthOf(5)]).toEqual(['0.0', '50.0', '100.0']);
  expect([widthOf(-1), widthOf(9)]).toEqual(['0.0', '100.0']);
  expect(draw(4.25)).toContain('aria-label="Rated 4.3 of 5"');
  expect(draw(3).match(/★+/g)).toEqual(['★★★★★', '★★★★★']);
});
