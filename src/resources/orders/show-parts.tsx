import type { ShowParts } from '../../generator/manifest/show-parts.ts';
import { OrderPage } from './show/OrderPage.tsx';

/** An order's page says first what decides, and what to do next (ORD-07). */
const parts: ShowParts<'orders'> = { Page: OrderPage };

export default parts;
