import type { NamedField } from './field-name.ts';

/**
 * Every message a rule of selling can answer with, and the names of its parameters. The visible texts live
 * in `@stoa/messages`, which must hold one text per code here; a rule never makes a sentence itself.
 *
 * A parameter named `field` holds the name of a field of ours (`email`), of which the sentence says the label; a
 * merchant's own field comes as `label` instead. Prices and dates arrive formatted.
 */
export const messageCatalogue = {
  /** A text written by the merchant, shown as it is (never as HTML). */
  literal: ['text'],

  'shop.unavailable': ['name'],
  'shop.not_found': ['host'],
  'shop.failed': [],
  'shop.host_reserved': ['host'],

  'price.see_in_cart': [],
  'price.sign_in': [],
  'price.sign_in_card': [],
  'price.pending_approval': [],
  'price.percent_off': ['percent'],
  'price.level': ['min_qty', 'price', 'percent'],
  'price.level_without_saving': ['min_qty', 'price'],

  'stock.in_stock': [],
  'stock.out_of_stock': [],
  'stock.unavailable': [],
  'stock.discontinued': [],
  'stock.invalid_price': [],
  'stock.backordered': [],
  'stock.on_backorder': [],
  'stock.limited': ['in_stock', 'backordered'],
  'stock.expected_ship': ['date'],
  'stock.limit_of_n': ['n'],
  'stock.only_n_available': ['n'],
  'stock.only_n_in_stock': ['n'],

  'product.unavailable': [],
  'product.sold_out': [],

  'variation.sold_out': [],
  'variation.unavailable': [],
  'variation.see_other_sellers': [],
  'variation.see_options': [],

  'listing.sort.bestmatch': [],
  'listing.sort.bestseller-desc': [],
  'listing.sort.id-desc': [],
  'listing.sort.price-asc': [],
  'listing.sort.price-desc': [],

  'cart.too_many_lines': ['n'],

  'shipping.none_available': [],
  'shipping.invalid_method': [],

  'checkout.prevented': [],

  'payment.other_shipping': [],
  'payment.invalid_method': [],

  'account.too_many_spellings': [],
  'account.too_many_resets': [],
  'account.too_many_addresses': ['n'],

  'customer.unknown_group': [],
  'customer.email_taken': [],
  'customer.nick_name_taken': [],
  'customer.too_many_addresses': ['n'],
  'customer.too_many_links': [],
  'customer.too_many_email_changes': [],
  'customer.nothing_given': [],
  'catalogue.gtin': [],
  'catalogue.sku_taken': ['sku'],
  'catalogue.ending_taken': ['sku'],
  'catalogue.sku_too_long': ['n'],
  'catalogue.unknown_category': ['slug'],
  'catalogue.unknown_file': ['file'],
  'catalogue.not_a_part': ['sku'],
  'catalogue.parts_missing': [],
  'catalogue.no_parts': [],
  'catalogue.not_variable': [],
  'catalogue.attribute_repeated': [],
  'catalogue.attribute_without_values': [],
  'catalogue.value_repeated': [],
  'catalogue.value_not_there': ['value'],
  'catalogue.value_renamed_twice': ['value'],
  'catalogue.too_many_variations': ['n', 'most'],
  'catalogue.unknown_combination': [],
  'catalogue.combination_taken': [],
  'catalogue.unknown_placeholder': ['name'],
  'catalogue.sku_twice': ['sku'],
  'catalogue.variation_twice': [],
  'catalogue.values_gone': [],
  'catalogue.most_variations': ['n'],
  'group.exists': [],
  'group.first': [],
  'group.in_use': ['customers', 'levels'],
  'group.levels_of_sellers': [],
  'group.levels_of_other_shops': [],

  'staff.last_owner': [],
  'staff.has_role': [],
  'staff.invited': [],
  'staff.too_many_invitations': [],
  'staff.too_many_invitations_to': [],
  'staff.link_gone': [],
  'staff.link_expired': [],
  'staff.wrong_password': [],
  'staff.wrong_code': [],

  'checkout.too_many_orders': [],
  'checkout.too_many_pieces': ['n'],

  'coupon.unknown': [],
  'coupon.not_started': [],
  'coupon.expired': [],
  'coupon.min_subtotal': ['amount'],
  'coupon.used_up': [],
  'coupon.used_by_customer': [],
  'coupon.sign_in': [],
  'coupon.no_eligible_items': [],

  'order.status.pending': [],
  'order.status.closed': [],
  'order.status.pending_payment': [],
  'order.status.processing': [],
  'order.status.canceled': [],
  'order.status.complete': [],
  'order.status.packing': [],
  'order.transition_refused': ['machine', 'from', 'to'],
  'order.step.placed': [],
  'order.step.paid': [],
  'order.step.processing': [],
  'order.step.packing': [],
  'order.step.fulfilled': [],
  'order.step.returned': [],
  'order.step.canceled': [],
  'reorder.gone': [],
  'reorder.out_of_stock': [],
  'reorder.fewer': ['n'],
  'reorder.choices_changed': [],
  'reorder.price_changed': [],
  'order.not_open': [],
  'order.payment_missing': [],
  'order.cannot_cancel_after_packing': [],
  'order.close_needs_refund_or_completion': [],
  'order.goods_missing': ['n', 'sku'],

  'field.required': ['field'],
  'field.characters': [],
  'field.email': [],
  'field.min_length': ['length'],
  'field.max_length': ['field', 'length'],
  'field.min_value': ['field', 'min'],
  'field.max_value': ['field', 'max'],
  'field.phone': [],
  'field.postcode': ['field', 'example'],
  'field.postcode_any': ['field'],
  'field.country': [],
  'field.state': ['field'],
  'field.state_restricted': ['state'],
  'field.slug': [],
  'field.video': [],
  'field.slug_reserved': ['word'],
} as const satisfies Record<string, readonly string[]>;

