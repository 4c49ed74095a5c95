import { isObject } from '../../domain/json/is-object.ts';
import type { Alarm } from '../../domain/payments/notification-state.ts';
import type { CatalogueChannel, PaymentReport } from '../../domain/payments/payment-answers.ts';
import type { SecretField } from '../../domain/payments/channels.ts';
import type {
  PaymentChannelStore,
  PaymentChannelStoreUpdate,
} from '../../generated/payment-channels-store/types.ts';
import type { Http } from './http.ts';
import { ifMatch, createRequests, recordOf } from './records.ts';

/** A configuration with the names of its stored secrets; their values are never answered. */
export interface ChannelConfiguration extends PaymentChannelStore {
  stored_secrets: readonly SecretField[];
}

/** A report of a provider that changed no order, though money may have moved. Its answer has none without a reason. */
export type DoubtfulPayment = PaymentReport & { reason: Alarm };

export type ChannelWrite = Partial<PaymentChannelStoreUpdate>;

/** The calls about how a store is paid. Configurations go by the id of their channel in the catalogue (spec 2 §7). */
export function createPaymentChannelCalls(http: Http, path: (below: string) => string) {
  const { object, record, rows, send } = createRequests(http, path);
  const one = (id: number): string => `/payment-channels-store/${id}`;
  const review = (id: number): string => `/payment-notifications/${id}/review`;
  return {
    channelCatalogue: (signal?: AbortSignal) => rows<CatalogueChannel>('/payment-channels', { signal }),

    /** In the order that buyers see. */
    channelConfigurations: (signal?: AbortSignal) =>
      rows<PaymentChannelStore>('/payment-channels-store?limit=100&sort=order,asc', { signal }),

    /** Null for a channel that the store has not set up. */
    async channelConfiguration(id: number, signal?: AbortSignal): Promise<ChannelConfiguration | null> {
      const { exist } = await object<{ exist: boolean }>(`${one(id)}/exist`, { signal });
      if (!exist) return null;
      const answer = await http(path(one(id)), { signal });
      return recordOf<ChannelConfiguration>({ ...answer, json: withParameters(answer.json) });
    },

    /** Of the last 30 days, without those that a member has reviewed; the latest first. */
    doubtfulPayments: (signal?: AbortSignal) =>
      rows<DoubtfulPayment>('/payment-notifications?doubtful=true', { signal }),

    /** Nobody needs to look at it any more. What another member wrote before stays. */
    reviewPayment: (id: number, note: string) =>
      send('PUT', review(id), { body: note === '' ? {} : { note } }),

    unreviewPayment: (id: number) => send('DELETE', review(id)),

    createChannel: (id: number, body: ChannelWrite) =>
      record<PaymentChannelStore>(one(id), { method: 'POST', body }),

    /** Rejects as stale when somebody else has changed it. */
    changeChannel: (id: number, body: ChannelWrite, before: PaymentChannelStore) =>
      record<PaymentChannelStore>(one(id), { method: 'PATCH', body, headers: ifMatch(before) }),

    /** Rejects with the keys that the provider does not take, and as unavailable where it gives no answer. */
    checkChannel: (id: number) => send('POST', `${one(id)}/check`),

    deleteChannel: (id: number) => send('DELETE', one(id)),

    orderChannels: (ids: readonly number[]) =>
      send('PUT', '/payment-channels-store/order', { body: { ids } }),
  };
}

/** What buyers read is JSON text in the answer (spec 2 §3); the forms have its members. */
function withParameters(json: unknown): unknown {
  if (!isObject(json) || typeof json['extra_parameters'] !== 'string') return json;
  const extra_parameters: unknown = JSON.parse(json['extra_parameters']);
  return { ...json, extra_parameters };
}
