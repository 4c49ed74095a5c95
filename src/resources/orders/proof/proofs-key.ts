/** The query for the proofs of an order. */
export function proofsKey(orderId: number) {
  return ['orders', 'proofs', orderId];
}
