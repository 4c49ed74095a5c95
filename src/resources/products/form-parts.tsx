import type { FormParts } from '../../generator/manifest/form-parts.ts';
import { PriceSection } from './form/PriceSection.tsx';
import { ProductImages } from './form/ProductImages.tsx';
import { RestrictedInput } from './form/RestrictedInput.tsx';
import { namingVariants } from './variants/variants-form.ts';
import { VariantsSection } from './variants/VariantsSection.tsx';

/** The parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts<'products'> = {
  fields: {
    product_images: ProductImages,
    price: RestrictedInput,
    discount_price: RestrictedInput,
    quantity_available: RestrictedInput,
  },
  sections: { price: PriceSection, variants: VariantsSection },
  patch: namingVariants,
};

export default parts;
