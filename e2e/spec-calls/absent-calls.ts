/**
 * Calls of the specification that are not there yet, with the requirements that ask for them. When one comes, its row
 * goes, and a test of the call takes its place.
 */
interface AbsentRoute {
  readonly method: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly requirements: string;
}

export const absentRoutes: readonly AbsentRoute[] = [
  {
    method: 'POST',
    path: '/api/pliable/search-sellers',
    body: { searchSellerName: 'a', lat: 40.4, lon: -75.9, limit: 5, page: 1, marketplace: 'agora' },
    requirements: 'API-001, API-002',
  },
  {
    method: 'POST',
    path: '/api/check-doc-version',
    body: { docVersion: { _id: '1', updatedAt: '2026-01-01', docType: 'page', isFrontend: true } },
    requirements: 'API-011',
  },
  { method: 'GET', path: '/api/location/18064', requirements: 'API-012, API-013' },
  {
    method: 'POST',
    path: '/api/product/review',
    body: { nick_name: 'Ada', title: 'Fine', content: 'A fine mug it is', star: 5, id: '1' },
    requirements: 'API-026',
  },
  {
    method: 'POST',
    path: '/api/customer/exist-nick-name',
    body: { nickName: 'Ada' },
    requirements: 'API-027',
  },
  { method: 'GET', path: '/api/modules/messages/conversation/product/1', requirements: 'API-028' },
  {
    method: 'PUT',
    path: '/api/modules/messages/conversation',
    body: { type: 'mask_read', conversation: '1' },
    requirements: 'API-029 to API-032',
  },
  {
    method: 'POST',
    path: '/api/modules/messages/message/uploadImages',
    body: { message_id: '1', dir: 'messages' },
    requirements: 'API-033, API-034',
  },
  { method: 'GET', path: '/api/modules/messages/message/files/1/a.png', requirements: 'API-035' },
  {
    method: 'POST',
    path: '/api/customer/contact-us',
    body: { email_to: 'shop@example.com', message: 'Hello' },
    requirements: 'API-036, API-037',
  },
  { method: 'GET', path: '/api/paypal-method', requirements: 'API-REST-504' },
  {
    method: 'POST',
    path: '/api/modules/paypal/create-transaction',
    body: { qty: 1 },
    requirements: 'API-REST-505',
  },
  {
    method: 'POST',
    path: '/api/modules/paypal/remember-transaction',
    body: { order_id: '1', access_token: 'a', billing_token: 'b', timestamp: 1 },
    requirements: 'API-REST-506, API-REST-507',
  },
  { method: 'POST', path: '/api/modules/paypal/flush-transaction', body: {}, requirements: 'API-REST-508' },
  { method: 'POST', path: '/api/account/favorites/1', requirements: 'API-REST-509' },
  { method: 'POST', path: '/api/account/favorites/1?source=cart', requirements: 'API-REST-510' },
  { method: 'DELETE', path: '/api/account/favorites/1', requirements: 'API-REST-511' },
  { method: 'GET', path: '/api/account/shopping-lists/1/add-to-cart', requirements: 'API-REST-512' },
  {
    method: 'POST',
    path: '/api/cart/save-quote-to-order',
    body: { quote_id: '1' },
    requirements: 'API-REST-517',
  },
  {
    method: 'POST',
    path: '/api/files/uploadToServer',
    body: { dir: 'form-submissions/1', submission_id: '1', wuids: 'a' },
    requirements: 'API-REST-520 to API-REST-524',
  },
];

interface AbsentOperation {
  readonly operation: 'query' | 'mutation';
  readonly name: string;
  readonly given: string;
  readonly requirements: string;
}

const REVIEWS = 'product:"1",childrenProductIds:[],processAll:false,perPage:10,currentPage:1';

export const absentOperations: readonly AbsentOperation[] = [
  {
    operation: 'query',
    name: 'processedReviews',
    given: REVIEWS,
    requirements: 'API-023 to API-025, API-GQL-529',
  },
  { operation: 'query', name: 'getPopupData', given: 'slug:"about"', requirements: 'API-GQL-540' },
  { operation: 'query', name: 'allBlockTemplates', given: '_id:"1"', requirements: 'API-GQL-548' },
  {
    operation: 'mutation',
    name: 'addProductReview',
    given: 'input:{nick_name:"Ada",title:"Fine",content:"A fine mug it is",star:5,product:"1",images:[]}',
    requirements: 'API-021, API-022, API-GQL-556',
  },
  { operation: 'mutation', name: 'applyCouponCode', given: 'code:"SPRING"', requirements: 'API-GQL-562' },
  { operation: 'mutation', name: 'removeCouponCode', given: 'code:"SPRING"', requirements: 'API-GQL-563' },
  { operation: 'mutation', name: 'selectFreebie', given: 'input:{_id:"1"}', requirements: 'API-GQL-564' },
  {
    operation: 'mutation',
    name: 'saveSignupEmail',
    given: 'input:{email:"ada@example.com",recaptcha_token:"1"}',
    requirements: 'API-GQL-565, API-GQL-566',
  },
  {
    operation: 'mutation',
    name: 'saveFormData',
    given: 'input:{form:1,version:1,content:[],email_opted:[],recaptcha_token:"1",source:"Website Signup"}',
    requirements: 'API-GQL-567, API-GQL-568',
  },
];

/** Models by which settings would announce these calls. */
export const absentModels: readonly string[] = [
  'modules.paypal.is_active',
  'modules.order-management.allow_request_quote',
];
