import { describe, expect, test } from 'vitest';
import { absentModels, absentOperations, absentRoutes } from './absent-calls.ts';
import { at, Caller } from './caller.ts';

const harbor = new Caller('harbor');

/** Calls that are not there yet are there nowhere: nothing answers as if, and no setting promises them. */
describe('what is not there yet', () => {
  test.each(absentRoutes)(
    '$method $path is answered as an unknown address',
    async ({ method, path, body }) => {
      const unknown = await harbor.call(method, '/api/nothing-of-the-kind', body);
      const answer = await harbor.call(method, path, body);
      expect(answer.body).toEqual(unknown.body);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    },
  );

  test.each(absentOperations)(
    '$operation $name is answered as an unknown operation',
    async ({ operation, name, given }) => {
      const ask = (field: string) => harbor.document(`${operation} { ${field}(${given}) { _id } }`);
      const unknown = await ask('nothingOfTheKind');
      const answer = await ask(name);
      expect(answer.body.data).toBeUndefined();
      expect(at(answer.body, 'errors.0.extensions')).toEqual(at(unknown.body, 'errors.0.extensions'));
      expect(String(at(answer.body, 'errors.0.message'))).toContain(`Cannot query field "${name}"`);
    },
  );

  test('no setting announces it', async () => {
    for (const shop of ['harbor', 'ember']) {
      const { body } = await new Caller(shop).post('/api/setting/configuration', { models: absentModels });
      const told = (body.data ?? {}) as Record<string, { readonly value?: unknown } | undefined>;
      for (const model of absentModels)
        expect(told[model]?.value ?? false, `${model} of ${shop}`).toBe(false);
    }
  });

  test('no setting announces messages, lists or reviews while their calls are not there', async () => {
    const { initSettings } = await harbor.graphql('{ initSettings { modules others active_review_module } }');
    expect(initSettings).toMatchObject({
      modules: { messages: { is_active: false, is_enable_messages_on_product_pages: false } },
      others: { shopping_list: { enable: false }, save_for_later: { enable: false } },
      active_review_module: null,
    });
  });
});
