import fc from 'fast-check';
import { SEED } from './seed.ts';

// Every property and sample of fast-check draws by the seed of the run; a failure prints it with the path to repeat it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
