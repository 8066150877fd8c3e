import { describe, expect, it } from 'vitest';
import { listViews } from './views.ts';

const views = listViews({ all: () => 'All', old: () => 'Old' });

describe('the views of a list', () => {
  it('stand in the address; an unknown one is that of all rows', () => {
    expect(views.read('?view=old')).toBe('old');
    expect(views.read('?view=dreamt')).toBe('all');
    expect(views.read('')).toBe('all');
  });

  it('keep words, filters and order, and begin on the first page with nothing unfolded', () => {
    const before = '?q=bowl&brand=Kiln&sort=-price&at=c&page=2&open=1&view=all';
    expect(views.queryOf('old', before)).toBe('?q=bowl&brand=Kiln&sort=-price&view=old');
    expect(views.queryOf('all', '?view=old')).toBe('');
  });

  it('do not keep a filter that they set themselves', () => {
    const waiting = listViews({ all: () => 'All', waiting: () => 'Waiting' }, ['status']);
    expect(waiting.queryOf('waiting', '?group=retail&status=verified')).toBe('?group=retail&view=waiting');
  });
});
