/** The six orders of the products in a collection (spec 1 §2), by the key of their words. */
export const PRODUCT_SORTS = {
  name_asc: { field: 'name', order: 'ASC' },
  name_desc: { field: 'name', order: 'DESC' },
  price_desc: { field: 'price', order: 'DESC' },
  price_asc: { field: 'price', order: 'ASC' },
  created_desc: { field: 'created_at', order: 'DESC' },
  created_asc: { field: 'created_at', order: 'ASC' },
} as const;

export type ProductSort = keyof typeof PRODUCT_SORTS;

export const SORT_KEYS = Object.keys(PRODUCT_SORTS).filter((key): key is ProductSort => key in PRODUCT_SORTS);
