import { shellText } from '@stoa/messages';
import { Icon, type IconName, SmartLink } from '@stoa/ui';
import { useEffect, useRef } from 'react';
import type { ShellData } from './shell-data.server.ts';

/** Networks there is a sign for, with their names; others are not shown. FOOT-505 */
const networks = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
} as const satisfies Partial<Record<IconName, string>>;

const isKnown = (network: string): network is keyof typeof networks => Object.hasOwn(networks, network);

interface FooterProps {
  readonly shell: ShellData;
  readonly layout?: 'default' | 'checkout';
}

/** Menus, social icons and copyright; the checkout has menus of its own where it is given some. FOOT-501 to FOOT-518, CMS-522 */
export function Footer({ shell, layout = 'default' }: FooterProps) {
  const own = layout === 'checkout' ? shell.checkoutMenus.footer : undefined;
  const footer = useRef<HTMLElement>(null);
  // On a phone the menus are folded; without scripts they stand open.
  useEffect(() => {
    if (!matchMedia('(max-width: 35.9375rem)').matches) return;
    for (const menu of footer.current?.querySelectorAll('details') ?? []) menu.open = false;
  }, []);
  return (
    <footer ref={footer} className="site-footer">
      <div className="page-width">
        <div className="footer-columns">
          {!own && <FooterMenu id="all-departments" name={shellText.menu()} items={shell.headerItems} />}
          {(own ?? shell.footerMenus).map((menu) => (
            <FooterMenu key={menu._id} name={menu.name} items={menu.items} />
          ))}
          <Contact contact={shell.contact} />
        </div>
        <div className="footer-base">
          <p>
            {shell.footer.copyright}
            {shell.footer.linkLabel && shell.footer.linkValue && (
              <>
                {' '}
                <SmartLink to={shell.footer.linkValue} className="text-link">
                  {shell.footer.linkLabel}
                </SmartLink>
              </>
            )}
          </p>
          <SocialLinks links={shell.social} />
        </div>
      </div>
    </footer>
  );
}

interface FooterMenuProps {
  readonly id?: string;
  readonly name: string;
  readonly items: readonly { readonly _id: string; readonly label: string; readonly url: string }[];
}

function FooterMenu({ id, name, items }: FooterMenuProps) {
  return (
    <nav id={id} aria-label={name}>
      <details open>
        <summary>
          <h2 className="footer-heading">{name}</h2>
          <Icon name="down" size={18} />
        </summary>
        <ul>
          {items.map((item) => (
            <li key={item._id}>
              <SmartLink to={item.url} className="footer-link">
                {item.label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** How the shop is reached, as its settings say it. */
function Contact({ contact: { email, phone, address } }: { contact: ShellData['contact'] }) {
  if (!email && !phone && address.length === 0) return null;
  return (
    <address className="footer-contact">
      <h2 className="footer-heading">{shellText.contact()}</h2>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="footer-link">
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="footer-link">
          {email}
        </a>
      )}
    </address>
  );
}

function SocialLinks({ links }: { links: ShellData['social'] }) {
  const shown = links.flatMap(({ network, url }) =>
    isKnown(network)
      ? [
          <li key={network}>
            <SmartLink to={url} className="icon-button" aria-label={networks[network]}>
              <Icon name={network} />
            </SmartLink>
          </li>,
        ]
      : [],
  );
  if (shown.length === 0) return null;
  return (
    <ul aria-label={shellText.followUs()} className="flex gap-1">
      {shown}
    </ul>
  );
}
