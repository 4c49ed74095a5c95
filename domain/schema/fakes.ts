/** Kinds of sample values that `x-fake` can name. */
export const FAKES: readonly string[] = [
  'address',
  'branch_name',
  'city',
  'collection_name',
  'country',
  'document',
  'document_type',
  'email',
  'first_name',
  'last_name',
  'money',
  'paragraph',
  'phone',
  'picture',
  'product_name',
  'sku',
];
