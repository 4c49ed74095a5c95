import type { GetListParams, SortPayload } from 'ra-core';

/** A list of one, to be asked for its total. */
export function countQuery(
  filter: object,
  sort: SortPayload,
): Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> {
  return { pagination: { page: 1, perPage: 1 }, sort, filter };
}
