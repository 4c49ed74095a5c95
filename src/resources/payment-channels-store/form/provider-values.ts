import {
  CHANNEL_IDS,
  SECRET_FIELDS,
  type ChannelName,
  type PaymentChannel,
  type SecretField,
} from '../../../../domain/payments/channels.ts';
import type { AccountField } from '../../../../domain/payments/contract.ts';
import { KEY_NAMES } from '../../../../domain/payments/account.ts';
import { SANDBOX_MERCHANT } from '../../../../domain/payments/payu/account.ts';
import { mergeThreeWay } from '../../../../domain/merge/three-way.ts';
import {
  byTransferWay,
  isTransferTold,
  readAccount,
  type TransferWay,
} from '../../../../domain/payments/transfer-texts.ts';
import type { PaymentProvidersWords } from '../../../../generated/words/payment-providers.ts';
import type { ChannelConfiguration, ChannelWrite } from '../../../dataProvider/payment-channel-calls.ts';
import { fieldSentence, type Translate } from '../../../i18n/sentences.ts';
import { failureSentence, type Failure, type Refusal } from '../../../ui/form/useWrite.ts';

/** What the form holds. A secret that nobody has typed is undefined: the stored one stays. */
export interface ProviderValues extends Record<TransferWay, string | null> {
  active: boolean;
  test_mode: boolean;
  client_id?: string | undefined;
  client_secret?: string | undefined;
  integrity?: string | undefined;
  event_wompi_key?: string | undefined;
  api_login?: string | undefined;
  merchant_id: string | null;
  signature_algorithm: 'MD5' | 'SHA' | 'SHA256' | 'HMAC-SHA256' | null;
  holder: string | null;
  title: string | null;
  description: string | null;
  instructions: string | null;
  qrImage: string | null;
}

/** The values of a configuration; a new one is shown to buyers from the start. */
export function valuesOf(stored: ChannelConfiguration | null): ProviderValues {
  const texts = stored?.extra_parameters;
  return {
    active: stored === null || stored.active === 1,
    test_mode: stored?.test_mode === 1,
    client_id: undefined,
    client_secret: undefined,
    integrity: undefined,
    event_wompi_key: undefined,
    api_login: undefined,
    merchant_id: stored?.merchant_id ?? null,
    signature_algorithm: stored?.signature_algorithm ?? null,
    ...byTransferWay((way) => texts?.[way] ?? null),
    holder: texts?.holder ?? null,
    title: texts?.title ?? null,
    description: texts?.description ?? null,
    instructions: texts?.instructions ?? null,
    qrImage: texts?.qrImage ?? null,
  };
}

/** What is written of a channel: its own fields alone, and a secret only where one was typed. */
export function writeOf(
  channel: ChannelName,
  values: ProviderValues,
  stored: ChannelConfiguration | null,
): ChannelWrite {
  const { account, texts, transfer = false, testMode } = VARIANTS[channel];
  const typed = account.map(({ name }): [string, string | null | undefined] => [name, trimmed(values[name])]);
  const testing = testMode ? values.test_mode : isSandbox(channel, values);
  const parameters = { ...stored?.extra_parameters };
  for (const name of texts) Object.assign(parameters, { [name]: trimmed(values[name]) ?? null });
  if (transfer) Object.assign(parameters, accountsOf(values), { holder: trimmed(values.holder) ?? null });
  return {
    active: values.active ? 1 : 0,
    test_mode: testing ? 1 : 0,
    ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)),
    ...(texts.length > 0 && { extra_parameters: parameters }),
  };
}

/**
 * Typed values on a configuration that somebody else has written meanwhile: what each side alone has changed is taken
 * from it. A clash is a value that both have changed; nobody sees which key is stored, so one that was typed is.
 */
export function mergeOnto(
  current: ChannelConfiguration | null,
  base: ChannelConfiguration | null,
  typed: ProviderValues,
): { values: ProviderValues; clash: boolean } {
  const { merged, conflicts } = mergeThreeWay({ ...valuesOf(base) }, { ...typed }, { ...valuesOf(current) });
  const replaced = current?.stored_secrets.some((field) => typed[field] !== undefined) ?? false;
  return { values: { ...typed, ...merged }, clash: conflicts.length > 0 || replaced };
}

/** Whether a write was refused because somebody else has changed the channel, or set it up. */
export function isWrittenMeanwhile({ code, fields }: Pick<Failure, 'code' | 'fields'>): boolean {
  return code === 'stale' || fields['payment_channel_id']?.key === 'unique';
}

/** PayU's sandbox has one merchant: its number says that payments are not real. */
export function isSandbox(
  channel: ChannelName,
  { merchant_id }: Pick<ProviderValues, 'merchant_id'>,
): boolean {
  return channel === 'payu' && merchant_id?.trim() === SANDBOX_MERCHANT;
}

