import { useCallback, useMemo } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { Filter } from '../../domain/schema/model.ts';
import { appliedRange } from '../../domain/lists/date-presets.ts';
import type { FilterOp, Words } from '../../domain/schema/vocabulary.ts';
import { useShown } from '../schema/useAllowed.ts';
import { useListDescriptor } from '../schema/useDescriptor.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import { useLabel } from '../i18n/words.ts';

export interface ListFilter extends Filter {
  key: string;
  field: FieldDescriptor;
}

/** A field with both an `in` and an `equals` filter gets one input. */
function once(filters: readonly ListFilter[]): ListFilter[] {
  return filters.filter(
    (filter) =>
      filter.op !== 'equals' || !filters.some((other) => other.source === filter.source && other.op === 'in'),
  );
}

/** What a filter compares: of a list each of its elements, `Idiomas (todos)`; of any other field its value. */
function useComparedField(): (field: FieldDescriptor, op: FilterOp) => FieldDescriptor {
  const labelOf = useLabel();
  const translate = useTranslate();
  return useCallback(
    ({ element, ...field }, op) => {
      if (element === undefined) return field;
      const name = labelOf(field.label);
      // In the language of now, which is all that a filter of the screen is said in.
      const es = op === 'any' ? name : translate(`filters.of_list.${op}`, { name });
      return { ...element, source: field.source, label: { es } };
    },
    [labelOf, translate],
  );
}

/** The declared filters of the current list, and which of them are in use. */
export function useFilters(): { filters: ListFilter[]; active: ListFilter[] } {
  const { fields, filters: declared } = useListDescriptor();
  const { filterValues } = useListContext();
  const shown = useShown();
  const comparedIn = useComparedField();
  const filters = useMemo(
    () =>
      once(
        declared.flatMap((filter) => {
          const field = fields[filter.source];
          const key = filterKey(filter);
          if (field === undefined || field.hidden?.includes('filter')) return [];
          // A filter of a saved address is there to be taken out, whatever it is about.
          if (!shown(field) && filterValues[key] === undefined) return [];
          return [{ ...filter, field: comparedIn(field, filter.op), key }];
        }),
      ),
    [fields, declared, shown, filterValues, comparedIn],
  );
  const active = filters.filter((filter) => filterValues[filter.key] !== undefined);
  return { filters, active };
}

export type FilterValues = Readonly<Record<string, unknown>>;

/** `created_at.between`: the key of a filter in the list's state, in the URL and in the API's query. */
function filterKey({ source, op }: Pick<Filter, 'source' | 'op'>): string {
  return `${source}.${op}`;
}

/** The values with one filter set, or removed when its value is empty. */
export function withFilter(values: FilterValues, key: string, value: unknown): FilterValues {
  const { [key]: _, ...others } = values;
  return isBlank(value) ? others : { ...others, [key]: value };
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  return value === undefined || value === null || value === '';
}

/** The two sides of a `between`; a missing one is null. */
export function sidesOf(value: unknown): [from: unknown, to: unknown] {
  return Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [null, null];
}

/** The values of the inputs as they filter the list. Days are decided upon here, not while they are typed. */
export function appliedFilters(values: FilterValues, today: string): FilterValues {
  return Object.entries(values).reduce<FilterValues>(
    (applied, [key, value]) => withFilter(applied, key, appliedFilter(value, today)),
    {},
  );
}

/** One value, as it filters the list; undefined when it filters nothing. */
export function appliedFilter(value: unknown, today: string): unknown {
  return Array.isArray(value) ? appliedRange(value, today) : value;
}

/** The chosen values of an `in`. */
export function chosenOf(value: unknown): (string | number)[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one) => typeof one === 'string' || typeof one === 'number');
}

/**
 * Whether nothing can lie between the two sides: the first is more than the second, or the later day. Of money and of a `positive` filter,
 * neither below 0 (spec 2 §5: a filter with a maximum of 0 cannot be applied).
 */
export function isWrongRange(
  { field, positive }: Pick<FilterInputProps, 'field' | 'positive'>,
  value: unknown,
): boolean {
  const [min, max] = sidesOf(value);
  if (typeof min === 'string' && typeof max === 'string') return min > max;
  if (typeof max !== 'number') return false;
  const aboveZero = positive === true || VIEWS[field.kind].filter === 'amount';
  return (typeof min === 'number' && min > max) || (aboveZero && max === 0);
}

/** The props of every filter input. It changes nothing by itself: bar and sheet decide when to apply. */
export interface FilterInputProps {
  field: FieldDescriptor;
  /** Of a filter that chooses one record: the words for none. */
  any?: Words | undefined;
  /** Of a range of numbers: a maximum of 0 is refused. */
  positive?: true | undefined;
  value: unknown;
  onChange(value: unknown): void;
  /** Takes the focus: the input stands alone in what the user has opened. */
  takesFocus?: boolean | undefined;
}

export interface Choice {
  value: string | number;
  label: string;
}

/** The choices of a field with few values: its enum's words, or Sí and No. */
export function useChoices(field: FieldDescriptor): Choice[] {
  const labelOf = useLabel();
  const translate = useTranslate();
  if (field.enum !== undefined)
    return field.enum.map(({ value, label }) => ({ value, label: labelOf(label) }));
  const [on, off] = field.kind === 'flag' ? [1, 0] : ['true', 'false'];
  return [
    { value: on, label: translate('app.yes') },
    { value: off, label: translate('app.no') },
  ];
}
