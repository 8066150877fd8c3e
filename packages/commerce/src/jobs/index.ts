export { AttemptFailed } from './attempt-failed.ts';
export { type Attempt, forPlatform, forShop, type JobHandler } from './job-handler.ts';
export { JobRunner } from './job-runner.ts';
export { readQueueFigures, readTableSizes } from './queue-figures.ts';
