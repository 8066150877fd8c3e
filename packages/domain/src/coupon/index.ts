export {
  type Coupon,
  type CouponEffect,
  type CouponLine,
  type CouponResult,
  type CouponUse,
  evaluateCoupon,
  normaliseCouponCode,
} from './coupon.ts';
