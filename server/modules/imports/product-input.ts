import { variantKey } from '../../../domain/catalog/variants.ts';
import type { ImportedProduct } from '../../../domain/imports/catalog-file.ts';
import type { Row } from '../module.ts';
import { integerOf, rowsOf, textOf } from '../fields.ts';

/** A product of a file as the API takes it. What the file does not say is left out, so that an update keeps it. */
export function productInput(
  product: ImportedProduct,
  collections: number[],
  pictures: string[],
  before: Row | null,
): Row {
  return {
    name: product.name,
    ...(product.sku === undefined ? {} : { sku: product.sku }),
    ...(product.description === undefined ? {} : { description: product.description }),
    price: product.price,
    discount_price: product.discountPrice ?? null,
    active: product.active ? 1 : 0,
    ...(product.tags.length === 0 ? {} : { tags: product.tags.join(',') }),
    collections_id: collections,
    ...(pictures.length === 0
      ? {}
      : { product_images: pictures.map((picture_url, order) => ({ picture_url, order })) }),
    ...(product.variants.length === 0
      ? { quantity_available: product.quantity }
      : variantsInput(product, before ?? {})),
  };
}

/** Options and variants that are there already keep their ids, and with them the orders that name them. */
function variantsInput(product: ImportedProduct, before: Row): Row {
  const options = idsBy(before, 'product_options', 'name');
  const variants = idsBy(before, 'product_variants', 'key');
  return {
    product_options: product.options.map(({ name, values }, order) => ({
      ...options(name),
      name,
      order,
      options: values.map((value) => ({ name: value, value })),
    })),
    product_variants: product.variants.map((variant) => {
      const key = variantKey([...variant.options.values()]);
      return {
        ...variants(key),
        key,
        name: key,
        options: [...variant.options].map(([name, value]) => ({ name, value })),
        quantity: variant.quantity,
        price: variant.price,
        ...(variant.discountPrice === undefined ? {} : { discount_price: variant.discountPrice }),
        ...(variant.sku === undefined ? {} : { sku: variant.sku }),
      };
    }),
  };
}

/** `{id}` of the stored item whose `field` reads so; nothing for a new one. */
function idsBy(before: Row, source: string, field: string): (text: string) => { id?: number } {
  const ids = new Map(rowsOf(before, source).map((item) => [textOf(item, field), integerOf(item, 'id')]));
  return (text) => {
    const id = ids.get(text) ?? null;
    return id === null ? {} : { id };
  };
}
