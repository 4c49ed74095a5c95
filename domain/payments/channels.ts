import type { AccountField } from './contract.ts';
import { isProvider, type Provider } from './provider.ts';

/** The catalogue's fixed ids (spec 2 §9). 7 is the channel that every store begins with. */
export const CHANNEL_IDS = {
  payu: 1,
  mercado_pago: 2,
  wompi: 3,
  paypal: 4,
  cash_on_delivery: 5,
  manual: 6,
  whatsapp: 7,
} as const;
export type ChannelName = keyof typeof CHANNEL_IDS;
export type ChannelId = (typeof CHANNEL_IDS)[ChannelName];

/** With what buyers pay by a channel. */
export const MEANS = [
  'cards',
  'pse',
  'nequi',
  'bancolombia',
  'cash_points',
  'account',
  'transfer',
  'cash',
  'chat',
] as const;
export type Means = (typeof MEANS)[number];

/** One way to pay, the same for every store. */
export interface PaymentChannel {
  id: ChannelId;
  name: ChannelName;
  /** The company that takes the money and reports it; null where the store takes it itself. */
  provider: Provider | null;
  isDefault: boolean;
  /** The usual ones first. A merchant's contract with the company may leave some out. */
  means: readonly Means[];
}

const NAMES: readonly ChannelName[] = [
  'payu',
  'mercado_pago',
  'wompi',
  'paypal',
  'cash_on_delivery',
  'manual',
  'whatsapp',
];

const MEANS_OF: Readonly<Record<ChannelName, readonly Means[]>> = {
  payu: ['cards', 'pse', 'cash_points'],
  mercado_pago: ['cards', 'pse', 'cash_points', 'account'],
  wompi: ['cards', 'pse', 'nequi', 'bancolombia', 'cash_points'],
  paypal: ['account', 'cards'],
  cash_on_delivery: ['cash'],
  manual: ['transfer', 'nequi'],
  whatsapp: ['chat'],
};

export const PAYMENT_CHANNELS: readonly PaymentChannel[] = NAMES.map((name) => ({
  id: CHANNEL_IDS[name],
  name,
  provider: isProvider(name) ? name : null,
  isDefault: name === 'whatsapp',
  means: MEANS_OF[name],
}));

export function channelOf(id: number): PaymentChannel | undefined {
  return PAYMENT_CHANNELS.find((channel) => channel.id === id);
}

/** Fields of a configuration that hold a secret, by their names in the API. */
export const SECRET_FIELDS = [
  'client_id',
  'client_secret',
  'integrity',
  'event_wompi_key',
  'api_login',
] as const satisfies readonly AccountField[];
export type SecretField = (typeof SECRET_FIELDS)[number];
