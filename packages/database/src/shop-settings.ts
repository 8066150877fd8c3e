import { type AddressRules, DEFAULT_PAGE_SIZE, isKnownEmail } from '@stoa/domain';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The layout of a product page. PDP-002, PDP-004, PDP-034 */
const productPage = z.object({
  /** Where the small pictures stand beside the large one. */
  thumbnails: z.enum(['left', 'right', 'top', 'down']).default('down'),
  enlarged: z.enum(['fullscreen', 'modal']).default('fullscreen'),
  /** `accordian` as the specification spells it. */
  tabs: z.enum(['tab', 'accordian', 'vertical']).default('tab'),
});

const lines = z.number().int().min(1).max(3);

/**
 * The layout of product cards in listings, in sliders and beside a product. CARD-501, CARD-502, CARD-531 to CARD-538
 */
const cards = z.object({
  layout: z.enum(['standard', 'alternate']).default('standard'),
  /** Lines of a name at most. */
  nameLines: lines.default(2),
  subTitleLines: lines.default(1),
  /** Whether a card shows the product's stock. */
  stock: z.boolean().default(false),
  /** Pixels between two products. */
  spacing: z.number().int().min(0).max(48).default(8),
});

/** Colours, fonts and shape of a shop, written into the page as CSS variables, and how its pages are laid out. */
export const shopTheme = z.object({
  colors: z.object({
    background: color,
    surface: color,
    text: color,
    muted: color,
    border: color,
    primary: color,
    onPrimary: color,
    accent: color,
    success: color,
    warning: color,
    danger: color,
  }),
  fonts: z.object({ display: z.string().max(60), text: z.string().max(60) }),
  radius: z.number().int().min(0).max(24),
  logo: z.string().max(255).optional(),
  productPage: productPage.prefault({}),
  cards: cards.prefault({}),
});
export type ShopTheme = z.infer<typeof shopTheme>;

/** A theme as it is given: what has a default may be left out. */
export type ShopThemeInput = z.input<typeof shopTheme>;

const social = z.object({
  visible: z.boolean(),
  url: z.string().max(2048),
  order: z.number().int().optional(),
});

const shippingKind = z.enum(['flat', 'pickup']);
export type ShippingKind = z.infer<typeof shippingKind>;

const shippingMethod = z.object({
  id: z.string().min(1).max(60),
  title: z.string().min(1).max(120),
  kind: shippingKind,
  /** Minor units. */
  price: z.number().int().min(0),
  /** Merchandise total in minor units from which this method costs nothing. */
  freeFrom: z.number().int().min(0).optional(),
  countries: z.array(z.string().length(2)).default([]),
  estimateDays: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
});
export type ShippingMethodSetting = z.infer<typeof shippingMethod>;

const taxRate = z.object({
  /** Of rates of one name that for the narrowest place holds; taxes of several names are charged beside each other. */
  name: z.string().trim().min(1).max(60).default('Tax'),
  country: z.string().length(2),
  state: z.string().max(60).optional(),
  postcodePrefix: z.string().max(20).optional(),
  /** Thousandths of a percent: 8875 is 8.875 %. */
  rate: z.number().int().min(0).max(100_000),
  shippingTaxed: z.boolean().default(false),
});
export type TaxRateSetting = z.infer<typeof taxRate>;

/** Where a transfer goes; told with the order, and to nobody before. */
const bankAccount = z.object({
  holder: z.string().trim().min(1).max(120),
  bank: z.string().trim().max(120).default(''),
  /** The IBAN, or the number of the account. */
  account: z.string().trim().min(1).max(60),
  /** The BIC, or the routing number. */
  routing: z.string().trim().max(60).default(''),
});

const paymentMethod = z.object({
  code: z.string().min(1).max(60),
  title: z.string().min(1).max(120),
  instructions: z.string().max(2000).default(''),
  /** Kinds of shipping it goes with, as cash does with pick-up; none named: every kind, and what is not sent. */
  shippingKinds: z.array(shippingKind).default([]),
  bankAccount: bankAccount.optional(),
});
export type PaymentMethodSetting = z.infer<typeof paymentMethod>;

/** Messages between customer and shop. ENT-008 */
const messagesModule = z.object({
  active: z.boolean().default(false),
  activeAtCheckout: z.boolean().default(false),
  onProductPages: z.boolean().default(false),
  characterLimit: z.number().int().min(1).max(5000).default(3000),
  checkoutLabel: z.string().max(120).default(''),
  supportFileTypes: z.array(z.string().max(20)).default([]),
  initialStoreMessage: z.string().max(5000).default(''),
  autoResponse: z.string().max(5000).default(''),
});

/** Identifiers that third parties gave the shop, all of them public. ENT-006, ENT-573 */
const integrations = z.object({
  recaptchaSiteKey: z.string().max(255).optional(),
  analyticsMeasurementId: z.string().max(60).optional(),
  addthisIds: z.array(z.string().max(120)).default([]),
});

const account = z.object({
  /** New customers are verified at once; else they wait until they have confirmed their address. */
  autoVerify: z.boolean().default(false),
  /** ENT-576 */
  emailCaptureEnabled: z.boolean().default(false),
});

