import { shellText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

/** An address of this shop: a path, not a protocol-relative or foreign address. */
const isInternal = (url: string) => /^\/(?![/\\])/.test(url) || url.startsWith('#') || url.startsWith('?');

const SAFE_EXTERNAL = /^(https?:\/\/|mailto:|tel:)/i;

interface SmartLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/**
 * Shows a link a merchant wrote: inside the shop it goes through the router, outside it opens a new tab and says so;
 * anything that is no address (a script, say) is plain text. ROUTE-536, ROUTE-537, FOOT-501, FOOT-502
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (isInternal(to)) {
    return (
      <PageLink to={to} {...rest}>
        {children}
      </PageLink>
    );
  }
  if (!SAFE_EXTERNAL.test(to)) return <span className={rest.className}>{children}</span>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> {shellText.opensInNewTab()}</span>
    </a>
  );
}
