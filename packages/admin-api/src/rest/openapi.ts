import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { adminContract, problem } from '@stoa/admin-contract';
import { ADMIN_API } from './routes.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** Makes the OpenAPI 3.1 document of the contract. ADM-901 */
export function openApiDocument(): Promise<object> {
  return generator.generate(adminContract, {
    info: {
      title: 'Stoa back office',
      version: '1',
      description:
        'Everything that the back office does. Whoever is signed in is known by the cookie of their session; writes come from the host of the back office itself. A refusal is a problem document (RFC 9457).',
    },
    servers: [{ url: ADMIN_API }],
    commonSchemas: { Problem: { schema: problem } },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Problem' }),
  });
}
