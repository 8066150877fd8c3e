import { describe, expect, it } from 'vitest';
import { evaluateFreebies, type FreebieLine, type FreebieRule } from './index.ts';

function rule(over: Partial<FreebieRule> = {}): FreebieRule {
  return { id: 'r', choices: ['candle', 'soap'], autoAdd: false, ...over };
}

function line(over: Partial<FreebieLine> = {}): FreebieLine {
  return { id: 'l', productId: 'vase', quantity: 1, subtotal: 5000, ...over };
}

const gift = line({ id: 'g', productId: 'candle', subtotal: 0, freebieOf: 'r' });

describe('freebies', () => {
  it('are offered for choice once earned, in the order of the rules', () => {
    const rules = [rule({ minSubtotal: 5000 }), rule({ id: 's', choices: ['card'] })];
    expect(evaluateFreebies(rules, [line()]).prompts).toEqual([
      { ruleId: 'r', choices: ['candle', 'soap'] },
      { ruleId: 's', choices: ['card'] },
    ]);
    expect(evaluateFreebies([rule({ minSubtotal: 5001 })], [line()]).prompts).toEqual([]);
    expect(evaluateFreebies([rule()], []).prompts).toEqual([]);
  });

  it('count pieces of the products named', () => {
    const rules = [rule({ productIds: ['vase', 'mug'], minQuantity: 3 })];
    const two = line({ quantity: 2 });
    expect(evaluateFreebies(rules, [two]).prompts).toHaveLength(0);
    expect(evaluateFreebies(rules, [two, line({ id: 'm', productId: 'mug' })]).prompts).toHaveLength(1);
    expect(evaluateFreebies(rules, [two, line({ id: 'x', productId: 'lamp' })]).prompts).toHaveLength(0);
  });

  it('are not offered again once taken, and stay while earned', () => {
    expect(evaluateFreebies([rule()], [line(), gift])).toEqual({ prompts: [], autoAdd: [], unearned: [] });
  });

  it('are lost with what earned them, and never earn each other', () => {
    expect(evaluateFreebies([rule()], [gift]).unearned).toEqual(['g']);
    expect(evaluateFreebies([rule({ minSubtotal: 5001 })], [line(), gift]).unearned).toEqual(['g']);
    expect(evaluateFreebies([], [line(), gift]).unearned).toEqual(['g']);
  });

  it('are one piece of one of the choices per rule', () => {
    const second = { ...gift, id: 'g2', productId: 'soap' };
    expect(evaluateFreebies([rule()], [line(), gift, second]).unearned).toEqual(['g2']);
    const foreign = { ...gift, productId: 'piano' };
    expect(evaluateFreebies([rule()], [line(), foreign])).toMatchObject({
      unearned: ['g'],
      prompts: [{ ruleId: 'r' }],
    });
    expect(evaluateFreebies([rule()], [line(), { ...gift, quantity: 2 }]).unearned).toEqual(['g']);
  });

  it('come by themselves where the rule says so and there is no choice', () => {
    expect(evaluateFreebies([rule({ autoAdd: true, choices: ['card'] })], [line()])).toEqual({
      prompts: [],
      autoAdd: [{ ruleId: 'r', productId: 'card' }],
      unearned: [],
    });
    expect(evaluateFreebies([rule({ autoAdd: true })], [line()]).prompts).toHaveLength(1);
  });
});
