import { expect, it } from 'vitest';
import { richTextOf } from '../page/index.ts';
import { isTabShown, selectedTab } from './index.ts';

it('a tab that asks to be hidden, or says nothing, is not shown [PDP-035]', () => {
  expect(isTabShown(richTextOf('Thrown by hand.\n\n{{hide-tab}} is a mark.'))).toBe(true);
  expect(isTabShown(richTextOf('{{hide-tab}} Thrown by hand.'))).toBe(false);
  expect(isTabShown(richTextOf('  {{hide-tab}}'))).toBe(false);
  expect(isTabShown([])).toBe(false);
});

it('the first tab is selected when the one that was is gone', () => {
  const tabs = [{ id: 'description' }, { id: 'details' }, { id: 'care' }];
  expect(selectedTab(tabs, 'care')).toBe(2);
  expect(selectedTab(tabs.slice(0, 2), 'care')).toBe(0);
  expect(selectedTab([], undefined)).toBe(0);
});
