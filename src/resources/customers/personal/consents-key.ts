/** The query for what a client allowed and took back. */
export function consentsKey(customerId: number) {
  return ['customers', 'consents', customerId];
}
