import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { GuardedInput } from './form/GuardedInput.tsx';
import { ProductImages } from './form/ProductImages.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';

/** The parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts<'products'> = {
  fields: {
    product_images: ProductImages,
    price: GuardedInput,
    discount_price: GuardedInput,
    quantity_available: GuardedInput,
  },
  sections: { variants: VariantsSection },
};

export default parts;
