import { adminText } from '@stoa/messages';
import type { AdminPage } from './layout.ts';
import { html } from './markup.ts';

/** The result of an attempt to sign in. */
export interface SignInRefusal {
  readonly message: string;
  /** As it was typed; a password is never sent back. */
  readonly email: string;
}

export function signInPage(refusal?: SignInRefusal): AdminPage {
  return { title: adminText.signInTitle(), narrow: true, body: form(refusal) };
}

const form = (refusal: SignInRefusal | undefined) => html`
<h1>${adminText.signInTitle()}</h1>
<p class="help">${adminText.signInHelp()}</p>
${refusal && html`<p class="alert" role="alert" id="refusal">${refusal.message}</p>`}
<form method="post" action="/sign-in" class="card">
<label for="email">${adminText.email()}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${refusal?.email}"
${refusal && html` aria-describedby="refusal" aria-invalid="true"`}>
<label for="password">${adminText.password()}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"
${refusal && html` aria-describedby="refusal" aria-invalid="true"`}>
<button type="submit">${adminText.signIn()}</button>
</form>`;
