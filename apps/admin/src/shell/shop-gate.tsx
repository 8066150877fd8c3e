import type { Scope } from '@stoa/domain';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { NoPermission, NoSuchShop } from '../kit/state/index.ts';
import { keepLastShop, useSession, useWorkplace, WorkplaceContext } from '../session/index.ts';
import { NeedsSecondFactor } from './needs-second-factor.tsx';

/** The screens of a shop, for those who work there; while a second factor is wanting, none but that says so. ADM-009 */
export function ShopGate() {
  const { workplaces } = useSession();
  const { shop } = useParams();
  const workplace = workplaces.find(({ code }) => code === shop);
  const code = workplace?.code;
  useEffect(() => {
    if (code !== undefined) keepLastShop(code);
  }, [code]);
  if (workplace === undefined) return <NoSuchShop />;
  if (workplace.needsSecondFactor) return <NeedsSecondFactor shop={workplace} />;
  return (
    // A screen of another shop begins anew: nothing that was typed or opened goes along. ADM-017
    <WorkplaceContext value={workplace} key={workplace.code}>
      <Outlet />
    </WorkplaceContext>
  );
}

/** The screens that take a permission; without it they are not even drawn, and load nothing. ADM-014 */
export function ScopeGate({ scope }: { readonly scope: Scope }) {
  const { scopes, code, name } = useWorkplace();
  return scopes.includes(scope) ? <Outlet /> : <NoPermission scope={scope} shop={name} home={`/${code}`} />;
}
