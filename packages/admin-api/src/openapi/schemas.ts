import { ZodToJsonSchemaConverter, type ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4';
import { globalRegistry } from 'zod';

type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number];

/** What JavaScript counts exactly is no rule of the contract: such bounds would only say that a number is whole. */
const withoutSafeBounds: Interceptor = ({ next }) => {
  const [required, schema] = next();
  const { minimum, maximum, ...rest } = schema;
  return [
    required,
    {
      ...rest,
      ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    },
  ];
};

/** An answer that says nothing has no content, in place of one that no value fits. */
const nothing: Interceptor = ({ schema, next }) =>
  schema._zod.def.type === 'void' ? [true, { not: {} }] : next();

/** What is sent as a file is text of the media type that its schema names. */
const files: Interceptor = ({ schema, next }) => {
  const contentMediaType = globalRegistry.get(schema)?.contentMediaType;
  return typeof contentMediaType === 'string' ? [true, { type: 'string', contentMediaType }] : next();
};

/** Turns the schemas of the contract into those of the document. */
export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [withoutSafeBounds, nothing, files],
});
