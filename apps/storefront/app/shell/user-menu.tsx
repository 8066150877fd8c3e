import { shellText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { useRef } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { useLoginDialog } from '../account/login-dialog.tsx';
import { useFlyout } from './use-flyout.ts';

/** The menu closes this long after the mouse has left it. USER-510, CONST-501 */
const CLOSES_AFTER = 500;

export function UserMenu({ signedIn }: { signedIn: boolean }) {
  return signedIn ? <AccountMenu /> : <SignInLink />;
}

/** Opens the login modal; without scripts it leads to the login page. USER-507, AUTH-515 */
function SignInLink() {
  const login = useLoginDialog();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`/login?return=${encodeURIComponent(pathname + search)}`}
      className="icon-button sign-in-link"
      onClick={(event) => {
        event.preventDefault();
        login.open();
      }}
    >
      <Icon name="user" />
      <span className="sign-in-text">{shellText.signInOrRegister()}</span>
    </Link>
  );
}

/** USER-501 to USER-506, USER-509 to USER-511 */
function AccountMenu() {
  const { details } = useFlyout(CLOSES_AFTER);
  const navigate = useNavigate();
  const byTouch = useRef(false);
  return (
    <details
      className="user-menu"
      {...details}
      onPointerEnter={(event) => {
        byTouch.current = event.pointerType !== 'mouse';
        details.onPointerEnter(event);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details. */}
      <summary
        className="icon-button"
        aria-label={shellText.account()}
        onClick={(event) => {
          const byMouse = event.detail > 0 && !byTouch.current;
          if (!byMouse) return;
          event.preventDefault();
          navigate('/account');
        }}
      >
        <Icon name="user" />
      </summary>
      <div className="popover-panel">
        <Link to="/account/dashboard" className="menu-entry">
          {shellText.myAccount()}
        </Link>
        <Link to="/account/orders" className="menu-entry">
          {shellText.myOrders()}
        </Link>
        <Link to="/account/settings" className="menu-entry">
          {shellText.accountSettings()}
        </Link>
        <Form action="/logout" method="post">
          <button type="submit" className="menu-entry">
            {shellText.logout()}
          </button>
        </Form>
      </div>
    </details>
  );
}
