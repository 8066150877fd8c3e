import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  galleryMode,
  nextPicture,
  PLAYER_ORIGINS,
  pan,
  pinch,
  playerAddress,
  readVideo,
  swipeStep,
  unzoomed,
  videoAddress,
  ZOOM_RATIO,
  type Zoom,
  zoomTo,
} from './index.ts';

describe('turning pictures', () => {
  it('takes a swipe of more than 90 pixels [CONST-017, CONST-529, PDP-011, PDP-012]', () => {
    expect([-91, -90, 0, 90, 91].map(swipeStep)).toEqual([1, 0, 0, 0, -1]);
  });

  it('loops at both ends [PDP-013]', () => {
    expect([nextPicture(2, 1, 3), nextPicture(0, -1, 3), nextPicture(0, 1, 3)]).toEqual([0, 2, 1]);
  });
});

describe('the mode of the gallery', () => {
  it('is one of four, and leaving any brings back to normal [PDP-009, PDP-010]', () => {
    expect(galleryMode('normal', 'point')).toBe('desktop-zoom');
    expect(galleryMode('desktop-zoom', 'open')).toBe('fullscreen');
    expect(galleryMode('normal', 'open-by-touch')).toBe('mobile-zoom');
    for (const mode of ['normal', 'desktop-zoom', 'fullscreen', 'mobile-zoom'] as const) {
      expect(galleryMode(mode, 'leave'), mode).toBe('normal');
    }
  });

  it('stays what it is while a mouse moves over a large view [PDP-009]', () => {
    expect(galleryMode('fullscreen', 'point')).toBe('fullscreen');
    expect(galleryMode('mobile-zoom', 'point')).toBe('mobile-zoom');
  });
});

const box: Box = { width: 400, height: 600 };
const at = (x: number, y: number) => ({ x, y });

describe('a zoomed picture', () => {
  it('grows about the point that is meant, up to three times [CONST-018, PDP-006]', () => {
    expect(zoomTo(unzoomed, 2, at(100, -50), box)).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomTo(unzoomed, 9, at(0, 0), box)).toEqual({ scale: ZOOM_RATIO, x: 0, y: 0 });
    expect(ZOOM_RATIO).toBe(3);
    expect(zoomTo({ scale: 2, x: -100, y: 50 }, 0.5, at(0, 0), box)).toEqual(unzoomed);
  });

  it('follows two fingers [PDP-007]', () => {
    const spread = pinch(unzoomed, [at(-50, 0), at(50, 0)], [at(-100, 0), at(100, 0)], box);
    expect(spread).toEqual({ scale: 2, x: 0, y: 0 });
    const moved = pinch(spread, [at(-50, 0), at(50, 0)], [at(-20, 30), at(80, 30)], box);
    expect(moved).toEqual({ scale: 2, x: 30, y: 30 });
    expect(pinch(moved, [at(5, 5), at(5, 5)], [at(0, 0), at(9, 9)], box)).toEqual(moved);
  });

  it('always covers its box, whatever is done to it', () => {
    const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
    const point = fc.record({ x: coordinate, y: coordinate });
    const gesture = fc.oneof(
      fc.record({ kind: fc.constant('pan' as const), by: point }),
      fc.record({ kind: fc.constant('zoom' as const), scale: coordinate, to: point }),
      fc.record({
        kind: fc.constant('pinch' as const),
        from: fc.tuple(point, point),
        to: fc.tuple(point, point),
      }),
    );
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 12 }), (gestures) => {
        const zoom = gestures.reduce<Zoom>((now, made) => {
          if (made.kind === 'pan') return pan(now, made.by, box);
          if (made.kind === 'zoom') return zoomTo(now, made.scale, made.to, box);
          return pinch(now, made.from, made.to, box);
        }, unzoomed);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(zoom.scale).toBeLessThanOrEqual(ZOOM_RATIO);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) / 2) * box.width + 1e-9);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) / 2) * box.height + 1e-9);
      }),
    );
  });
});

describe('the address of a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
  ])('of a provider is taken: %s [PDP-015]', (address, provider, id) => {
    expect(readVideo(address)).toEqual({ provider, id });
    const kept = readVideo(address);
    expect(kept && readVideo(videoAddress(kept))).toEqual(kept);
  });

  it.each([
    ['another host', 'https://example.com/watch?v=dQw4w9WgXcQ'],
    ['another provider', 'https://www.dailymotion.com/video/76979871'],
    ['a host that ends like one', 'https://notvimeo.com/76979871'],
    ['a host that only begins like one', 'https://vimeo.com.example.com/76979871'],
    ['a host behind a name', 'https://vimeo.com@example.com/76979871'],
    ['a name before the host', 'https://user@vimeo.com/76979871'],
    ['an open connection', 'http://vimeo.com/76979871'],
    ['another port', 'https://vimeo.com:8443/76979871'],
    ['no id', 'https://www.youtube.com/watch'],
    ['an id with more behind it', 'https://youtu.be/dQw4w9WgXcQ"onload='],
    ['a list of films', 'https://www.youtube.com/playlist?v=dQw4w9WgXcQ'],
    ['words', 'a film'],
  ])('that is none is not read: %s [PDP-015]', (_, address) => {
    expect(readVideo(address)).toBeUndefined();
  });

  it('leads to a player that keeps no cookies, at an origin that may be framed', () => {
    const origins: readonly string[] = PLAYER_ORIGINS;
    expect(origins).toContain(new URL(playerAddress({ provider: 'vimeo', id: '1' })).origin);
    expect(origins).toContain(new URL(playerAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).origin);
    expect(playerAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    expect(playerAddress({ provider: 'vimeo', id: '76979871' })).toMatch(/video\/76979871\?.*dnt=1/);
  });
});
