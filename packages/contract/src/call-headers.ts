/**
 * The headers of every call that a browser makes: which shop it asks, as the page it stands on says
 * (`<html data-shop>`). Whose visit it is, the browser's cookie says. API-GQL-502 to API-GQL-506, TEN-519
 */
export function callHeaders(): Readonly<Record<string, string>> {
  const { shop = '' } = document.documentElement.dataset;
  return {
    'content-type': 'application/json',
    'frontend-context': 'frontend',
    'client-domain': location.host,
    'client-id': shop,
    'website-id': shop,
  };
}
