import { expect, it } from 'vitest';
import { readName, readPlaced } from './names.ts';

const refusal = (text: string) => expect.objectContaining({ exitSentence: expect.stringContaining(text) });

it('a name is written as files, types, variables, tables and people write it', () => {
  expect(readName('gift-list')).toEqual({
    kebab: 'gift-list',
    camel: 'giftList',
    pascal: 'GiftList',
    snake: 'gift_list',
    title: 'Gift list',
  });
});

it.each(['', 'Gift', 'gift_list', '../gift', 'gift--list', '1gift', 'gift/list'])('%j is no name', (name) => {
  expect(() => readName(name)).toThrow(refusal('no name'));
});

it('something of a capability is named with it, and with a folder in it', () => {
  expect(readPlaced('category/pin-category')).toMatchObject({
    folder: 'packages/commerce/src/category',
    capability: 'category',
    up: '../',
    name: { camel: 'pinCategory' },
  });
  expect(readPlaced('content/menu/save-menu')).toMatchObject({
    folder: 'packages/commerce/src/content/menu',
    capability: 'content',
    up: '../../',
    name: { camel: 'saveMenu' },
  });
});

it('of no capability, or of one that is not there, it is refused', () => {
  expect(() => readPlaced('pin-category')).toThrow(refusal('of which capability'));
  expect(() => readPlaced('categories/pin-category')).toThrow(refusal('no capability'));
});
