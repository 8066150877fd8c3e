import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bringParts, lazyPart } from './lazy-part.tsx';

/** The head of a page with these parts. */
const pageWith = (...parts: string[]) => ({
  querySelectorAll: () => parts.map((content) => ({ content })),
});

/** A part that says its name, and how often its script was asked for. */
function partOf(source: string) {
  const asked = { times: 0 };
  const Part = lazyPart(source, async () => {
    asked.times += 1;
    return () => <p>{source}</p>;
  });
  return { Part, asked };
}

describe('a part with a script of its own', () => {
  it('is named in the head of the pages that have it', async () => {
    const { Part } = partOf('app/named.tsx');
    await bringParts(pageWith('app/named.tsx'));
    expect(renderToStaticMarkup(<Part />)).toContain('<meta name="part" content="app/named.tsx"/>');
  });

  it('is drawn at once when it was brought before, and waited for when not', async () => {
    const [brought, other] = [partOf('app/brought.tsx'), partOf('app/other.tsx')];
    expect(await bringParts(pageWith('app/brought.tsx', 'app/unknown.tsx'))).toBe(true);
    expect(renderToStaticMarkup(<brought.Part />)).toContain('<p>app/brought.tsx</p>');
    expect(() => renderToStaticMarkup(<other.Part />)).toThrow();
    expect(brought.asked.times).toBe(1);
  });

  it('is brought with the parts that come with its script', async () => {
    const made: { inner?: ReturnType<typeof partOf> } = {};
    const Outer = lazyPart('app/outer.tsx', async () => {
      const inner = partOf('app/inner.tsx');
      made.inner = inner;
      return inner.Part;
    });
    await bringParts(pageWith('app/inner.tsx', 'app/outer.tsx'));
    expect(made.inner?.asked.times).toBe(1);
    expect(renderToStaticMarkup(<Outer />)).toContain('<p>app/inner.tsx</p>');
  });

  it('that fails to come is told of, so that the page stays as it came', async () => {
    const Broken = lazyPart<object>('app/broken.tsx', async () => {
      throw new Error('gone');
    });
    expect(await bringParts(pageWith('app/broken.tsx'))).toBe(false);
    expect(() => renderToStaticMarkup(<Broken />)).toThrow();
  });
});
