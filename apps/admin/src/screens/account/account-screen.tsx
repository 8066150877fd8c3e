import { adminAccountText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';
import { Screen } from '../../kit/screen.tsx';
import { Section } from '../../kit/section.tsx';
import { Loaded } from '../../kit/state/index.ts';
import { Outline } from './outline.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

/** The account of whoever is signed in. ADM-006, ADM-007, ADM-011 */
export function AccountScreen() {
  const account = useQuery(queries.account.read.queryOptions());
  return (
    <Screen title={adminAccountText.title()}>
      <Loaded query={account} outline={<Outline />}>
        {(data) => (
          <>
            <ProfileSection account={data} />
            <PasswordSection />
            <SecondFactorSection account={data} />
          </>
        )}
      </Loaded>
      <Section title={adminAccountText.sessions()} description={adminAccountText.sessionsHelp()}>
        <SessionList />
      </Section>
    </Screen>
  );
}