const synonym = z.string().trim().min(1).max(100);

const daySpan = z
  .tuple([z.number().int().min(0).max(365), z.number().int().min(0).max(365)])
  .refine(([from, to]) => from <= to);

/** How long the shop takes; `id` is what a product names, a product that names none goes by `default`. ENT-063 */
const delivery = z.object({
  default: z.string().max(60).nullable().default(null),
  rules: z
    .array(
      z.object({
        id: z.string().min(1).max(60),
        /** In the shop's time zone. */
        cutoff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        workingDays: z.array(z.number().int().min(1).max(7)).default([1, 2, 3, 4, 5]),
        holidays: z.array(z.iso.date()).max(400).default([]),
        handlingDays: daySpan,
        transitDays: daySpan,
      }),
    )
    .max(50)
    .default([]),
});

/** Settings of a shop's search. */
const search = z.object({
  /** Groups of words or phrases that mean the same to its customers, such as `sofa`, `couch`. */
  synonyms: z.array(z.array(synonym).min(2).max(20)).max(500).default([]),
});

/**
 * The settings of a shop, in the groups of the specification. Secrets are not here; what reaches a browser is chosen
 * by an allow-list (`publicSettings`). ENT-001 to ENT-012, ENT-571 to ENT-576
 */
export const shopSettings = z.object({
  general: z.object({
    supportEmail: z.string().trim().refine(isKnownEmail),
    supportPhone: z.string().max(40).default(''),
  }),
  checkout: z.object({
    countries: z.array(z.string().length(2)).min(1),
    /** Countries of which an address must name the state. API-REST-513 */
    stateRequired: z.array(z.string().length(2)).default(['US', 'CA', 'AU']),
    usRestrictStates: z.array(z.string().max(3)).default([]),
    shippingMethods: z.array(shippingMethod).default([]),
    taxRates: z.array(taxRate).default([]),
    /** Whether the prices of goods and of shipping contain the tax. */
    pricesIncludeTax: z.boolean().default(false),
    paymentMethods: z.array(paymentMethod).default([]),
    /** What becomes of goods that are sent back: a sentence, and the page that tells it at length. */
    returns: z
      .object({ text: z.string().max(200).default(''), url: z.string().max(2048).default('') })
      .prefault({}),
  }),
  modules: z.object({
    hidePriceForAnonymous: z.boolean().default(false),
    preventCheckout: z.boolean().default(false),
    preventCheckoutMessage: z.string().trim().max(500).default(''),
    allowRequestQuote: z.boolean().default(false),
    reviewsActive: z.boolean().default(true),
    keepMinRatingOne: z.boolean().default(false),
    messages: messagesModule.prefault({}),
  }),
  listing: z.object({
    pageSize: z.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
    defaultSort: z.string().max(40).optional(),
    breadcrumb: z.boolean().default(true),
    /** Characters of a category's description that are shown at first; 0 shows all. */
    descriptionLimit: z.number().int().min(0).default(0),
    layout: z.enum(['grid', 'list']).default('grid'),
    /** How further pages are loaded: by scrolling, automatically one after another, or by links. */
    paging: z.enum(['scroll', 'auto', 'links']).default('scroll'),
    filterPlacement: z.enum(['left', 'right', 'overlay']).default('left'),
    /** Attributes offered as filter groups, in their order. */
    facets: z
      .array(
        z.object({
          code: z.string().max(60),
          label: z.string().max(120),
          type: z.enum(['select', 'checkbox', 'hidden']).default('checkbox'),
        }),
      )
      .default([]),
  }),
  search: search.prefault({}),
  /** Attributes of goods in the order and the words in which a product's page lists them. ENT-524 */
  attributes: z.array(z.object({ code: z.string().max(60), label: z.string().max(120) })).default([]),
  delivery: delivery.prefault({}),
  footerSocial: z.partialRecord(
    z.enum(['facebook', 'twitter', 'youtube', 'instagram', 'pinterest', 'tiktok']),
    social,
  ),
  footer: z.object({
    copyrightMessage: z.enum(['default', 'custom']).default('default'),
    copyrightContent: z.string().max(500).default(''),
    enableLink: z.boolean().default(false),
    linkLabel: z.string().max(120).default(''),
    linkValue: z.string().max(2048).default(''),
  }),
  others: z.object({
    shoppingList: z.object({ enable: z.boolean(), name: z.string(), description: z.string() }).optional(),
    saveForLater: z
      .object({
        enable: z.boolean(),
        description: z.string(),
        saveActionText: z.string(),
        savedItemText: z.string(),
      })
      .optional(),
  }),
  account: account.prefault({}),
  integrations: integrations.prefault({}),
});
export type ShopSettings = z.infer<typeof shopSettings>;

/** Settings as they are given: what has a default may be left out. */
export type ShopSettingsInput = z.input<typeof shopSettings>;

/** Returns the shop's rules for addresses. */
export function addressRules({ checkout }: Pick<ShopSettings, 'checkout'>): AddressRules {
  return { countries: checkout.countries, stateRequired: checkout.stateRequired };
}
