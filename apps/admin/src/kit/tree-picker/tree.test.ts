import { expect, it } from 'vitest';
import { findNodes, placeNodes } from './tree.ts';

const nodes = placeNodes([
  { value: 'home', label: 'Home', parent: null },
  { value: 'lamps', label: 'Lamps', parent: 'home' },
  { value: 'desk', label: 'Desk lamps', parent: 'lamps' },
  { value: 'cafe', label: 'Café', parent: null },
  { value: 'lost', label: 'Lost', parent: 'gone' },
]);
const found = (words: string) => findNodes(nodes, words).map(({ value }) => value);

it('each record knows how deep it stands and what is above it', () => {
  expect(nodes.map(({ value, depth, above }) => [value, depth, above.join('/')])).toEqual([
    ['home', 0, ''],
    ['lamps', 1, 'Home'],
    ['desk', 2, 'Home/Lamps'],
    ['cafe', 0, ''],
    ['lost', 0, ''],
  ]);
});

it('records are found by words of their own label and those above, whatever the accents', () => {
  expect(found('lamp')).toEqual(['lamps', 'desk']);
  expect(found('home desk')).toEqual(['desk']);
  expect(found('home')).toEqual(['home']);
  expect(found('CAFE')).toEqual(['cafe']);
  expect(found('  ')).toHaveLength(nodes.length);
  expect(found('sofa')).toEqual([]);
});
