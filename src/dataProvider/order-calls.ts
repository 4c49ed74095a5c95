import type { ChatDraftAnswer } from '../../domain/chat/chat-answers.ts';
import type { OrderPreview } from '../../domain/orders/order-answers.ts';
import type { NewPayment, OrderPayment, WayCounts } from '../../domain/orders/order-payments.ts';
import type { PaymentProof, ProofDecision } from '../../domain/orders/payment-proof.ts';
import type { FormAnswer } from '../../domain/checkout-form/form-calls.ts';
import type { TimelineEntry } from '../../domain/orders/timeline.ts';
import type { Order, OrderUpdate } from '../../generated/orders/types.ts';
import type { PaymentLink } from '../../domain/payments/payment-answers.ts';
import type { Refund, NewRefund } from '../../domain/orders/refunds.ts';
import type { Shipment } from '../../domain/orders/shipment.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { ifMatch, objectOf, recordOf, rowsOf, totalOf } from './records.ts';
import type { OnProgress } from './progress-fetch.ts';

interface ReceivedPayment {
  payment_id: number;
  order: Order;
}

/** Milliseconds for a file on a slow network. */
const SLOW = 120_000;

/** The calls about one order beyond the nine verbs of react-admin. */
export function createOrderCalls(http: Http, path: (below: string) => string) {
  const note = (orderId: number, noteId: number) => path(`/orders/${orderId}/notes/${noteId}`);
  const proof = (orderId: number, proofId: number) => path(`/orders/${orderId}/proofs/${proofId}`);
  return {
    /** A page of what happened to an order, with the exact total. */
    async orderTimeline(
      orderId: number,
      page: number,
      signal?: AbortSignal,
    ): Promise<{ data: TimelineEntry[]; total: number }> {
      const answer = await http(path(`/orders/${orderId}/timeline?page=${page}`), { signal: signal ?? null });
      return { data: rowsOf<TimelineEntry>(answer), total: totalOf(answer) };
    },

    /** Changes fields of an order as it was read; rejects with `stale` when somebody else changed it since. */
    changeOrder: async (before: Order, fields: Partial<OrderUpdate>): Promise<Order> =>
      recordOf<Order>(
        await http(path(`/orders/${before.id}`), {
          method: 'PATCH',
          body: fields,
          headers: ifMatch(before),
        }),
      ),

    /** What a change of an order would do; refused as the change would be. `before` has the version that was read. */
    previewOrder: async (
      orderId: number,
      patch: object,
      before: object,
      signal?: AbortSignal,
    ): Promise<OrderPreview> =>
      objectOf<OrderPreview>(
        await http(path(`/orders/${orderId}/preview`), {
          method: 'POST',
          body: patch,
          headers: ifMatch(before),
          signal: signal ?? null,
        }),
      ),

    /** A draft of an order from a pasted chat. */
    readChat: async (text: string): Promise<ChatDraftAnswer> =>
      objectOf<ChatDraftAnswer>(
        await http(path('/orders/read-chat'), { method: 'POST', body: { text } }),
        'lines',
      ),

    /** What the buyer answered at the checkout; empty where nothing was asked. */
    orderFormAnswers: async (orderId: number, signal?: AbortSignal): Promise<FormAnswer[]> =>
      rowsOf<FormAnswer>(
        await http(path(`/orders/${orderId}/dynamic-form-responses`), { signal: signal ?? null }),
      ),

    orderRefunds: async (orderId: number, signal?: AbortSignal): Promise<Refund[]> =>
      rowsOf<Refund>(await http(path(`/orders/${orderId}/refunds`), { signal: signal ?? null })),

    /** Writes down that money went back to the buyer. */
    async refundOrder(orderId: number, body: NewRefund): Promise<Order> {
      return recordOf<Order>(await http(path(`/orders/${orderId}/refunds`), { method: 'POST', body }));
    },

    orderPayments: async (orderId: number, signal?: AbortSignal): Promise<OrderPayment[]> =>
      rowsOf<OrderPayment>(await http(path(`/orders/${orderId}/payments`), { signal: signal ?? null })),

    /** Writes down money that came; rejects with `changed_since` when the order owes another amount by now. */
    async receivePayment(orderId: number, body: NewPayment): Promise<ReceivedPayment> {
      const answer = await http(path(`/orders/${orderId}/payments`), { method: 'POST', body });
      return objectOf<ReceivedPayment>(answer, 'payment_id', 'order');
    },

    async voidPayment(orderId: number, paymentId: number): Promise<Order> {
      const url = path(`/orders/${orderId}/payments/${paymentId}/void`);
      return recordOf<Order>(await http(url, { method: 'POST', body: {} }));
    },

    /** How the store is paid by hand, the usual way first. */
    paymentWays: async (signal?: AbortSignal): Promise<WayCounts> =>
      rowsOf<WayCounts[number]>(await http(path('/payment-ways'), { signal: signal ?? null })),

    /** Sets carrier and tracking; null clears. With `dispatch` the order counts as dispatched, in the same write. */
    async setOrderShipment(orderId: number, body: Shipment & { dispatch: boolean }): Promise<Order> {
      return recordOf<Order>(await http(path(`/orders/${orderId}/shipment`), { method: 'PUT', body }));
    },

    /** Makes an address at which the buyer pays the order online, by the store's first channel that can. */
    async createPaymentLink(orderId: number): Promise<PaymentLink> {
      const answer = await http(path(`/orders/${orderId}/payment-link`), { method: 'POST', body: {} });
      return objectOf<PaymentLink>(answer, 'url', 'expires_at');
    },

    orderProofs: async (orderId: number, signal?: AbortSignal): Promise<PaymentProof[]> =>
      rowsOf<PaymentProof>(await http(path(`/orders/${orderId}/proofs`), { signal: signal ?? null })),

    /** @returns the id of the proof */
    async attachProof(orderId: number, file: File, onProgress: OnProgress): Promise<number> {
      const body = new FormData();
      body.append('file', file);
      const url = path(`/orders/${orderId}/proofs`);
      const answer = await http(url, { method: 'POST', body, timeout: SLOW, onProgress });
      return objectOf<{ id: number }>(answer, 'id').id;
    },

    /** An approval marks an order that waits for its payment as paid. */
    async decideProof(
      orderId: number,
      proofId: number,
      body: { state: ProofDecision; note?: string },
    ): Promise<Order> {
      return recordOf<Order>(await http(proof(orderId, proofId), { method: 'PUT', body }));
    },

    async removeProof(orderId: number, proofId: number): Promise<void> {
      await http(proof(orderId, proofId), { method: 'DELETE' });
    },

    /** The picture or PDF itself. */
    async proofFile(orderId: number, proofId: number, signal: AbortSignal): Promise<Blob> {
      const { blob } = await http(`${proof(orderId, proofId)}/file`, { as: 'blob', timeout: SLOW, signal });
      if (blob === null) throw unreadableAnswer();
      return blob;
    },

    async addOrderNote(orderId: number, text: string): Promise<void> {
      await http(path(`/orders/${orderId}/notes`), { method: 'POST', body: { text } });
    },

    async editOrderNote(orderId: number, noteId: number, text: string): Promise<void> {
      await http(note(orderId, noteId), { method: 'PUT', body: { text } });
    },

    async deleteOrderNote(orderId: number, noteId: number): Promise<void> {
      await http(note(orderId, noteId), { method: 'DELETE' });
    },
  };
}
