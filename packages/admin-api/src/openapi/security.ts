import type { OpenAPI } from '@orpc/contract';
import type { Access } from '@stoa/admin-contract';

/**
 * The cookie of a session, over TLS and without. The prefix makes the browser refuse it from a sibling host or without
 * TLS.
 */
export const sessionCookie = { secure: '__Host-stoa-staff', plain: 'stoa-staff' } as const;

/** How whoever asks is known. */
export const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie.secure,
    description: `The session, as \`POST /session\` sets it; \`${sessionCookie.plain}\` where the back office is served without TLS.`,
  },
};

/**
 * What a procedure asks of whoever calls it: `x-scope` is the permission, `x-or-scope` another that does as well,
 * `x-audit-verb` the act in the audit log.
 */
export interface Asked {
  readonly security: OpenAPI.SecurityRequirementObject[];
  readonly 'x-scope'?: string;
  readonly 'x-or-scope'?: string;
  readonly 'x-audit-verb'?: string;
}

/** Tells who may call a procedure. ADM-013 */
export function askedBy(access: Access): Asked {
  if (access.by === 'anybody') return { security: [] };
  const security = [{ session: [] }];
  if (access.by === 'person') return { security };
  const { scope, orScope, verb } = access;
  return {
    security,
    'x-scope': scope,
    ...(orScope !== undefined && { 'x-or-scope': orScope }),
    ...(verb !== undefined && { 'x-audit-verb': verb }),
  };
}
