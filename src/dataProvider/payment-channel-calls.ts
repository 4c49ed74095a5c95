import { isObject } from '../../domain/json/is-object.ts';
import type { Alarm } from '../../domain/payments/notification-state.ts';
import type { CatalogueChannel, PaymentReport } from '../../domain/payments/payment-answers.ts';
import type { SecretField } from '../../domain/payments/channels.ts';
import type {
  PaymentChannelStore,
  PaymentChannelStoreUpdate,
} from '../../generated/payment-channels-store/types.ts';
import type { Http } from './http.ts';
import { ifMatch } from './if-match.ts';
import { objectOf, recordOf, rowsOf } from './records.ts';

/** A configuration with the names of its stored secrets; their values are never answered. */
export interface ChannelConfiguration extends PaymentChannelStore {
  stored_secrets: readonly SecretField[];
}

/** A report of a provider that changed no order, though money may have moved. Its answer has none without a reason. */
export type DoubtfulPayment = PaymentReport & { reason: Alarm };

export type ChannelWrite = Partial<PaymentChannelStoreUpdate>;

/** The calls about how a store is paid. Configurations go by the id of their channel in the catalogue (spec 2 §7). */
export function createPaymentChannelCalls(http: Http, path: (below: string) => string) {
  const one = (id: number): string => path(`/payment-channels-store/${id}`);
  const review = (id: number): string => path(`/payment-notifications/${id}/review`);
  return {
    channelCatalogue: async (signal?: AbortSignal): Promise<CatalogueChannel[]> =>
      rowsOf<CatalogueChannel>(await http(path('/payment-channels'), { signal: signal ?? null })),

    /** In the order that buyers see. */
    channelConfigurations: async (signal?: AbortSignal): Promise<PaymentChannelStore[]> =>
      rowsOf<PaymentChannelStore>(
        await http(path('/payment-channels-store?limit=100&sort=order,asc'), { signal: signal ?? null }),
      ),

    /** Null for a channel that the store has not set up. */
    async channelConfiguration(id: number, signal?: AbortSignal): Promise<ChannelConfiguration | null> {
      const options = { signal: signal ?? null };
      const { exist } = objectOf<{ exist: boolean }>(await http(`${one(id)}/exist`, options));
      if (!exist) return null;
      const answer = await http(one(id), options);
      return recordOf<ChannelConfiguration>({ ...answer, json: withParameters(answer.json) });
    },

    /** Of the last 30 days, without those that a member has reviewed; the latest first. */
    doubtfulPayments: async (signal?: AbortSignal): Promise<DoubtfulPayment[]> =>
      rowsOf<DoubtfulPayment>(
        await http(path('/payment-notifications?doubtful=true'), { signal: signal ?? null }),
      ),

    /** Nobody needs to look at it any more. What another member wrote before stays. */
    async reviewPayment(id: number, note: string): Promise<void> {
      await http(review(id), { method: 'PUT', body: note === '' ? {} : { note } });
    },

    async unreviewPayment(id: number): Promise<void> {
      await http(review(id), { method: 'DELETE' });
    },

    createChannel: async (id: number, body: ChannelWrite): Promise<PaymentChannelStore> =>
      recordOf<PaymentChannelStore>(await http(one(id), { method: 'POST', body })),

    /** Rejects as stale when somebody else has changed it. */
    changeChannel: async (
      id: number,
      body: ChannelWrite,
      before: PaymentChannelStore,
    ): Promise<PaymentChannelStore> =>
      recordOf<PaymentChannelStore>(await http(one(id), { method: 'PATCH', body, headers: ifMatch(before) })),

    /** Rejects with the keys that the provider does not take, and as unavailable where it gives no answer. */
    async checkChannel(id: number): Promise<void> {
      await http(`${one(id)}/check`, { method: 'POST' });
    },

    async deleteChannel(id: number): Promise<void> {
      await http(one(id), { method: 'DELETE' });
    },

    async orderChannels(ids: readonly number[]): Promise<void> {
      await http(path('/payment-channels-store/order'), { method: 'PUT', body: { ids } });
    },
  };
}

/** What buyers read is JSON text in the answer (spec 2 §3); the forms have its members. */
function withParameters(json: unknown): unknown {
  if (!isObject(json) || typeof json['extra_parameters'] !== 'string') return json;
  const extra_parameters: unknown = JSON.parse(json['extra_parameters']);
  return { ...json, extra_parameters };
}
