import { variantKey } from '../../../domain/catalog/variants.ts';
import type { ImportedProduct } from '../../../domain/imports/catalog-file.ts';
import type { Input, Stored } from '../../resources/record-types.ts';

type ProductInput = Input<'products'>;

/** A product of a file as the API takes it. What the file does not say is left out, so that an update keeps it. */
export function productInput(
  product: ImportedProduct,
  collections: number[],
  pictures: string[],
  before: Stored<'products'> | null,
): ProductInput {
  const input: ProductInput = {
    name: product.name,
    price: product.price,
    discount_price: product.discountPrice ?? null,
    active: product.active ? 1 : 0,
    collections_id: collections,
  };
  if (product.sku !== undefined) input.sku = product.sku;
  if (product.description !== undefined) input.description = product.description;
  if (product.tags.length > 0) input.tags = product.tags.join(',');
  if (pictures.length > 0)
    input.product_images = pictures.map((picture_url, order) => ({ picture_url, order }));
  if (product.variants.length === 0) input.quantity_available = product.quantity;
  else {
    input.product_options = optionsInput(product, before);
    input.product_variants = variantsInput(product, before);
  }
  return input;
}

/** Options that are there already keep their ids. */
function optionsInput(
  { options }: ImportedProduct,
  before: Stored<'products'> | null,
): ProductInput['product_options'] {
  const ids = new Map(before?.product_options.map(({ name, id }) => [name, id]));
  return options.map(({ name, values }, order) => ({
    id: ids.get(name),
    name,
    order,
    options: values.map((value) => ({ name: value, value })),
  }));
}

/** Variants that are there already keep their ids, and with them the orders that name them. */
function variantsInput(
  { variants }: ImportedProduct,
  before: Stored<'products'> | null,
): ProductInput['product_variants'] {
  const ids = new Map(before?.product_variants.map(({ key, id }) => [key, id]));
  return variants.map((variant) => {
    const key = variantKey([...variant.options.values()]);
    return {
      id: ids.get(key),
      key,
      name: key,
      options: [...variant.options].map(([name, value]) => ({ name, value })),
      quantity: variant.quantity,
      price: variant.price,
      discount_price: variant.discountPrice,
      sku: variant.sku,
    };
  });
}
