import { expect, it } from 'vitest';
import { capabilityOf, requirementsIn, verdictOn } from './verdicts.ts';

it('reads the requirements that a text states, and none that it names', () => {
  expect(requirementsIn('- API-GQL-501: As [ENT-001](#a).\n- ENT-002: So.\nENT-003: no.')).toEqual([
    'API-GQL-501',
    'ENT-002',
  ]);
  expect(capabilityOf('API-GQL-501')).toBe('API-GQL');
});

it('what is missing a part is not shown, whatever tests claim; what is missing as a whole is deferred', () => {
  const known = {
    shown: new Set(['ENT-001', 'ENT-002']),
    partly: new Set(['ENT-002', 'ENT-003']),
    deferred: new Set(['ENT-003', 'ENT-004']),
  };
  const ids = ['ENT-001', 'ENT-002', 'ENT-003', 'ENT-004', 'ENT-005'];
  expect(ids.map((id) => verdictOn(id, known))).toEqual(['shown', 'partly', 'deferred', 'deferred', 'open']);
});
