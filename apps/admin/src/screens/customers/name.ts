interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What a customer is called: by first and last name, or by the e-mail address where there is neither. ADM-301 */
export const nameOf = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ') || email;
