/** What tests of engines, here and elsewhere, share. */
export { type EngineUnderTest, searchConformance } from './testing/conformance.ts';
export { referenceSearch } from './testing/reference.ts';
export { testId, testOffer, type World } from './testing/world.ts';
