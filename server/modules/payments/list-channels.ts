import { PAYMENT_PROVIDERS_WORDS } from '../../../generated/words/payment-providers.ts';
import { KEY_NAMES } from '../../../domain/payments/account.ts';
import { notificationPath } from '../../../domain/payments/provider.ts';
import { PAYMENT_CHANNELS } from '../../../domain/payments/channels.ts';
import { CATALOGUE_CHANNEL, type CatalogueChannel } from '../../../domain/payments/payment-answers.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { resourceNamed } from '../../resources/service.ts';

/** `GET /payment-channels`: the catalogue, the same for every store but for the addresses (spec 2 §7, §9). */
export const listChannels: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/payment-channels',
  operationId: 'listPaymentChannels',
  summary: 'All ways to pay that a store can offer, with where their providers report to it',
  access: { permission: 'payment-channels-store.read' },
  answers: { 200: { description: 'The catalogue', schema: { type: 'array', items: CATALOGUE_CHANNEL } } },
  async handle({ ports, storeId, request }) {
    const field = fieldOf(resourceNamed(ports, 'payment-channels-store'), 'payment_channel_id');
    const language = languageOf(request);
    const body = PAYMENT_CHANNELS.map(({ id, name, provider, isDefault, means }): CatalogueChannel => {
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
        means: [...means],
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
