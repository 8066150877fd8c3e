import { shellText } from '@stoa/messages';
import { Dialog, Icon, SmartLink } from '@stoa/ui';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router';
import type { MenuEntry } from './shell-data.server.ts';

type Entry = Omit<MenuEntry, 'items'> & { readonly items?: readonly Entry[] };

/**
 * Below 768 px the menus are an accordion in a drawer. Without scripts the button is a link to the same menu
 * in the footer. HDR-011, USER-513 to USER-516
 */
export function MobileMenu({ items }: { items: readonly Entry[] }) {
  const location = useLocation();
  // Whoever has followed one of its links has closed it, too.
  const [openAt, setOpenAt] = useState<Location>();
  const open = openAt === location;
  return (
    <div className="hamburger">
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={shellText.menu()}
        aria-expanded={open}
        onClick={() => setOpenAt(open ? undefined : location)}
      >
        <Icon name="menu" />
      </button>
      <a href="#all-departments" className="icon-button without-script" aria-label={shellText.menu()}>
        <Icon name="menu" />
      </a>
      <Dialog open={open} onClose={() => setOpenAt(undefined)} title={shellText.menu()} placement="left">
        <nav aria-label={shellText.mainMenu()} className="mobile-menu">
          <Entries items={items} />
        </nav>
      </Dialog>
    </div>
  );
}

function Entries({ items }: { items: readonly Entry[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item._id}>
          {item.items && item.items.length > 0 ? (
            <details>
              <summary>
                {item.label}
                <Icon name="down" size={18} />
              </summary>
              <SmartLink to={item.url} className="mobile-menu-link">
                {shellText.allOf({ label: item.label })}
              </SmartLink>
              <Entries items={item.items} />
            </details>
          ) : (
            <SmartLink to={item.url} className="mobile-menu-link">
              {item.label}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}
