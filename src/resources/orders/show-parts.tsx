import type { ShowParts } from '../show/show-parts.ts';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderStatuses } from './OrderStatuses.tsx';

/** What an order's page has beyond its schema: two status controls, lines with totals, and how to reach the buyer. */
const parts: ShowParts = {
  Aside: OrderStatuses,
  sections: { status: OrderFacts, products: OrderGoods, customer: OrderBuyer },
};

export default parts;
