import type { QueryClient } from '@tanstack/react-query';
import type { DuplicateGroup } from '../../dataProvider/customer-calls.ts';

interface DuplicatesAnswer {
  data: DuplicateGroup[];
  total: number;
}

/** The query for the pages of clients with one number. */
export const DUPLICATES_KEY = ['customers', 'duplicates'];

/** Takes a number off the page that shows it, as its clients are no duplicates any more. The next read fills the page. */
export function takeGroup(queries: QueryClient, { phone_number }: DuplicateGroup): void {
  queries.setQueriesData<DuplicatesAnswer>({ queryKey: DUPLICATES_KEY }, (page) => {
    const data = page?.data.filter((group) => group.phone_number !== phone_number) ?? [];
    return page && { data, total: page.total - (page.data.length - data.length) };
  });
}
