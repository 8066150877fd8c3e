/**
 * Tells whether a request may hold a document in its body. Only JSON may: other types, such as forms, are what
 * another site's page can send without asking, and each has a parser of its own in Yoga. API-GQL-502
 */
export function sendsJson({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'POST') return true;
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase() === 'application/json';
}
