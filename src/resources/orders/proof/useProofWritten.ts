import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { about } from '../../../ui/notice/about.ts';
import { putOrder } from '../put-order.ts';
import { proofsKey } from './proofs-key.ts';

interface WrittenProof {
  /** The proofs after the write. */
  proofs: (before: PaymentProof[]) => PaymentProof[];
  /** The order after it; left out when it is as before. */
  order?: Order;
  said: string;
}

/** Shows what a write about a proof has stored, and reads the rest meanwhile: on a slow network that takes long. */
export function useProofWritten(orderId: number, onClose: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return ({ proofs, order, said }: WrittenProof): void => {
    queries.setQueryData<PaymentProof[]>(proofsKey(orderId), (before) => before && proofs(before));
    if (order !== undefined) putOrder(queries, order);
    notify(said, { ...about('orders', orderId), type: 'success' });
    onClose();
    void queries.invalidateQueries({ queryKey: ['orders'] });
  };
}

/** One proof decided; who decided and when comes with the next read. */
export function decided(id: number, change: Pick<PaymentProof, 'state' | 'note'>): WrittenProof['proofs'] {
  return (before) => before.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
}
