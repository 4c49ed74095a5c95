import type { FormParts } from '../form/form-parts.ts';
import { GuardedInput } from './GuardedInput.tsx';
import { ProductImages } from './ProductImages.tsx';
import { VariantsSection } from './VariantsSection.tsx';

/** The parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts = {
  fields: {
    product_images: ProductImages,
    price: GuardedInput,
    discount_price: GuardedInput,
    quantity_available: GuardedInput,
  },
  sections: { variants: VariantsSection },
};

export default parts;