/** The accounts of a transfer as they are stored; null where nothing is typed. */
export function accountsOf(values: Pick<ProviderValues, TransferWay>): Record<TransferWay, string | null> {
  return byTransferWay((way) => readAccount(way, values[way] ?? '') || null);
}

/** Keys are pasted with spaces around them. An empty text is none. */
function trimmed<T extends string>(text: T | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

export type TextName = 'title' | 'description' | 'instructions' | 'qrImage';

interface Variant {
  /** Fields of the account with the provider's own names for them, in the order of its panel. */
  account: readonly { name: AccountField; label: keyof PaymentProvidersWords['fields'] }[];
  /** What buyers read. */
  texts: readonly TextName[];
  /** Whether buyers send the money to accounts of the store. */
  transfer?: true;
  /** Whether a card switches to test keys; PayU's merchant says it by itself. */
  testMode: boolean;
  /** Where the provider explains its keys, or its use; the installation's own help stands for it elsewhere. */
  help?: string;
}

/** What the form of each channel asks for (spec 2 §2). */
export const VARIANTS: Readonly<Record<ChannelName, Variant>> = {
  wompi: {
    account: [
      { name: 'client_id', label: KEY_NAMES.wompi.client_id },
      { name: 'client_secret', label: KEY_NAMES.wompi.client_secret },
      { name: 'integrity', label: 'integrity' },
      { name: 'event_wompi_key', label: 'events' },
    ],
    texts: [],
    testMode: true,
    help: 'https://docs.wompi.co/docs/colombia/ambientes-y-llaves/',
  },
  payu: {
    account: [
      { name: 'merchant_id', label: 'merchant_id' },
      { name: 'client_id', label: KEY_NAMES.payu.client_id },
      { name: 'client_secret', label: KEY_NAMES.payu.client_secret },
      { name: 'api_login', label: 'api_login' },
      { name: 'signature_algorithm', label: 'signature_algorithm' },
      { name: 'event_wompi_key', label: 'hmac' },
    ],
    texts: [],
    testMode: false,
    help: 'https://developers.payulatam.com/latam/es/docs/integrations/webcheckout-integration.html',
  },
  mercado_pago: {
    account: [
      { name: 'client_id', label: KEY_NAMES.mercado_pago.client_id },
      { name: 'client_secret', label: KEY_NAMES.mercado_pago.client_secret },
      { name: 'event_wompi_key', label: 'webhook_secret' },
    ],
    texts: [],
    testMode: true,
    help: 'https://www.mercadopago.com.co/developers/panel/app',
  },
  paypal: {
    account: [
      { name: 'client_id', label: KEY_NAMES.paypal.client_id },
      { name: 'client_secret', label: KEY_NAMES.paypal.client_secret },
      { name: 'event_wompi_key', label: 'webhook_id' },
      { name: 'merchant_id', label: 'merchant_id' },
    ],
    texts: [],
    testMode: true,
    help: 'https://developer.paypal.com/dashboard/applications',
  },
  manual: {
    account: [],
    texts: ['title', 'description', 'instructions', 'qrImage'],
    transfer: true,
    testMode: false,
  },
  cash_on_delivery: { account: [], texts: ['instructions'], testMode: false },
  whatsapp: { account: [], texts: [], testMode: false, help: 'https://faq.whatsapp.com/5913398998672934' },
};

/** The keys that a provider does not take, each with its sentence. */
export function keysRefused({ fields }: Failure, translate: Translate): [SecretField, string][] {
  return SECRET_FIELDS.flatMap((field): [SecretField, string][] => {
    const about = fields[field];
    return about === undefined
      ? []
      : [[field, fieldSentence(translate, 'payment-channels-store', field, about)]];
  });
}

/** What is wrong with the typed values already: a transfer without a word for buyers. */
export function sentencesOf(
  { id }: PaymentChannel,
  values: ProviderValues,
  translate: Translate,
): Record<string, string> {
  if (id !== CHANNEL_IDS.manual || isTransferTold(values)) return {};
  const source = 'extra_parameters.instructions';
  return { nequi: fieldSentence(translate, 'payment-channels-store', source, { key: 'transfer_silent' }) };
}

interface Sentences {
  /** 'No se pudo crear' or 'No se pudo actualizar' (spec 2 §8). */
  problem: string;
  stale: string;
}

/** A refused configuration at the inputs of the form; the texts for buyers are one member in the API. */
export function refusalOf(
  failure: Failure,
  translate: Translate,
  { problem, stale }: Sentences,
): Refusal<ProviderValues> {
  if (isWrittenMeanwhile(failure)) return { sentences: {}, message: stale };
  const sentences = Object.entries(failure.fields).map(([source, about]): [string, string] => [
    source.replace(/^extra_parameters\./, ''),
    fieldSentence(translate, 'payment-channels-store', source, about),
  ]);
  const reason = failureSentence(translate, failure);
  return {
    sentences: Object.fromEntries(sentences),
    ...(sentences.length === 0 && { message: `${problem}. ${reason}` }),
  };
}
