/** Shared test tools for engines. */
export { searchConformance } from './testing/conformance.ts';
export { draw, drawnBy } from './testing/draw.ts';
export type { EngineUnderTest } from './testing/engine-under-test.ts';
export { hostileExamples, hostileKeyword } from './testing/hostile-keyword.ts';
export { referenceSearch } from './testing/reference.ts';
export { testId, testOffer, type World } from './testing/world.ts';
