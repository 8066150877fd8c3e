/** Answers may tell no more than what was told, inputs may be held to no more than what was asked: what that is called. */
export interface Direction {
  /** Whether it is answered; else it is given. */
  readonly isAnswer: boolean;
  /** A field that was told is there no longer. */
  readonly gone: string;
  /** A field is no longer what it was told to be: always there, or free to be left out. */
  readonly presence: string;
  /** A value that is told no longer, or was not told. */
  readonly value: (value: string) => string;
  /** A rule that values kept to, or need not have kept to. */
  readonly rule: (rule: string) => string;
}

export const answers: Direction = {
  isAnswer: true,
  gone: 'is no longer answered',
  presence: 'may now be absent',
  value: (value) => `may now be ${value}`,
  rule: (rule) => `no longer keeps to ${rule}`,
};

export const inputs: Direction = {
  isAnswer: false,
  gone: 'is no longer taken',
  presence: 'is required now',
  value: (value) => `may no longer be ${value}`,
  rule: (rule) => `has to keep to ${rule} now`,
};
