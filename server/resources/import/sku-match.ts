/** The condition that a row's `sku` is one of the texts `$2`, in any case; an index of each table serves it. */
export const SKU_MATCHES = 'lower(sku) = any(array(select lower(wanted) from unnest($2::text[]) wanted))';
