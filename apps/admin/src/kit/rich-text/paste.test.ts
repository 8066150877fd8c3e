import { describe, expect, it } from 'vitest';
import { setStylesAside, styleOf } from './paste.ts';

describe('what is pasted', () => {
  it('has its styles and handlers set aside, and its words left alone', () => {
    expect(setStylesAside('<p STYLE="color:red" onclick = "x()">in style = good</p>')).toBe(
      '<p data-STYLE="color:red" data-onclick = "x()">in style = good</p>',
    );
    expect(setStylesAside('<style media="x">p{}</style><styled>')).toBe(
      '<template media="x">p{}</template><styled>',
    );
    expect(setStylesAside('no tag, style=1')).toBe('no tag, style=1');
    expect(setStylesAside('a <b')).toBe('a <b');
  });

  it('tells its styles', () => {
    expect(styleOf('color: red; Text-Align:CENTER', 'text-align')).toBe('center');
    expect(styleOf('text-align: left; text-align: right;', 'text-align')).toBe('right');
    expect(styleOf('color: red', 'text-align')).toBe('');
    expect(styleOf(undefined, 'text-align')).toBe('');
  });
});
