import { Button } from '@mantine/core';
import { adminSignInText } from '@stoa/messages';
import { Link } from 'react-router';
import { Panel } from '../../kit/panel.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { codesLeftText } from '../../session/index.ts';

/** Tells who signed in with a recovery code how many are left. ADM-007 */
export function CodesLeft({ left, to }: { readonly left: number; readonly to: string }) {
  return (
    <Panel
      title={codesLeftText(left)}
      help={adminSignInText.codesLeftHelp()}
      after={<TextLink to="/account">{adminSignInText.makeNew()}</TextLink>}
    >
      <Button component={Link} to={to} replace fullWidth>
        {adminSignInText.goOn()}
      </Button>
    </Panel>
  );
}
