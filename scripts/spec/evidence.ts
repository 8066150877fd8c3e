import type { Names, SuiteRun } from '../check/passed-tests.ts';
import { type Claim, idsClaimedBy } from './claims.ts';
import { isAskedOverHttp } from './http.ts';

/** A claim with the file it stands in, relative to the project. */
export interface FiledClaim {
  readonly file: string;
  readonly claim: Claim;
}

/** A set of tests, with the last run of it that says something of these sources. */
export interface JudgedSuite {
  readonly name: string;
  owns(file: string): boolean;
  /** Absent: it was not run since the sources changed, and its claims are taken for granted. */
  readonly run?: SuiteRun | undefined;
}

/** What is asked of a claim beside that its test passed. */
export interface Demands {
  /** Whether the test reaches what the product uses. */
  showsProduct(claim: FiledClaim): boolean;
  goesThroughHttp(claim: FiledClaim): boolean;
}

/** An id with the test that names it and does not show it. */
export interface Unproved {
  readonly id: string;
  readonly where: string;
}

/** What tests show of the requirements. */
export interface Evidence {
  readonly shown: ReadonlySet<string>;
  /** Named by tests only that were not run, or failed. */
  readonly didNotPass: readonly Unproved[];
  /** Named by tests only that reach nothing of the product. */
  readonly reachesNothing: readonly Unproved[];
  /** What only a request shows, named by a test that sends none; also where another one does. */
  readonly withoutHttp: readonly Unproved[];
  /** Named by tests that passed and whose title does not stand in their source. */
  readonly notInSource: readonly Unproved[];
}

/**
 * Weighs what the tests of some suites claim by the runs of these suites. `kits` are tests that stand beside test files,
 * to be made there of whatever is given: they show nothing, since nobody can tell what they are about.
 */
export function weighClaims(
  claims: readonly FiledClaim[],
  suites: readonly JudgedSuite[],
  demands: Demands,
  kits: readonly Claim[] = [],
): Evidence {
  const shown = new Set<string>();
  const didNotPass: Unproved[] = [];
  const reachesNothing: Unproved[] = [];
  const withoutHttp: Unproved[] = [];
  for (const filed of claims) {
    const { file, claim } = filed;
    const hasPassed = passedIn(suites, filed);
    const isOfProduct = demands.showsProduct(filed);
    for (const id of claim.ids) {
      const unproved = { id, where: `${file} > ${claim.title}` };
      if (isAskedOverHttp(id) && !demands.goesThroughHttp(filed)) withoutHttp.push(unproved);
      else if (!hasPassed) didNotPass.push(unproved);
      else if (!isOfProduct) reachesNothing.push(unproved);
      else shown.add(id);
    }
  }
  const isOpen = ({ id }: Unproved) => !shown.has(id);
  return {
    shown,
    didNotPass: didNotPass.filter(isOpen),
    reachesNothing: reachesNothing.filter(isOpen),
    withoutHttp,
    notInSource: claimedElsewhere(claims, suites, kits),
  };
}

/** Whether the test of a claim was run, in one case at least, and failed in none. */
function passedIn(suites: readonly JudgedSuite[], { file, claim }: FiledClaim): boolean {
  const suite = suites.find(({ owns }) => owns(file));
  if (suite === undefined) return false;
  if (suite.run === undefined) return true;
  const { passed, failed } = namesIn(suite.run, file);
  return passed.some(claim.isNamed) && !failed.some(claim.isNamed);
}

const namesIn = ({ files }: SuiteRun, file: string): Names => files[file] ?? { passed: [], failed: [] };

/** Of such a title nobody can tell from the sources what its test uses. */
function claimedElsewhere(
  claims: readonly FiledClaim[],
  suites: readonly JudgedSuite[],
  kits: readonly Claim[],
): readonly Unproved[] {
  const tests = suites.flatMap(({ run }) =>
    Object.entries(run?.files ?? {}).flatMap(([file, { passed }]) => passed.map((name) => ({ file, name }))),
  );
  return tests.flatMap(({ file, name }) => {
    const ids = idsClaimedBy(name);
    const known = [...claims.filter((one) => one.file === file).map(({ claim }) => claim), ...kits];
    const isInSource = (id: string) => known.some((claim) => claim.ids.includes(id) && claim.isNamed(name));
    return ids.filter((id) => !isInSource(id)).map((id) => ({ id, where: `${file} > ${name}` }));
  });
}
