export const LITTLE_GARBAGE: readonly string[];
