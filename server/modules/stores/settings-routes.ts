import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { STORE_SETTINGS, type StoreSettings } from '../../../domain/stores/store-settings.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { IF_MATCH } from '../../resources/routes/describe.ts';
import { writeOnce } from '../../resources/service.ts';
import { STORE } from '../../../domain/stores/store-answers.ts';
import { writeStore } from './write-store.ts';

const SHARED = {
  access: { permission: 'settings.write' },
  headers: { 'If-Match': IF_MATCH },
  // A setting of the checkout or of marketing may ask for a plan.
  refusals: ['stale', 'plan_required'],
  answers: { 200: { description: 'The store', schema: STORE } },
  handle: (context: StoreContext<Partial<StoreSettings>>): Promise<Answer> =>
    writeOnce(context, async (write) => ({
      status: 200,
      ...(await writeStore(write, context.body, context.request.headers.get('if-match'))),
    })),
} as const satisfies Partial<StoreRoute>;

const { currency, call_to_action_button, google_analitycs_tracking_id, facebook_pixel_code } = STORE_SETTINGS;
const { delivery_cost_details, shipping_details } = STORE_SETTINGS;

/** A switch in either form: the documents do not say which. */
const FLAG = { enum: [true, false, 1, 0] } as const satisfies JsonSchema;

/** The switches of a store. */
export const STORE_FLAGS = { delivery_cost_enabled: FLAG, shipping_time_enabled: FLAG } as const;

/** The body with its switches as they are stored; one that is left out stays out. */
export function withStoredFlags<Body extends { [Name in keyof typeof STORE_FLAGS]?: boolean | 0 | 1 }>({
  delivery_cost_enabled: cost,
  shipping_time_enabled: time,
  ...rest
}: Body) {
  return {
    ...rest,
    ...(cost !== undefined && { delivery_cost_enabled: Boolean(cost) }),
    ...(time !== undefined && { shipping_time_enabled: Boolean(time) }),
  };
}

/** Settings under the names of spec 2 §7; `PATCH` of the store takes them all in one write. */
export const settingsRoutes: StoreRoute[] = [
  storeRoute({
    ...SHARED,
    method: 'PUT',
    path: '/stores/{storeId}/currency',
    operationId: 'setStoreCurrency',
    summary: 'Set the currency of the store; amounts are not converted',
    body: closedObject({ currency }),
  }),
  storeRoute({
    ...SHARED,
    method: 'PUT',
    path: '/stores/{storeId}/button',
    operationId: 'setStoreButton',
    summary: 'Set the words of the button that sends an order',
    body: closedObject({ call_to_action_button }),
  }),
  storeRoute({
    ...SHARED,
    method: 'PUT',
    path: '/stores/{storeId}/marketing',
    operationId: 'setStoreMarketing',
    summary: 'Set the ids of Google Analytics and of Meta’s pixel',
    body: closedObject({ google_analitycs_tracking_id, facebook_pixel_code }),
  }),
  storeRoute({
    ...SHARED,
    method: 'PUT',
    path: '/stores/{storeId}/shipping',
    operationId: 'setStoreShipping',
    summary: 'Set what delivery costs, and how it is done',
    body: {
      type: 'object',
      properties: {
        ...STORE_FLAGS,
        delivery_cost_details,
        shipping_details,
      },
      required: [
        'delivery_cost_enabled',
        'delivery_cost_details',
        'shipping_time_enabled',
        'shipping_details',
      ],
      additionalProperties: false,
    },
    handle: (context) => SHARED.handle({ ...context, body: withStoredFlags(context.body) }),
  }),
];
