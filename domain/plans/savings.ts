/**
 * What the annual plan saves in percent, as each place prints it. The spec has two readings (2 §9): 17 on the card, which
 * is what the prices in dollars give, and 20 in the payment step.
 */
export const SAVINGS = { card: 17, payment: 20 } as const;
