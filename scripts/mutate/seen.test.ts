import { expect, it } from 'vitest';
import { noteValue, noteValues, type Seen } from './seen.ts';

it('the kinds of a field are known, and whether it told more than one thing', () => {
  const seen: Seen = new Map();
  for (const value of ['Mug', null, 'Mug', '']) noteValue(seen, 'name', value);
  expect(seen.get('name')).toEqual({ kinds: new Set(['text', 'null', "''"]), told: new Set(['Mug']) });
  noteValue(seen, 'name', 'Bowl');
  noteValue(seen, 'name', 'Cup');
  expect(seen.get('name')?.told).toEqual(new Set(['Mug', 'Bowl']));
});

it('what is noted twice of a field hides nothing that was noted beside it', () => {
  const seen: Seen = new Map();
  noteValues(seen, 'name', { kinds: ['text'], told: ['Mug'] });
  noteValues(seen, 'name', { kinds: ['text'], told: ['Mug', 'Bowl'] });
  expect(seen.get('name')).toEqual({ kinds: new Set(['text']), told: new Set(['Mug', 'Bowl']) });
});
