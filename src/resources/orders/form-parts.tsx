import type { FormParts } from '../form/form-parts.ts';
import { OrderProducts } from './OrderProducts.tsx';

/** An order's lines are edited as they are made: found by name, counted, added up. The rest is generated. */
const parts: FormParts = { sections: { products: OrderProducts } };

export default parts;
