import { expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';

const { port } = demo;
const long = 'x'.repeat(5000);

/** What a shop says to an address, or a part of it, that is longer than any of its own. */
it.each([
  [`/${long}`, 404],
  [`/mugs-cups/${long}`, 404],
  [`/about/${long}/more`, 404],
  // Slashes in a row are one, and filters that are none are left out: the address moves.
  [`/x${'/'.repeat(5000)}x`, 301],
  [`/mugs-cups?page=${long}`, 200],
  [`/mugs-cups/color=${long}`, 301],
  [`/fireside-mug?search_keyword=${long}`, 200],
  [`/search?keyword=${long}`, 200],
  [`/order/${long}`, 404],
  [`/order/${long}/tracking`, 404],
  [`/verify-email?token=${long}`, 302],
  [`/reset-password?token=${long}`, 200],
  [`/login?redirect=/${long}`, 200],
  // For scripts, which are told what was wrong.
  [`/listing-page/${long}`, 400],
])(
  'an address of 5,000 characters more than it should have is answered by what it is: %#',
  async (path, status) => {
    const shop = new Client({ port, host: `harbor.localhost:${port}` });
    const reply = await shop.get(path, { accept: 'text/html' });
    expect(reply.status, reply.text.slice(0, 2000)).toBe(status);
  },
);
