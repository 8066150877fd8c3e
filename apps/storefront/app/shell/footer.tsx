import { shellText } from '@stoa/messages';
import { Icon, type IconName, SmartLink } from '@stoa/ui';
import type { ShellData } from './shell-data.server.ts';

/** Networks there is a sign for; others are not shown. FOOT-505 */
const networks: Readonly<Record<string, { icon: IconName; name: string }>> = {
  facebook: { icon: 'facebook', name: 'Facebook' },
  twitter: { icon: 'twitter', name: 'Twitter' },
  youtube: { icon: 'youtube', name: 'YouTube' },
  instagram: { icon: 'instagram', name: 'Instagram' },
  pinterest: { icon: 'pinterest', name: 'Pinterest' },
  tiktok: { icon: 'tiktok', name: 'TikTok' },
};

/** Menus, social icons and copyright. FOOT-501 to FOOT-518 */
export function Footer({ shell }: { shell: ShellData }) {
  const departments = shell.headerMenus.flatMap((menu) => menu.items);
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div className="footer-columns">
          <FooterMenu id="all-departments" name={shellText.menu()} items={departments} />
          {shell.footerMenus.map((menu) => (
            <FooterMenu key={menu._id} name={menu.name} items={menu.items} />
          ))}
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
      <h2 className="footer-heading">{name}</h2>
      <ul>
        {items.map((item) => (
          <li key={item._id}>
            <SmartLink to={item.url} className="footer-link">
              {item.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ links }: { links: ShellData['social'] }) {
  const shown = links.filter((link) => link.network in networks);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={shellText.followUs()} className="flex gap-1">
      {shown.map(({ network, url }) => {
        const known = networks[network];
        return (
          known && (
            <li key={network}>
              <SmartLink to={url} className="icon-button" aria-label={known.name}>
                <Icon name={known.icon} />
              </SmartLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
