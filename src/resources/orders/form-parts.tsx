import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { EditBar } from './edit/EditBar.tsx';
import { OrderProducts } from './edit/OrderProducts.tsx';

/** An order's lines are edited as they are made: found by name, counted, added up. What a save does is said before it. The rest is generated. */
const parts: FormParts<'orders'> = { sections: { products: OrderProducts }, EditBar };

export default parts;
