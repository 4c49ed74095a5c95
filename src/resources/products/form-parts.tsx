import type { FormParts } from '../form/form-parts.ts';
import { ProductImages } from './ProductImages.tsx';
import { VariantsSection } from './VariantsSection.tsx';

/** The two parts of the product's form that no schema can say; the rest is generated. */
const parts: FormParts = {
  fields: { product_images: ProductImages },
  sections: { variants: VariantsSection },
};

export default parts;
