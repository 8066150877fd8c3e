export {
  type ApplicableTax,
  applicableTax,
  isTaxSettled,
  type LocalTax,
  NO_TAX,
  STANDARD_TAX_CLASS,
  type TaxDestination,
  type TaxRate,
} from './tax.ts';
