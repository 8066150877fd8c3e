/** What the procedures of each group are about, for the published document. */
export const tags: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Session', description: 'Signing in and out, and who is signed in.' },
  {
    name: 'Mailed links',
    description:
      'What the links in mails open: invitations and new passwords. A token works once, and for a while.',
  },
  {
    name: 'Your account',
    description: 'What whoever is signed in does with their own name, password, second factor and sessions.',
  },
  { name: 'Getting started', description: 'What a shop still needs before it can sell.' },
  { name: 'People', description: 'Who works in a shop, in which role, and who is invited.' },
  { name: 'Orders', description: 'What was bought, what happened since, and what is done next.' },
  { name: 'Products', description: 'What a shop sells: its products, their variations and prices.' },
  {
    name: 'Variations',
    description: 'The variations of a product as a whole, and the attributes in which they differ.',
  },
  { name: 'Stock', description: 'How many of a product are there, and what changed that.' },
  { name: 'Pictures', description: 'Pictures that are sent to a shop.' },
  { name: 'Customers', description: 'Who has an account in a shop, and what staff do for them.' },
  { name: 'Customer groups', description: 'Groups of customers, for which prices may differ.' },
  { name: 'Audit log', description: 'Who changed what in a shop, when, and from what to what.' },
];
