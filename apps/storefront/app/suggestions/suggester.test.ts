import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester } from './suggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a suggester whose server answers when told to. */
function watched() {
  const asked: { keyword: string; signal: AbortSignal; answer(text: string): void; fail(): void }[] = [];
  const told: (string | undefined)[] = [];
  const suggester = createSuggester<string>(
    (keyword, signal) =>
      new Promise((answer, reject) => {
        asked.push({ keyword, signal, answer, fail: () => reject(new Error('down')) });
      }),
    (answer) => told.push(answer),
  );
  const keywords = () => asked.map(({ keyword }) => keyword);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { ...suggester, asked, told, keywords, settle };
}

describe('asking for suggestions', () => {
  it('waits until nothing was typed for 200 milliseconds [SEARCH-008, SEARCH-011, CONST-027]', () => {
    const { typed, keywords } = watched();
    typed('mu');
    vi.advanceTimersByTime(199);
    typed('mug');
    vi.advanceTimersByTime(199);
    expect(keywords()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(keywords()).toEqual(['mug']);
  });

  it('begins with two characters, blanks aside [SEARCH-009, CONST-028]', () => {
    const { typed, keywords } = watched();
    for (const text of ['m', ' m ', 'mu']) {
      typed(text);
      vi.advanceTimersByTime(1000);
    }
    expect(keywords()).toEqual(['mu']);
  });

  it('is not repeated for the keyword that was asked last [SEARCH-010]', () => {
    const { typed, keywords } = watched();
    for (const text of ['mug', 'mug ', 'm', 'mug', 'cup', 'mug']) {
      typed(text);
      vi.advanceTimersByTime(200);
    }
    expect(keywords()).toEqual(['mug', 'cup', 'mug']);
  });

  it('has one request under way at most, and hears no more of the one before', async () => {
    const { typed, asked, told, settle } = watched();
    typed('mug');
    vi.advanceTimersByTime(200);
    typed('cup');
    vi.advanceTimersByTime(200);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer('cups');
    asked[0]?.answer('mugs');
    await settle();
    expect(told).toEqual(['cups']);
  });

  it('tells of a failure by an empty answer, and goes on with the next keyword [SEARCH-022]', async () => {
    const { typed, asked, told, settle } = watched();
    typed('mug');
    vi.advanceTimersByTime(200);
    asked[0]?.fail();
    await settle();
    typed('cup');
    vi.advanceTimersByTime(200);
    asked[1]?.answer('cups');
    await settle();
    expect(told).toEqual([undefined, 'cups']);
  });

  it('ends when it is stopped', async () => {
    const { typed, stop, asked, told, keywords, settle } = watched();
    typed('mug');
    vi.advanceTimersByTime(200);
    typed('cup');
    stop();
    asked[0]?.answer('mugs');
    await settle();
    vi.advanceTimersByTime(1000);
    expect(keywords()).toEqual(['mug']);
    expect(told).toEqual([]);
  });
});
