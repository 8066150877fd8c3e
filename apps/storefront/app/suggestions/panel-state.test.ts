import { describe, expect, it } from 'vitest';
import { choices, closedPanel, nextPanel, type PanelEvent } from './panel-state.ts';
import { answerOf } from './testing.ts';

const after = (...events: PanelEvent[]) => events.reduce(nextPanel, closedPanel);
const text = (typed: string): PanelEvent => ({ kind: 'text', text: typed });
const answered: PanelEvent = { kind: 'answer', answer: answerOf() };
const failed: PanelEvent = { kind: 'answer', answer: undefined };
const close: PanelEvent = { kind: 'close' };

describe('the panel of suggestions', () => {
  it('opens with an answer, and stays while one types on', () => {
    expect(after(text('mug')).open).toBe(false);
    expect(after(text('mug'), answered)).toMatchObject({ open: true, options: [{}, {}, {}] });
    expect(after(text('mug'), answered, text('mugs')).open).toBe(true);
  });

  it('hides below two characters, and comes back for the same keyword without asking', () => {
    expect(after(text('mug'), answered, text('m')).open).toBe(false);
    expect(after(text('mug'), answered, text('m'), text('mug')).open).toBe(true);
    expect(after(text('mug'), answered, text('m'), text('cup')).open).toBe(false);
  });

  it('is emptied and hidden by a failure [SEARCH-022, SEARCH-023]', () => {
    expect(after(text('mug'), answered, text('mugs'), failed)).toMatchObject({ open: false, options: [] });
  });

  it('stays shut for an answer that nobody waits for any more', () => {
    expect(after(text('mug'), close, answered).open).toBe(false);
  });

  it('stays shut when nothing was found', () => {
    const nothing = answerOf({ products: [], categories: [], total: 0 });
    expect(after(text('mug'), { kind: 'answer', answer: nothing }).open).toBe(false);
  });

  it('forgets the marked option when the text changes or it closes', () => {
    const marked = after(text('mug'), answered, { kind: 'mark', option: 1 });
    expect(marked.marked).toBe(1);
    expect(nextPanel(marked, text('mugs')).marked).toBeUndefined();
    expect(nextPanel(marked, close).marked).toBeUndefined();
  });

  it('opens by a key where it was closed, for what is written still', () => {
    const closed = after(text('mug'), answered, close);
    expect(choices(closed, ' mug')).toBe(3);
    expect(choices(closed, 'cup')).toBe(0);
    expect(nextPanel(closed, { kind: 'mark', option: 0 }).open).toBe(true);
  });
});
