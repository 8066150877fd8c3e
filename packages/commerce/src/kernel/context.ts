import type { Database, Dependencies, Log, Reader } from '@stoa/database';
import type { CustomerStatus } from '@stoa/domain';
import type { SearchEngine } from '@stoa/search';
import type { KeyRing } from './seal.ts';

/** The shop a request is bound to, as the host table gave it. TEN-001, TEN-501 */
export interface Shop {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: 'essential' | 'marketplace' | 'marketplaceseller';
  readonly industry: string;
  readonly currency: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly baseUrl: string;
  /** The implicit seller of a shop that sells by itself; a marketplace has none. */
  readonly ownSellerId: string | undefined;
  /** Of a marketplace, as hosts lead to it: the sellers that its visitors may prefer. MKT-003 */
  readonly preferableSellers?: ReadonlySet<string>;
}

/** A signed-in customer, read with the session. */
export interface CustomerActor {
  readonly kind: 'customer';
  readonly visitorId: string;
  readonly customerId: string;
  readonly email: string;
  readonly group: string;
  readonly verified: boolean;
}

/** Somebody with a session but no account, or nobody at all (`visitorId` undefined). */
export interface GuestActor {
  readonly kind: 'guest';
  readonly visitorId: string | undefined;
}

/** Back-office staff, limited to the scopes of their role in this shop. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly scopes: ReadonlySet<string>;
  /** The one seller a seller role is limited to. OPEN-002 */
  readonly sellerId?: string;
  /** By what they ask, for the audit log. ADM-018 */
  readonly means: 'session' | 'token';
  /** The address from which they ask, as the trusted proxies tell it. ADM-018 */
  readonly networkAddress: string;
}

/** The platform itself: the command line, imports and jobs. */
export interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
  /** `job`: what is due without anybody asking. `command`: what an operator runs. ADM-018 */
  readonly means: 'command' | 'job';
}

/**
 * The properties of a requester that shared pages may depend on. They identify no person: everybody of an audience
 * gets the same bytes.
 */
export interface Audience {
  /** Guest, or signed in and approved or not: decides whether prices are shown. */
  readonly status: CustomerStatus;
  /** The customer's group, whose price levels count. */
  readonly group: string | undefined;
}

/** An audience as a whole: answers made for it are shared. */
export interface AudienceActor {
  readonly kind: 'audience';
  readonly audience: Audience;
}

export type Actor = CustomerActor | GuestActor | AudienceActor | StaffActor | SystemActor;

/** Built once per request and handed to every use case. */
export interface ShopContext {
  readonly shop: Shop;
  readonly actor: Actor;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** Encrypts stored secrets, so that a stolen table reveals none. */
  readonly keys: KeyRing;
  readonly requestId: string;
  /** Records the dependencies of cached answers. */
  readonly dependencies: Dependencies;
  /** The search engine of this shop; PostgreSQL when absent. */
  readonly search?: SearchEngine;
}

/**
 * The context for reading what visitors are shown: it knows no requester, and each read declares its dependencies.
 */
export type ShopReader = Reader & Pick<ShopContext, 'shop' | 'clock' | 'log' | 'search'>;

/** The platform's own context, for what concerns no single shop. */
export type PlatformContext = Pick<ShopContext, 'db' | 'clock' | 'log' | 'keys'>;
