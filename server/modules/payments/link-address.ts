/** Where a buyer opens a payment: short enough for a message, and the provider's own address is made behind it. */
export function linkAddress(origin: string, reference: string): string {
  return `${origin}/api/v1/payment-links/${reference}`;
}
