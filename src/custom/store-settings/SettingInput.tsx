import { spokenCurrency } from '../../../domain/money/currency.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import {
  CALL_TO_ACTION_LENGTH,
  SHIPPING_DETAILS_LENGTH,
  STORE_CURRENCIES,
  type ChatSetting,
  type StoreSettings,
} from '../../../domain/stores/store-settings.ts';
import { STORE_SETTINGS_WORDS, type StoreSettingsWords } from '../../../generated/words/store-settings.ts';
import { FieldInput } from '../../kinds/inputs/FieldFrame.tsx';

/** The texts for WhatsApp and the zones have inputs of their own. */
type PlainSetting = Exclude<keyof StoreSettings, ChatSetting | 'delivery_zones'>;

interface SettingInputProps {
  name: PlainSetting;
  required?: boolean;
  disabled?: boolean;
}

/** The input of one setting. */
export function SettingInput({ name, required = false, disabled = false }: SettingInputProps) {
  return <FieldInput field={SETTING_FIELDS[name]} name={name} required={required} disabled={disabled} />;
}

function words(pick: (words: StoreSettingsWords) => string): Words {
  const { es, en, pt } = STORE_SETTINGS_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

/** `Peso colombiano (COP)`, in each language. */
function currencyName(code: string): Words {
  return {
    es: spokenCurrency(code, 'es-CO'),
    en: spokenCurrency(code, 'en'),
    pt: spokenCurrency(code, 'pt'),
  };
}

/** The settings as fields, so that the inputs of records show them. */
const SETTING_FIELDS: { readonly [Name in PlainSetting]: FieldDescriptor } = {
  currency: {
    source: 'currency',
    kind: 'enum',
    widget: 'select',
    display: 'text',
    label: words(({ general }) => general.currency),
    help: words(({ general }) => general.currency_help),
    enum: STORE_CURRENCIES.map((value) => ({ value, label: currencyName(value) })),
  },
  call_to_action_button: {
    source: 'call_to_action_button',
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ general }) => general.button),
    help: words(({ general }) => general.button_help),
    bounds: { maxLength: CALL_TO_ACTION_LENGTH },
  },
  google_analitycs_tracking_id: {
    source: 'google_analitycs_tracking_id',
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ general }) => general.analytics),
    help: words(({ general }) => general.analytics_help),
  },
  facebook_pixel_code: {
    source: 'facebook_pixel_code',
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ general }) => general.pixel),
    help: words(({ general }) => general.pixel_help),
  },
  delivery_cost_enabled: {
    source: 'delivery_cost_enabled',
    kind: 'boolean',
    widget: 'switch',
    display: 'flag',
    label: words(({ shipping }) => shipping.cost_enabled),
  },
  delivery_cost_details: {
    source: 'delivery_cost_details',
    kind: 'money',
    widget: 'money',
    display: 'money',
    label: words(({ shipping }) => shipping.cost_amount),
  },
  delivery_free_from: {
    source: 'delivery_free_from',
    kind: 'money',
    widget: 'money',
    display: 'money',
    label: words(({ shipping }) => shipping.free_from),
    help: words(({ shipping }) => shipping.free_from_help),
  },
  shipping_time_enabled: {
    source: 'shipping_time_enabled',
    kind: 'boolean',
    widget: 'switch',
    display: 'flag',
    label: words(({ shipping }) => shipping.time_enabled),
  },
  shipping_details: {
    source: 'shipping_details',
    kind: 'text',
    widget: 'multiline',
    display: 'multiline',
    label: words(({ shipping }) => shipping.details),
    help: words(({ shipping }) => shipping.details_help),
    bounds: { maxLength: SHIPPING_DETAILS_LENGTH },
  },
};
