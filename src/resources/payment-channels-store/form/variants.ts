import type { ChannelName } from '../../../../domain/payments/channels.ts';
import { KEY_NAMES } from '../../../../domain/payments/key-names.ts';
import type { ProviderWords } from '../provider-words.ts';
import type { AccountField } from '../../../../domain/payments/contract.ts';

export type TextName = 'title' | 'description' | 'instructions' | 'qrImage';

interface Variant {
  /** Fields of the account with the provider's own names for them, in the order of its panel. */
  account: readonly { name: AccountField; label: keyof ProviderWords['fields'] }[];
  /** What buyers read. */
  texts: readonly TextName[];
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
  manual: { account: [], texts: ['title', 'description', 'instructions', 'qrImage'], testMode: false },
  cash_on_delivery: { account: [], texts: ['instructions'], testMode: false },
  whatsapp: { account: [], texts: [], testMode: false, help: 'https://faq.whatsapp.com/5913398998672934' },
};
