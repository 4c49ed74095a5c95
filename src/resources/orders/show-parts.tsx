import type { ShowParts } from '../../generator/manifest/show-parts.ts';
import { OrderBuyer } from './show/OrderBuyer.tsx';
import { OrderFacts } from './show/OrderFacts.tsx';
import { OrderGoods } from './show/OrderGoods.tsx';
import { OrderStatuses } from './status/OrderStatuses.tsx';

/** What an order's page has beyond its schema: two status controls, lines with totals, and how to reach the buyer. */
const parts: ShowParts<'orders'> = {
  Aside: OrderStatuses,
  sections: { status: OrderFacts, products: OrderGoods, customer: OrderBuyer },
};

export default parts;
