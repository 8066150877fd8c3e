import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', JSON: 'unknown', Money: 'number', ID: 'string' };

/** `npm run codegen`: types of the contract and of the storefront's documents, from the schema. */
export default {
  importExtension: '.ts',
  schema: 'packages/contract/schema.graphql',
  documents: 'packages/contract/src/documents/*.graphql',
  generates: {
    'packages/contract/src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        // The client throws for every answer with an error in it.
        nullability: { errorHandlingClient: true },
        scalars,
      },
    },
    'packages/api/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#ApiContext',
        mappers: {
          Category: '../dto/category-source.ts#CategorySource',
          HeaderOrFooter: '../dto/header-footer-source.ts#HeaderOrFooterSource',
          ProductList: '../operations/product-lists.ts#ProductCards',
          OrderItem: '../dto/order-dto.ts#OrderItemSource',
          Product: '../dto/product-source.ts#ProductSource',
          Variation: '../dto/product-source.ts#VariationSource',
          Template: '../dto/template-source.ts#TemplateSource',
        },
        makeResolverTypeCallable: true,
        scalars,
      },
    },
  },
} satisfies CodegenConfig;
