import { PAYMENT_PROVIDERS_WORDS } from '../../../generated/words/payment-providers.ts';
import { KEY_NAMES } from '../../../domain/payments/key-names.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { MEANS, PAYMENT_CHANNELS } from '../../../domain/payments/channels.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { resourceNamed } from '../../resources/service.ts';

const KEY_LABEL: JsonSchema = {
  type: ['string', 'null'],
  description: 'What the provider calls this key; null for a channel without an account',
};

const CHANNEL = closedObject({
  id: { type: 'integer' },
  name: { type: 'string', description: 'In the language of the caller' },
  description: { type: 'string', description: 'With what buyers pay by it, in that language' },
  icon: { type: ['string', 'null'] },
  client_id_label: KEY_LABEL,
  api_key_secret_label: KEY_LABEL,
  is_default: { type: 'integer', enum: [0, 1] },
  means: { type: 'array', items: { enum: [...MEANS] }, description: 'With what buyers pay by it' },
  notification_url: {
    type: ['string', 'null'],
    description: 'Where the provider reports payments; null for a channel that reports none',
  },
});

/** `GET /payment-channels`: the catalogue, the same for every store but for the addresses (spec 2 §7, §9). */
export const listChannels: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/payment-channels',
  operationId: 'listPaymentChannels',
  summary: 'All ways to pay that a store can offer, with where their providers report to it',
  tags: ['payments'],
  access: { permission: 'payment-channels-store.read' },
  answers: { 200: { description: 'The catalogue', schema: { type: 'array', items: CHANNEL } } },
  async handle({ ports, storeId, request }) {
    const field = fieldOf(resourceNamed(ports, 'payment-channels-store'), 'payment_channel_id');
    const language = languageOf(request);
    const body = PAYMENT_CHANNELS.map(({ id, name, provider, isDefault, means }) => {
      const word = field?.enum?.find(({ value }) => value === id);
      const words = PAYMENT_PROVIDERS_WORDS[language];
      const keys = provider === null ? null : KEY_NAMES[provider];
      return {
        id,
        name: word?.label[language] ?? word?.label.es ?? name,
        description: sentenceOf(means.map((one) => words.means[one])),
        icon: word?.icon ?? null,
        client_id_label: keys && words.fields[keys.client_id],
        api_key_secret_label: keys && words.fields[keys.client_secret],
        is_default: isDefault ? 1 : 0,
        means,
        notification_url:
          provider === null ? null : `${ports.settings.origin}/api/v1${notificationPath(provider, storeId)}`,
      };
    });
    return { status: 200, body };
  },
};

/** `Tarjetas, PSE`: what a channel is paid with, as one text. */
function sentenceOf(parts: readonly string[]): string {
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
