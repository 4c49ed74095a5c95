import { parseLocal } from '../../../domain/dates/local.ts';
import {
  MANUAL_ORDER_BODY,
  unstated,
  type ManualOrderBody,
} from '../../../domain/orders/manual-order-body.ts';
import { shippingCost } from '../../../domain/orders/totals.ts';
import { cityCode } from '../../../domain/places/city-code.ts';
import { invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { createRecord, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { orderAnswer } from './answer.ts';
import { linesOf, namingFields, requireAll } from './payload.ts';
import { keepAnswers } from './answers/keep-answers.ts';
import { readStoreSettings } from './store-settings.ts';

const FIELD_NAMES = {
  order_details: 'products',
  'shipping_information.city_id': 'shipping_information.city',
  'shipping_information.country_code': 'shipping_information.country',
};

/** `POST /create-manual-order`: an order taken by phone or at the counter (spec 2 §7). */
export const manualOrderRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/create-manual-order',
  operationId: 'createManualOrder',
  summary: 'Create an order by hand; it takes the stock of all its lines or is not made',
  tags: ['orders'],
  access: { permission: 'orders.write' },
  body: MANUAL_ORDER_BODY,
  answers: { 201: { description: 'The order', schema: component('Orders') } },
  refusals: ['out_of_stock'],
  handle: (context) => {
    requireAll(unstated(context.body));
    return writeOnce(context, async (write) => {
      const input = await orderOf(write, context.body);
      const order = await namingFields(FIELD_NAMES, () => createRecord(write, 'orders', input));
      await keepAnswers(write, order.id, context.body.dynamic_form);
      return orderAnswer(write, order, 201);
    });
  },
});

async function orderOf({ tx, storeId }: WriteContext, body: ManualOrderBody): Promise<Input<'orders'>> {
  const store = await readStoreSettings(tx.sql, storeId);
  const date = parseLocal(body.date, store.time_zone);
  if (date === undefined) throw invalid({ date: { key: 'date-time' } });
  const { id, ...customer } = body.customer;
  const { country, city, address, address_detail, comments } = body.shipping_information;
  return {
    date: date.toISOString(),
    comments: body.comments,
    customer_id: id,
    customer,
    discount: body.discount ?? 0,
    discount_percent: body.discount_percent,
    order_details: linesOf(body.products),
    order_method_id: 1,
    order_status_id: body.order_status_id,
    sales_channel: body.sales_channel,
    // Nothing to pay when the form says so; the store's rate when it says that there is none (spec 2 §9).
    shipping_cost: body.shipping_cost ?? shippingCost(null, store),
    shipping_information: {
      country_code: country,
      city_id: cityCode(city),
      address,
      address_detail,
      comments,
    },
    shipping_order_status_id: body.shipping_order_status_id,
    user_store_id: body.user_store_id,
  };
}
