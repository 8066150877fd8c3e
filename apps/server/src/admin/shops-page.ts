import type { StaffIdentity, StaffShop } from '@stoa/commerce';
import { adminText, roleText, scopeText, shopKindText, shopStatusText } from '@stoa/messages';
import type { AdminPage } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** Returns the shops somebody works in, where they are, and what they may do in each. OPEN-002, PERM-513 */
export function shopsPage(staff: StaffIdentity, shops: readonly StaffShop[]): AdminPage {
  const list = shops.length === 0 ? html`<p>${adminText.noShops()}</p>` : listOf(shops.toSorted(byName));
  return { title: adminText.shops(), staff, body: html`<h1>${adminText.shops()}</h1>${list}` };
}

const byName = (a: StaffShop, b: StaffShop) => a.shop.name.localeCompare(b.shop.name, 'en');

const listOf = (shops: readonly StaffShop[]): Markup =>
  html`<ul class="shops">${shops.map((one) => html`<li class="card">${cardOf(one)}</li>`)}</ul>`;

const cardOf = (one: StaffShop): Markup => html`
<h2>${one.shop.name}</h2>
<dl>
<dt>${adminText.address()}</dt><dd>${new URL(one.shop.baseUrl).host}</dd>
<dt>${adminText.kind()}</dt><dd>${shopKindText[one.shop.type]()}</dd>
<dt>${adminText.status()}</dt><dd>${shopStatusText[statusOf(one)]()}</dd>
<dt>${adminText.role()}</dt><dd>${roleText[one.role]()}${one.sellerId !== undefined && html`<br>${adminText.oneSeller()}`}</dd>
</dl>
<details><summary>${adminText.mayDo({ n: one.scopes.length })}</summary>
<ul>${one.scopes.map((scope) => html`<li>${scopeText[scope]()}</li>`)}</ul></details>
<p><a class="visit" href="${one.shop.baseUrl}/">${adminText.visit({ name: one.shop.name })}</a></p>`;

function statusOf({ status, frontendStatus }: StaffShop): keyof typeof shopStatusText {
  if (status !== 'active') return status;
  return frontendStatus === false ? 'switchedOff' : 'open';
}