/** As `messageCatalogue`, of what programs are told: a page that knows codes carries none of these. */
export const programCatalogue = {
  'picture.unreadable': [],
  'picture.too_many_pixels': [],
  'picture.too_large': [],

  'search.invalid_type': [],

  'request.broken_json': [],
  'request.not_an_object': [],
  'request.not_acceptable': [],
  'request.head_too_large': [],
  'request.too_slow': [],
  'request.unreadable': [],
  'request.not_secure': ['address'],

  'input.unknown': ['field'],
  'input.text': ['field'],
  'input.number': ['field'],
  'input.whole_number': ['field'],
  'input.yes_or_no': ['field'],
  'input.list': ['field'],
  'input.object': ['field'],
  'input.one_of': ['field', 'values'],
  'input.id': ['field'],
  'input.key': ['field', 'length'],
  'input.amount': ['field', 'decimals'],
  'input.min_entries': ['field', 'n'],
  'input.max_entries': ['field', 'n'],
  'input.repeated': ['field'],
  'input.too_much_text': [],
  'input.format': ['field'],
} as const satisfies Record<string, readonly string[]>;

type Catalogue = typeof messageCatalogue & typeof programCatalogue;
export type MessageCode = keyof Catalogue;

/** Codes of messages about products: a page that shows only products needs texts for these alone. */
export type GoodsCode =
  | 'literal'
  | Extract<MessageCode, `${'price' | 'stock' | 'product' | 'variation'}.${string}`>;

/**
 * Codes of messages about input of a program: what a person types into a form of ours never breaks these rules, so
 * no page carries their texts.
 */
export type InputCode = Extract<MessageCode, `input.${string}`>;

/** The names of a listing's orders. */
export type SortLabelCode = Extract<MessageCode, `listing.sort.${string}`>;

/** Codes of messages about the value of a form field. */
export type FieldCode = Extract<MessageCode, `field.${string}`>;

export type ParamName<C extends MessageCode> = Catalogue[C][number];

/** The parameters a message of this code must carry. */
export type MessageParams<C extends MessageCode> = Readonly<
  Record<Exclude<ParamName<C>, 'field'>, string | number>
> &
  ('field' extends ParamName<C> ? NamedField : unknown);
