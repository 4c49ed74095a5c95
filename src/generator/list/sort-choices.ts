import type { FieldDescriptor, ListWords, ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type Direction = 'ASC' | 'DESC';

export interface SortChoice {
  field: string;
  order: Direction;
  label: string;
}

type Kind = 'when' | 'amount' | 'count' | 'letters';
/** The words of a kind's two directions; `%` stands for the field's label. */
type SortWords = Record<Kind, Record<Direction, string>> & { title: string };

export const SORT_WORDS: Dictionary<SortWords> = {
  es: {
    title: 'Ordenar por',
    when: { ASC: '%: lo más antiguo primero', DESC: '%: lo más reciente primero' },
    amount: { ASC: '%: de menor a mayor', DESC: '%: de mayor a menor' },
    count: { ASC: '%: de menos a más', DESC: '%: de más a menos' },
    letters: { ASC: '%: A–Z', DESC: '%: Z–A' },
  },
  en: {
    title: 'Sort by',
    when: { ASC: '%: oldest first', DESC: '%: newest first' },
    amount: { ASC: '%: low to high', DESC: '%: high to low' },
    count: { ASC: '%: fewest first', DESC: '%: most first' },
    letters: { ASC: '%: A–Z', DESC: '%: Z–A' },
  },
  pt: {
    title: 'Ordenar por',
    when: { ASC: '%: mais antigo primeiro', DESC: '%: mais recente primeiro' },
    amount: { ASC: '%: do menor ao maior', DESC: '%: do maior ao menor' },
    count: { ASC: '%: de menos a mais', DESC: '%: de mais a menos' },
    letters: { ASC: '%: A–Z', DESC: '%: Z–A' },
  },
};

const KINDS: Readonly<Partial<Record<FieldDescriptor['kind'], Kind>>> = {
  date: 'when',
  datetime: 'when',
  time: 'when',
  money: 'amount',
  integer: 'count',
  number: 'count',
  text: 'letters',
};

const USUAL: Readonly<Record<Kind, readonly Direction[]>> = {
  when: ['DESC', 'ASC'],
  amount: ['DESC', 'ASC'],
  count: ['DESC', 'ASC'],
  letters: ['ASC', 'DESC'],
};

/** The orders that follow from the types of the sortable columns. States and references have none that helps. */
function ofTypes(
  { list, fields }: ResourceDescriptor,
  words: SortWords,
  labelOf: (words: Words) => string,
): SortChoice[] {
  return list.columns.flatMap(({ source, sortable, hidden }) => {
    const field = fields[source];
    const kind = field && KINDS[field.kind];
    if (field === undefined || kind === undefined || !sortable || (hidden && list.sort.field !== source))
      return [];
    return USUAL[kind].map((order) => ({
      field: source,
      order,
      label: words[kind][order].replace('%', labelOf(field.label)),
    }));
  });
}

/** The orders of a list: the schema's own, else those of its types. */
export function sortChoices(
  descriptor: ResourceDescriptor,
  { sorts }: ListWords,
  words: SortWords,
  labelOf: (words: Words) => string,
): SortChoice[] {
  if (sorts === undefined) return ofTypes(descriptor, words, labelOf);
  return sorts.map(({ field, order, label }) => ({ field, order, label: labelOf(label) }));
}
