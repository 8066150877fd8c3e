import { richTextOf } from '@stoa/domain';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { readOptionalContent } from './optional-content.server.ts';
import { OptionalContent } from './optional-content.tsx';

const switches = [
  ['show_in_title', 'On cups'],
  ['show_in_sub_title', 'And their saucers'],
  ['show_in_description', 'A long story.'],
] as const;
const content = {
  title: 'On cups',
  sub_title: 'And their saucers',
  description: richTextOf('A long story.'),
};

it.each(Array.from({ length: 8 }, (_, bits) => switches.map((_one, at) => (bits & (1 << at)) > 0)))(
  'optional content shows title, sub-title and description each by its own switch: %j, %j, %j [LIST-031, LIST-032]',
  async (...on) => {
    const given = { ...content, ...Object.fromEntries(switches.map(([key], at) => [key, on[at]])) };
    const html = await renderPage('/cups', <OptionalContent content={readOptionalContent(given)} />);
    expect(switches.map(([, words]) => html.includes(words))).toEqual(on);
  },
);
