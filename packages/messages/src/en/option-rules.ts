import { texts } from '../texts.ts';

/** About the rules of options, said by the server alone. */
export const optionRuleText = texts({
  opensWith: 'Comes with {option}: {values}.',
  opensWithAny: 'Comes with a choice of {option}.',
  updateOptions: 'Update options',
  updateOptionsHelp: 'Some choices open or close others. Press this after choosing.',
});
