import type { HostResolution, Shop } from '@stoa/commerce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLOSED_ROBOTS_TEXT, robotsText } from './robots-txt.ts';

const ROBOTS = '/robots.txt';
const TEXT = 'text/plain; charset=utf-8';

/** Serves `/robots.txt` of an open shop. It says the same for good, so crawlers may keep it for an hour. */
export function addRobotsRoute(app: FastifyInstance, shopOf: (request: FastifyRequest) => Shop): void {
  app.get(ROBOTS, async (request, reply) => {
    const { origin } = new URL(shopOf(request).baseUrl);
    return reply.type(TEXT).header('cache-control', 'public, max-age=3600').send(robotsText(origin));
  });
}

/** Tells whether `/robots.txt` of a closed shop is asked for, which answers though the shop does not. OPEN-048 */
export const asksClosedRobots = ({ url }: FastifyRequest, { kind }: HostResolution): boolean =>
  kind === 'unavailable' && /^\/robots\.txt(\?|$)/.test(url);

export function sendClosedRobots(reply: FastifyReply): FastifyReply {
  return reply.type(TEXT).header('cache-control', 'no-store').send(CLOSED_ROBOTS_TEXT);
}
