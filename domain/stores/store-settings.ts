import { CHAT_TEXT, CHAT_TEXT_LENGTH, type ChatStage } from '../orders/order-message.ts';
import { HIGHEST_DELIVERY_COST, isZoneList, SHIPPING_ZONES } from '../orders/shipping-zones.ts';
import type { PlanFeatureSet } from '../plans/features.ts';
import { COUNTRIES } from '../places/countries.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** The settings of what counts visits, and the feature of the plan that they need. */
export const MARKETING_SETTINGS: ReadonlySet<string> = new Set<keyof StoreSettings>([
  'google_analitycs_tracking_id',
  'facebook_pixel_code',
]);
export const MARKETING_FEATURE = 'is_marketing_enabled' satisfies keyof PlanFeatureSet;

export const CALL_TO_ACTION_LENGTH = 30;
export const SHIPPING_DETAILS_LENGTH = 500;

/** The currencies of the countries that the store's forms offer, without doubles. */
export const STORE_CURRENCIES: readonly string[] = [...new Set(COUNTRIES.map(({ currency }) => currency))];

const ID_LENGTH = 40;
/** GA4's measurement id, or the tracking id before it (support.google.com/analytics). */
const ANALYTICS = /^(G-[A-Z0-9]{4,16}|UA-[0-9]{4,12}-[0-9]{1,4})?$/;
/** Digits of a pixel of Meta. */
const PIXEL = /^([0-9]{5,20})?$/;

/** A text of the merchant for WhatsApp; null for ours. */
const CHAT = {
  type: ['string', 'null'],
  maxLength: CHAT_TEXT_LENGTH,
  pattern: CHAT_TEXT.source,
} as const satisfies JsonSchema;

/** What the merchant sets for the whole store (spec 1 §3 Store, in its own names), each with its rule. An empty text is none. */
export const STORE_SETTINGS = {
  // ISO code. Amounts that are stored already are not converted.
  currency: { type: 'string', enum: [...STORE_CURRENCIES] },
  // The words of the button that sends the order; null for the storefront's own.
  call_to_action_button: { type: ['string', 'null'], maxLength: CALL_TO_ACTION_LENGTH },
  // Google Analytics and Meta's pixel; only an id, never a script.
  google_analitycs_tracking_id: { type: ['string', 'null'], maxLength: ID_LENGTH, pattern: ANALYTICS.source },
  facebook_pixel_code: { type: ['string', 'null'], maxLength: ID_LENGTH, pattern: PIXEL.source },
  delivery_cost_enabled: { type: 'boolean' },
  // In the smallest spoken unit of the currency.
  delivery_cost_details: { type: 'integer', minimum: 0, maximum: HIGHEST_DELIVERY_COST },
  // Places that cost something else.
  delivery_zones: SHIPPING_ZONES,
  // Products for this amount travel free; null for never.
  delivery_free_from: { type: ['integer', 'null'], minimum: 1, maximum: HIGHEST_DELIVERY_COST },
  shipping_time_enabled: { type: 'boolean' },
  // When and how an order arrives, in the merchant's words.
  shipping_details: { type: ['string', 'null'], maxLength: SHIPPING_DETAILS_LENGTH },
  // What a chat about an order says, by its stage (`CHAT_STAGES`).
  chat_pay: CHAT,
  chat_paid: CHAT,
  chat_sent: CHAT,
  chat_done: CHAT,
} as const satisfies Record<string, JsonSchema>;
export type StoreSettings = {
  -readonly [Name in keyof typeof STORE_SETTINGS]: FromSchema<(typeof STORE_SETTINGS)[Name]>;
};

/** A text for WhatsApp, by the stage of an order. */
export type ChatSetting = `chat_${ChatStage}`;

/** The typed values of a form; a member of any type may stand in a box. */
export type TypedSettings = { readonly [Name in keyof StoreSettings]?: unknown };

/** The settings that break their rule, to be named at their fields before anything is sent. */
export function brokenSettings(typed: TypedSettings): (keyof StoreSettings)[] {
  const holds: { readonly [Name in keyof StoreSettings]: boolean } = {
    currency: STORE_CURRENCIES.some((one) => one === typed.currency),
    call_to_action_button: isText(typed.call_to_action_button, CALL_TO_ACTION_LENGTH),
    google_analitycs_tracking_id: isText(typed.google_analitycs_tracking_id, ID_LENGTH, ANALYTICS),
    facebook_pixel_code: isText(typed.facebook_pixel_code, ID_LENGTH, PIXEL),
    delivery_cost_enabled: typeof typed.delivery_cost_enabled === 'boolean',
    delivery_cost_details: isCost(typed.delivery_cost_details),
    delivery_zones: isZoneList(typed.delivery_zones),
    delivery_free_from:
      typed.delivery_free_from === null ||
      (isCost(typed.delivery_free_from) && typed.delivery_free_from !== 0),
    shipping_time_enabled: typeof typed.shipping_time_enabled === 'boolean',
    shipping_details: isText(typed.shipping_details, SHIPPING_DETAILS_LENGTH),
    chat_pay: isText(typed.chat_pay, CHAT_TEXT_LENGTH, CHAT_TEXT),
    chat_paid: isText(typed.chat_paid, CHAT_TEXT_LENGTH, CHAT_TEXT),
    chat_sent: isText(typed.chat_sent, CHAT_TEXT_LENGTH, CHAT_TEXT),
    chat_done: isText(typed.chat_done, CHAT_TEXT_LENGTH, CHAT_TEXT),
  };
  return SETTING_NAMES.filter((name) => name in typed && !holds[name]);
}

/** Whether two values of a setting are the same; zones by what they say, as a database orders their members anew. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  if (!isZoneList(one) || !isZoneList(other)) return one === other;
  return (
    one.length === other.length &&
    one.every(({ place, cost }, at) => place === other[at]?.place && cost === other[at]?.cost)
  );
}

const SETTING_NAMES: readonly (keyof StoreSettings)[] = [
  'currency',
  'call_to_action_button',
  'google_analitycs_tracking_id',
  'facebook_pixel_code',
  'delivery_cost_enabled',
  'delivery_cost_details',
  'delivery_zones',
  'delivery_free_from',
  'shipping_time_enabled',
  'shipping_details',
  'chat_pay',
  'chat_paid',
  'chat_sent',
  'chat_done',
];

function isText(value: unknown, most: number, pattern?: RegExp): boolean {
  if (value === null) return true;
  if (typeof value !== 'string' || [...value].length > most) return false;
  return pattern === undefined || pattern.test(value);
}

function isCost(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_DELIVERY_COST;
}

/** Characters of the terms and conditions, marks included: about twenty pages. */
export const TERMS_LENGTH = 50_000;
/** The newest versions of the terms that a store keeps. */
export const MOST_TERMS_VERSIONS = 100;
