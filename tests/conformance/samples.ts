/** Values that a module's rules require beyond the schema. A missing resource needs none. */
import type { Resource } from '../../domain/schema/model.ts';
import type { Body } from './conditions.ts';
import type { Reference } from './sample.ts';

type Complete = (body: Body, reference: Reference) => Promise<Body> | Body;

const RULES: Record<string, Complete> = {
  products: (body) => ({ ...body, price: 45_000, discount_price: 39_900 }),
  orders: async (body, reference) => ({
    ...body,
    // With a percentage the amount is computed.
    discount_percent: null,
    order_details: [{ product_id: await reference('products'), quantity: 1, price: 45_000 }],
  }),
};

export async function complete(resource: Resource, body: Body, reference: Reference): Promise<Body> {
  return (await RULES[resource.name]?.(body, reference)) ?? body;
}
