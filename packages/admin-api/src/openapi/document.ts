import type { OpenAPI } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { adminContract, namedSchemas, tags } from '@stoa/admin-contract';
import { ADMIN_API, adminRoutes } from '../rest/routes.ts';
import { finishOperation } from './operation.ts';
import { refusalComponents } from './refusals.ts';
import { schemaConverter } from './schemas.ts';
import { securitySchemes } from './security.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [schemaConverter] });

const description = `Everything that the back office does.

Whoever is signed in is known by the cookie of their session. A browser writes from pages of the back office alone. \`x-scope\` is the permission that an operation asks for in the shop that its address names, \`x-or-scope\` another that does as well, \`x-audit-verb\` what the audit log calls it.

A refusal is a problem document (RFC 9457): \`code\` is for programs, \`detail\` for people.

What is told here is neither taken away nor narrowed. It grows: answers gain fields, lists of values in answers gain values, inputs gain fields that may be left out, and operations gain refusals. Pass over what you do not know.`;

/** Makes the OpenAPI 3.1 document of the contract. ADM-901 */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const document = await generator.generate(adminContract, {
    info: { title: 'Stoa back office', version: '1', description },
    servers: [{ url: ADMIN_API }],
    tags: [...tags],
    commonSchemas: Object.fromEntries(
      Object.entries(namedSchemas).map(([name, schema]) => [name, { schema, strategy: 'output' }]),
    ),
  });
  const { openapi, info, servers, tags: told, components, paths = {} } = document;
  for (const route of adminRoutes) {
    const item = paths[route.path];
    const method = methods[route.method];
    const operation = item?.[method];
    if (!item || !operation) throw new Error(`the document lacks ${route.name}`);
    Object.assign(item, { [method]: finishOperation(operation, route) });
  }
  return {
    openapi,
    info,
    ...(servers && { servers }),
    ...(told && { tags: told }),
    paths,
    components: { ...components, responses: refusalComponents, securitySchemes },
  };
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
