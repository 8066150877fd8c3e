/** What a save throws that the person gave up when it was asked for more: nothing is told of it, and what is typed stays. */
export const GIVEN_UP = new Error('given up');
