import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { type Access, adminContract } from '@stoa/admin-contract';

/** Where the contract is served. */
export const ADMIN_API = '/api/v1';

/** A procedure as HTTP knows it. */
export interface AdminRoute {
  /** Its name in the contract, such as `people.list`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `ADMIN_API`, with `{name}` for its values. */
  readonly path: `/${string}`;
  readonly access: Access;
}

/** Every procedure of the contract. */
export const adminRoutes: readonly AdminRoute[] = Object.entries(adminContract).flatMap(
  ([group, procedures]) =>
    Object.entries(procedures).flatMap(([name, found]: [string, unknown]) =>
      isContractProcedure(found) ? [toRoute(`${group}.${name}`, found)] : [],
    ),
);

function toRoute(name: string, { '~orpc': { route, meta } }: AnyContractProcedure): AdminRoute {
  const { method, path } = route;
  if (method === undefined || method === 'HEAD' || path === undefined)
    throw new Error(`${name} names no address`);
  return { name, method, path, access: meta as Access };
}

/** Returns a path as Fastify writes it. */
export const fastifyPath = (path: string): string => ADMIN_API + path.replaceAll(/\{(\w+)\}/g, ':$1');
