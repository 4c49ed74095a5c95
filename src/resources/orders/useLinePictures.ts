import { useRecordsById } from '../../schema/record-hooks.ts';
import { useMayLookUp } from '../../schema/useAllowed.ts';

/** The first picture of each product that still exists, for users who may read or look up products. */
export function useLinePictures(
  lines: readonly { product_id: number | null }[],
): ReadonlyMap<number, string> {
  const enabled = useMayLookUp('products');
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  const products = useRecordsById('products', ids, { enabled });
  return new Map(
    products.flatMap(({ id, product_images: [first] }) => (first ? [[id, first.picture_url] as const] : [])),
  );
}
