import { appliedRange } from '../../../domain/lists/date-presets.ts';
import type { Filter } from '../../../domain/schema/model.ts';
import { VIEWS } from '../../kinds/display/displays.ts';
import type { FilterInputProps } from './filter.ts';

export type FilterValues = Readonly<Record<string, unknown>>;

/** `created_at.between`: the key of a filter in the list's state, in the URL and in the API's query. */
export function filterKey({ source, op }: Pick<Filter, 'source' | 'op'>): string {
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
