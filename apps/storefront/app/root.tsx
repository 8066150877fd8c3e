import { ShellDocument } from '@stoa/contract';
import { needsAgeConfirmation } from '@stoa/domain';
import { shellText } from '@stoa/messages';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { lazyChunk } from './lib/lazy-chunk.tsx';
import './app.css';
import { ShopViewProvider } from '@stoa/ui';
import { LoginDialogProvider, useLoginDialog } from './account/login-dialog.tsx';
import { failPage } from './lib/contract.ts';
import { guardPage } from './page-guard.server.ts';
import { requestContext } from './request.ts';
import { replayEarlyInput } from './shell/early-input.ts';
import { statusOf, titleOf } from './shell/error-status.ts';
import { Failure } from './shell/failure.tsx';
import { Footer } from './shell/footer.tsx';
import { CheckoutHeader, Header } from './shell/header.tsx';
import { LoadingBar } from './shell/loading-bar.tsx';
import { OnlineStatus } from './shell/online-status.tsx';
import type { RootData } from './shell/root-data.ts';
import { readShell } from './shell/shell-data.server.ts';
import { shopIcon } from './shell/shop-icon.ts';
import { shopViewOf } from './shell/shop-view.ts';
import { themeVariables } from './shell/theme.ts';

// A chunk of its own, because few shops ask for the age.
const AgeGate = lazyChunk(
  'app/shell/age-gate.tsx',
  async () => (await import('./shell/age-gate.tsx')).AgeGate,
);

export const middleware: Route.MiddlewareFunction[] = [guardPage];

/** Header, footer and settings of every page. Whether somebody is signed in is all it tells of them: the page is kept for others. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { client, origin, ageAnswer, isSignedIn } = context.get(requestContext);
  try {
    const [shell, signedIn] = await Promise.all([client.execute(ShellDocument), isSignedIn()]);
    return {
      shell: readShell(shell, origin),
      signedIn,
      ageAnswer,
      year: new Date().getUTCFullYear(),
    };
  } catch (error) {
    return failPage(error);
  }
}

/** Header and footer change when somebody signs in or out, not while browsing, nor when that has failed. */
export function shouldRevalidate({ formAction = '', actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && /^\/(log(in|out)|register|reset-password|age)\b/.test(formAction);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => [
  { title: error ? titleOf(statusOf(error)) : (loaderData?.shell.shop.name ?? '') },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const variables = root ? themeVariables(root.shell.theme) : {};
  return (
    <html
      lang={root?.shell.shop.locale ?? 'en'}
      style={variables}
      data-shop={root?.shell.shop.code}
      data-cards={root?.shell.theme.cards.layout}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root && <meta property="og:site_name" content={root.shell.shop.name} />}
        <meta name="twitter:card" content="summary_large_image" />
        <Meta />
        <Links />
        {root && <link rel="icon" href={shopIcon(root.shell)} type="image/svg+xml" />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => replayEarlyInput(document), []);
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

/** Header and footer around a page, or around what stands in for one that failed. ERR-003, SHELL-001 */
function PageLayout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const layout = useLayout();
  if (!root) return children;
  const { shell, signedIn, ageAnswer } = root;
  const covered = needsAgeConfirmation(shell.shop.industry, pathname, ageAnswer === 'yes');
  return (
    <LoginDialogProvider signedIn={signedIn}>
      <ShopViewBridge root={root}>
        <div inert={covered} className="contents">
          <a href="#content" className="skip-link">
            {shellText.skipToContent()}
          </a>
          <LoadingBar />
          {layout === 'checkout' ? (
            <CheckoutHeader shell={shell} />
          ) : (
            <Header shell={shell} signedIn={signedIn} />
          )}
          <OnlineStatus />
          {children}
          <Footer shell={shell} layout={layout} />
        </div>
        {covered && <AgeGate shopName={shell.shop.name} refused={ageAnswer === 'no'} />}
      </ShopViewBridge>
    </LoginDialogProvider>
  );
}

/** Provides components with the data of the shop. */
function ShopViewBridge({ root, children }: { root: RootData; children: ReactNode }) {
  const login = useLoginDialog();
  const { shell, signedIn } = root;
  const view = { ...shopViewOf(shell, signedIn), openLogin: login.open };
  return <ShopViewProvider value={view}>{children}</ShopViewProvider>;
}

/** Returns the layout the innermost route asks for by its handle. SHELL-002, OPEN-006 */
function useLayout(): 'default' | 'checkout' {
  const handles = useMatches().map((match) => match.handle);
  return handles.some(asksForCheckout) ? 'checkout' : 'default';
}

function asksForCheckout(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'checkout';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageLayout>
      <Failure error={error} />
    </PageLayout>
  );
}
