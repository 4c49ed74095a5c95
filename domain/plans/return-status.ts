/** What a provider adds to the address at which a merchant returns. Unsigned: it is shown, and proves nothing. */
export interface PaymentReturn {
  status: ReturnStatus;
  /** Ours, of the attempt to pay. */
  reference: string | null;
  /** The provider's id of the payment. */
  paymentId: string | null;
  told: ToldBeside;
}

/** What else the provider says of the payment, by the names of its record (spec 2 §7). */
export interface ToldBeside {
  preference_id: string | null;
  payment_status_detail: string | null;
  merchant_order_id: string | null;
  processing_mode: string | null;
}

export const RETURN_STATUSES = ['approved', 'pending', 'in_process', 'rejected', 'null', 'other'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** `transactionState` of PayU's return page. */
const PAYU: ReadonlyMap<string, ReturnStatus> = new Map([
  ['4', 'approved'],
  ['5', 'rejected'],
  ['6', 'rejected'],
  ['7', 'pending'],
  ['104', 'rejected'],
]);

/** Reads Mercado Pago's and PayU's return address. A status that is missing reads `other` (spec 2 §4). */
export function readReturn(query: URLSearchParams): PaymentReturn {
  const given = query.get('status') ?? query.get('collection_status');
  const payu = query.get('transactionState');
  const named = RETURN_STATUSES.find((status) => status === given) ?? 'other';
  return {
    status: payu === null ? named : (PAYU.get(payu) ?? 'other'),
    reference: textOf(query, 'reference') ?? textOf(query, 'external_reference'),
    paymentId: textOf(query, 'payment_id') ?? textOf(query, 'transactionId'),
    told: {
      preference_id: textOf(query, 'preference_id'),
      payment_status_detail: textOf(query, 'payment_status_detail') ?? textOf(query, 'status_detail'),
      merchant_order_id: textOf(query, 'merchant_order_id'),
      processing_mode: textOf(query, 'processing_mode'),
    },
  };
}

/** Mercado Pago writes the word `null` where there is nothing. */
function textOf(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === null || value === '' || value === 'null' ? null : value;
}
