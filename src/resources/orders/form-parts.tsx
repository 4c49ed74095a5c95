import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { OrderProducts } from './edit/OrderProducts.tsx';

/** An order's lines are edited as they are made: found by name, counted, added up. The rest is generated. */
const parts: FormParts<'orders'> = { sections: { products: OrderProducts } };

export default parts;
