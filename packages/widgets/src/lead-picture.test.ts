import { expect, it } from 'vitest';
import { leadPicture } from './server.ts';

const picture = (large: string) => ({ thumbnail: 't', medium: 'm', large, alt: '', width: 8, height: 6 });
const node = (settings: unknown, children: Node[] = []): Node => ({
  id: 'n',
  type: 'any',
  settings,
  data: undefined,
  children,
});
type Node = Parameters<typeof leadPicture>[0][number];

it('a page stands for itself by the first picture on it, also one of a slide or further down', () => {
  const still = node({ picture: picture('still') });
  const slides = node({ slides: [{ picture: picture('first') }, { picture: picture('second') }] });
  expect(leadPicture([node({ title: 'Words' }), still, slides])?.large).toBe('still');
  expect(leadPicture([slides, still])?.large).toBe('first');
  expect(leadPicture([node({}, [node({}, [still])]), slides])?.large).toBe('still');
  expect(leadPicture([node(undefined), node({ picture: null, slides: [] })])).toBeUndefined();
});
