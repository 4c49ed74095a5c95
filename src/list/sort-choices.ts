import type { ListDescriptor, ListWords } from '../../domain/schema/descriptors.ts';
import type { Words } from '../../domain/schema/vocabulary.ts';
import type { ListsWords } from '../../generated/words/lists.ts';
import { fill } from '../i18n/words.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import type { KindView } from '../kinds/kind.ts';

export type Direction = 'ASC' | 'DESC';

export interface SortChoice {
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
