import { Badge, Switch } from '@mantine/core';
import type { People } from '@stoa/admin-contract';
import { adminPeopleText } from '@stoa/messages';
import { api } from '../../api/index.ts';
import { confirm } from '../../kit/confirm.tsx';
import { Section } from '../../kit/section.tsx';
import { useWorkplace } from '../../session/index.ts';
import classes from './people.module.css';
import { usePeopleDeed } from './use-people.ts';

interface RuleSectionProps extends Pick<People, 'people' | 'rules'> {
  readonly mayWrite: boolean;
}

/** Whether everybody who works here needs a second factor. ADM-009 */
export function RuleSection({ people, rules, mayWrite }: RuleSectionProps) {
  const { code: shop } = useWorkplace();
  const deed = usePeopleDeed();
  const { secondFactorRequired: required, version } = rules;
  const change = async () => {
    if (!(await confirm(required ? askOff : askOn(people)))) return;
    deed.mutate({
      act: () => api.people.changeRules({ shop, version, secondFactorRequired: !required }),
      done: required ? adminPeopleText.ruleIsOff() : adminPeopleText.ruleIsOn(),
    });
  };
  return (
    <Section title={adminPeopleText.rules()}>
      {mayWrite ? (
        <Switch
          checked={required}
          disabled={deed.isPending}
          onChange={change}
          label={adminPeopleText.ruleTitle()}
          description={adminPeopleText.ruleHelp()}
          labelPosition="left"
          classNames={{
            body: classes.rule ?? '',
            labelWrapper: classes.ruleText ?? '',
            label: classes.ruleName ?? '',
            description: classes.ruleHelp ?? '',
          }}
        />
      ) : (
        <div className={classes.rule}>
          <div className={classes.ruleText}>
            <div className={classes.ruleName}>{adminPeopleText.ruleTitle()}</div>
            <div className={classes.ruleHelp}>{adminPeopleText.ruleHelp()}</div>
          </div>
          <Badge color={required ? 'aegean' : 'gray'}>
            {required ? adminPeopleText.on() : adminPeopleText.off()}
          </Badge>
        </div>
      )}
    </Section>
  );
}

const askOff = {
  title: adminPeopleText.ruleOffTitle(),
  help: adminPeopleText.ruleOffHelp(),
  action: adminPeopleText.ruleOffAction(),
};

/** Asks whether to shut those out who have none yet, and says how many they are. */
function askOn(people: People['people']) {
  const without = people.filter(({ secondFactor }) => !secondFactor);
  const parts = [
    without.length === 0
      ? adminPeopleText.ruleOnAllHelp()
      : without.length === 1
        ? adminPeopleText.ruleOnOneHelp()
        : adminPeopleText.ruleOnHelp({ n: without.length }),
    ...(without.some(({ self }) => self) ? [adminPeopleText.ruleOnSelf()] : []),
  ];
  return {
    title: adminPeopleText.ruleOnTitle(),
    help: parts.join(' '),
    action: adminPeopleText.ruleOnAction(),
  };
}
