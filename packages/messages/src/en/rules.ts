import type { MessageCode } from '@stoa/domain';
import { catalogueTexts } from './catalogue-rules.ts';
import { fieldTexts } from './fields.ts';
import { goodsTexts } from './goods.ts';
import { inputTexts } from './inputs.ts';
import { sortTexts } from './listing.ts';
import { orderStatusTexts } from './order-status.ts';

/** A text for each message a rule can answer with; parameters in braces as the rule names them. */
export const ruleTexts = {
  ...goodsTexts,
  ...sortTexts,
  ...fieldTexts,
  ...inputTexts,
  ...catalogueTexts,

  'shop.unavailable': '{name} is temporarily unavailable. Please try back again soon.',
  'shop.not_found': "We can't seem to find {host}",
  'shop.failed': 'Something went wrong.',
  'shop.host_reserved': '{host} is where the back office is; a shop needs a host of its own.',

  'cart.too_many_lines': 'A cart holds at most {n} different items.',

  'coupon.unknown': 'This code is not valid.',
  'coupon.not_started': 'This code is not valid yet.',
  'coupon.expired': 'This code has expired.',
  'coupon.min_subtotal': 'This code needs a subtotal of at least {amount}.',
  'coupon.used_up': 'This code has been used up.',
  'coupon.used_by_customer': 'You have already used this code.',
  'coupon.sign_in': 'Sign in to use this code.',
  'coupon.no_eligible_items': 'This code applies to none of your items.',

  'shipping.none_available': 'No available shipping method',
  'shipping.invalid_method': 'Invalid shipping method',

  'checkout.prevented': 'Orders can’t be placed at the moment. Please come back later.',

  'payment.invalid_method': 'Invalid payment method',
  'payment.other_shipping': 'This payment method does not go with the shipping method.',

  'account.too_many_spellings':
    'Too many spellings of this email address were entered today. Please enter it without dots and “+”, or try again tomorrow.',
  'account.too_many_resets':
    'Too many links were asked for. The last one still works for up to an hour: please look in your mailbox, also among the spam.',
  'account.too_many_addresses': 'You can keep {n} addresses. Please remove one first.',

  'customer.unknown_group': 'There is no such customer group.',
  'customer.email_taken': 'Another customer has this email address.',
  'customer.nick_name_taken': 'Somebody else has this nickname.',
  'customer.too_many_addresses': 'A customer has {n} addresses at most. Please remove one first.',
  'customer.too_many_links':
    'This customer got several links within an hour. The last one still works: please ask them to look in their mailbox, also among the spam.',
  'customer.too_many_email_changes':
    'The email address of this customer was changed several times within an hour. Please try again later.',
  'customer.nothing_given': 'Please choose what to change.',
  'group.exists': 'There is a group with this code already.',
  'group.first': 'Whoever opens an account comes into this group, so it stays. It can be given another name.',
  'group.in_use':
    'The group is in use (customers: {customers}, price levels: {levels}). Please choose the group that they move to.',
  'group.levels_of_sellers':
    'Price levels of sellers of this marketplace name the group. They are the sellers’ prices, and are not moved along with it: please have them changed at the products first.',
  'group.levels_of_other_shops':
    'Its price levels are of goods that another shop sells to such a group of its own, too, so moving them would alter prices there. Please change them at the products first.',

  'staff.last_owner':
    'This is the last owner of the shop. Please make somebody else an owner first: a shop is never without one.',
  'staff.has_role': 'This person has a role in this shop already.',
  'staff.invited':
    'There is an open invitation for this address. Please send it again, or withdraw it before you make another.',
  'staff.too_many_invitations': 'Too many invitations were sent from this shop. Please try again in an hour.',
  'staff.too_many_invitations_to':
    'This address got several invitations within an hour. Please try again later.',
  'staff.link_gone': 'This link was used or withdrawn, or was never sent. Please ask for a new one.',
  'staff.link_expired': 'This link has expired. Please ask for a new one.',
  'staff.wrong_password': 'The password is not right.',
  'staff.wrong_code': 'The code is not right, or was used already. Please wait for the next one.',

  'checkout.too_many_orders':
    'Too many orders were placed from here in a short time. Please try again later, or sign in.',
  'checkout.too_many_pieces':
    'Without an account, at most {n} pieces can be ordered at once. Please sign in, or take some out of the cart.',

  ...orderStatusTexts,
  'order.transition_refused': 'The {machine} state cannot change from {from} to {to}.',
  'order.step.placed': 'Order placed',
  'order.step.paid': 'Payment received',
  'order.step.processing': 'Being prepared',
  'order.step.packing': 'Being packed',
  'order.step.fulfilled': 'Sent',
  'order.step.returned': 'Returned',
  'order.step.canceled': 'Canceled',
  'reorder.gone': 'No longer sold here.',
  'reorder.out_of_stock': 'Out of stock at the moment.',
  'reorder.fewer': 'Only {n} left, and in your cart now.',
  'reorder.choices_changed': 'Its choices have changed. Please choose again on its page.',
  'reorder.price_changed': 'The price has changed since.',
  'order.not_open': 'This order is no longer open.',
  'order.payment_missing': 'This order is not paid yet.',
  'order.cannot_cancel_after_packing': 'This order is already being packed and cannot be canceled.',
  'order.close_needs_refund_or_completion': 'An order can be closed once it is complete or refunded.',
  'order.goods_missing': '{n} of {sku} have not arrived yet. Count them in before they are sent.',

  'picture.unreadable':
    'This is no picture that can be read here. Send a whole JPEG, PNG, WebP, GIF, AVIF or TIFF.',
  'picture.too_many_pixels': 'This picture has more than 50 million pixels. Make it smaller first.',
  'picture.too_large': 'This picture has more than 10 MB. Make it smaller first.',

  'search.invalid_type': 'Invalid search type',

  'request.broken_json': 'The JSON of this request is broken.',
  'request.not_an_object': 'This request must be an object with named values.',
  'request.not_acceptable': 'This is answered as JSON alone, which the request does not accept.',
  'request.head_too_large': 'The address and the headers of this request are too large.',
  'request.too_slow': 'This request took too long to arrive.',
  'request.unreadable': 'This request cannot be read.',
  'request.not_secure': 'Nothing is taken over plain HTTP here; send it to {address}.',
} as const satisfies Record<MessageCode, string>;
