import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { RestrictedInput } from './form/RestrictedInput.tsx';
import { ProductImages } from './form/ProductImages.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';

/** The parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts<'products'> = {
  fields: {
    product_images: ProductImages,
    price: RestrictedInput,
    discount_price: RestrictedInput,
    quantity_available: RestrictedInput,
  },
  sections: { variants: VariantsSection },
};

export default parts;
