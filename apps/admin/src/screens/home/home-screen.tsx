import { adminHomeText } from '@stoa/messages';
import { Screen } from '../../kit/screen.tsx';
import { useSession, useWorkplace } from '../../session/index.ts';
import { AboutShop } from './about-shop.tsx';
import { WithToDo } from './to-do.tsx';

/** The home of a shop: what it still needs, what it is, and what the person may do there. ADM-014 */
export function HomeScreen() {
  const { person } = useSession();
  const { code, name, scopes } = useWorkplace();
  return (
    <Screen title={name} description={adminHomeText.greeting({ name: person.name })}>
      {scopes.includes('content:read') ? (
        <WithToDo key={code}>
          <AboutShop />
        </WithToDo>
      ) : (
        <AboutShop />
      )}
    </Screen>
  );
}
