import { use } from 'react';
import { useListContext } from 'ra-core';
import type { ListDescriptor, ListWords } from '../../domain/schema/descriptors.ts';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { LISTS_WORDS, type ListsWords } from '../../generated/words/lists.ts';
import { useLabel, useWords, fill } from '../i18n/words.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { useReadable } from '../schema/useAllowed.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import type { KindView } from '../kinds/kind.ts';
import { loadListWords } from '../schema/descriptors.ts';

interface SortOrder {
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
  const readable = useReadable();
  const choices = sortChoices(descriptor, list.sort.field, use(loadListWords(name)), words, labelOf).filter(
    ({ field: source }) => {
      const field = descriptor.fields[source];
      return field === undefined || readable(field);
    },
  );
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

type Direction = 'ASC' | 'DESC';

interface SortChoice {
  field: string;
  order: Direction;
  label: string;
}

type Kind = NonNullable<KindView['sorted']>;

/** The words of a kind's two directions, the usual one first. */
const KEYS = {
  when: { DESC: 'when_desc', ASC: 'when_asc' },
  amount: { DESC: 'amount_desc', ASC: 'amount_asc' },
  count: { DESC: 'count_desc', ASC: 'count_asc' },
  letters: { ASC: 'letters_asc', DESC: 'letters_desc' },
} as const satisfies Record<Kind, Record<Direction, keyof ListsWords['sort']>>;

const USUAL: Readonly<Record<Kind, readonly Direction[]>> = {
  when: ['DESC', 'ASC'],
  amount: ['DESC', 'ASC'],
  count: ['DESC', 'ASC'],
  letters: ['ASC', 'DESC'],
};

/** The orders that follow from the types of the sortable columns. States and references have none that helps. */
function ofTypes(
  { columns, fields }: ListDescriptor,
  usual: string,
  words: ListsWords['sort'],
  labelOf: (words: Words) => string,
): SortChoice[] {
  return columns.flatMap(({ source, sortable, hidden }) => {
    const field = fields[source];
    const kind = field && VIEWS[field.kind].sorted;
    if (field === undefined || kind === undefined || !sortable || (hidden && usual !== source)) return [];
    return USUAL[kind].map((order) => ({
      field: source,
      order,
      label: fill(words[KEYS[kind][order]], { field: labelOf(field.label) }),
    }));
  });
}

/** The orders of a list: the schema's own, else those of its types. `usual` is the source of its first order. */
export function sortChoices(
  list: ListDescriptor,
  usual: string,
  { sorts }: ListWords,
  words: ListsWords['sort'],
  labelOf: (words: Words) => string,
): SortChoice[] {
  if (sorts === undefined) return ofTypes(list, usual, words, labelOf);
  return sorts.map(({ field, order, label }) => ({ field, order, label: labelOf(label) }));
}
