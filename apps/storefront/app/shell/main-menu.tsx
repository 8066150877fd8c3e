import { shellText } from '@stoa/messages';
import { Icon, SmartLink } from '@stoa/ui';
import type { MenuEntry } from './shell-data.server.ts';
import { useFlyout } from './use-flyout.ts';

/** A main menu closes this long after the pointer has left it. HDR-014, CONST-033 */
const CLOSES_AFTER = 1000;

/** Shows the menu of wide screens: links, and below those with children a flyout. HDR-007 to HDR-012, HDR-019 */
export function MainMenu({ items }: { items: readonly MenuEntry[] }) {
  return (
    <nav aria-label={shellText.mainMenu()} className="main-menu">
      <ul className="main-menu-list">
        {items.map((item) => (
          <li key={item._id} className="main-menu-item">
            {item.items && item.items.length > 0 ? (
              <Flyout item={item} />
            ) : (
              <SmartLink to={item.url} className="main-menu-link">
                {item.label}
              </SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * A flyout opens by pointer, by touch and by keyboard. It is a `<details>`, so it opens without scripts too; as they
 * share a name, one closes where another opens.
 */
function Flyout({ item }: { item: MenuEntry }) {
  const { details, onSummaryClick, close } = useFlyout(CLOSES_AFTER);
  return (
    <details className="flyout" name="main-menu" {...details}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details. */}
      <summary className="main-menu-link" onClick={onSummaryClick}>
        {item.label}
        <Icon name="down" size={16} />
      </summary>
      <FlyoutPanel item={item} onFollow={close} />
    </details>
  );
}

function FlyoutPanel({ item, onFollow }: { item: MenuEntry; onFollow: () => void }) {
  const wide = (item.columns ?? 1) > 1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only notices that one of the links in it was followed.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div
      className={`flyout-panel ${wide ? 'flyout-wide' : ''}`}
      // A click between the links must not take the focus out of the menu, which would close it.
      tabIndex={-1}
      style={wide ? { columnCount: item.columns ?? 1 } : undefined}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onFollow();
      }}
    >
      <SmartLink to={item.url} className="flyout-all">
        {shellText.allOf({ label: item.label })}
      </SmartLink>
      <ul>
        {item.items?.map((child) => (
          <li key={child._id} className="flyout-group">
            <SmartLink to={child.url} className="flyout-link">
              {child.label}
            </SmartLink>
            {child.items && child.items.length > 0 && (
              <ul className="flyout-children">
                {child.items.map((grandchild) => (
                  <li key={grandchild._id}>
                    <SmartLink to={grandchild.url} className="flyout-child">
                      {grandchild.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
