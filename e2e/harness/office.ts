import { Client, type JsonReply } from './client.ts';
import type { Reply } from './http.ts';

/** Where the back office of a server is. */
type Where = ConstructorParameters<typeof Client>[0];

/** Somebody at the back office without a browser: keeps cookies and speaks its contract. */
export class OfficeClient extends Client {
  /** Signs in; the reply tells who is signed in, or why not. */
  signIn(email: string, password: string, headers: Readonly<Record<string, string>> = {}) {
    return this.post('/api/v1/session', { email, password }, headers);
  }

  /** Tells who is signed in: 401 where nobody is. */
  session(): Promise<Reply> {
    return this.get('/api/v1/session');
  }

  /** Sends a picture to a shop. */
  sendPicture(
    shop: string,
    {
      name,
      bytes,
      type = 'image/jpeg',
    }: { readonly name: string; readonly bytes: Uint8Array; readonly type?: string },
  ) {
    const query = new URLSearchParams({ name });
    return this.postBytes(`/api/v1/shops/${shop}/pictures?${query}`, bytes, {
      'content-type': type,
    });
  }

  signOut(headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.request('DELETE', '/api/v1/session', headers);
  }
}

export const officeAt = (where: Where): OfficeClient => new OfficeClient(where);

/** The code of a refusal. */
export const codeOf = ({ body }: JsonReply<unknown>): unknown => Object(body).code;
