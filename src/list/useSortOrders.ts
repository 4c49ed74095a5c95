import { use } from 'react';
import { useListContext } from 'ra-core';
import { LISTS_WORDS } from '../../generated/words/lists.ts';
import { useLabel, useWords } from '../i18n/words.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { loadListWords } from './load-list-words.ts';
import { sortChoices } from './sort-choices.ts';

export interface SortOrder {
  key: string;
  label: string;
  chosen: boolean;
  choose(): void;
}

/** The orders of a list in words that a person would choose from, with the current one. A choice applies at once. */
export function useSortOrders(): { title: string; orders: readonly SortOrder[] } {
  const { name, list } = useDescriptor();
  const descriptor = useListDescriptor();
  const labelOf = useLabel();
  const { sort: words } = useWords(LISTS_WORDS);
  const { sort, setSort } = useListContext();
  const choices = sortChoices(descriptor, list.sort.field, use(loadListWords(name)), words, labelOf);
  return {
    title: words.title,
    orders: choices.map(({ field, order, label }) => ({
      key: `${field} ${order}`,
      label,
      chosen: field === sort.field && order === sort.order,
      choose: () => setSort({ field, order }),
    })),
  };
}
