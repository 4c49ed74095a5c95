import { useGetMany, useTranslate } from 'ra-core';
import { fixedUnit } from '../../../domain/schema/currency.ts';
import { useIntlLocale, useLabel } from '../../i18n/words.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';
import { useFieldNumber } from '../fields/useFieldNumber.ts';
import { CityField } from '../fields/PlaceFields.tsx';
import { useRepresent } from '../../schema/useRepresent.ts';
import { presetOf } from '../../../domain/lists/date-presets.ts';
import { chosenOf, sidesOf } from './filter-values.ts';
import { useChoices } from './useChoices.ts';
import type { ListFilter } from './useFilters.ts';

export interface FilterSummaryProps {
  filter: ListFilter;
  value: unknown;
}

/** `Precio: $ 10.000 a $ 50.000`: a filter in use, in words. */
export function FilterSummary({ filter, value }: FilterSummaryProps) {
  const labelOf = useLabel();
  return (
    <>
      {labelOf(filter.field.label)}: <Summary filter={filter} value={value} />
    </>
  );
}

function Summary({ filter, value }: FilterSummaryProps) {
  const { kind, widget, ref } = filter.field;
  if (filter.op === 'between') return <RangeSummary filter={filter} value={value} />;
  if (widget === 'city') return <CitySummary filter={filter} value={value} />;
  if (ref !== undefined && (kind === 'reference' || kind === 'references'))
    return <NamesSummary resource={ref.resource} value={value} />;
  return <ChoiceSummary filter={filter} value={value} />;
}

function ChoiceSummary({ filter, value }: FilterSummaryProps) {
  const translate = useTranslate();
  const choices = useChoices(filter.field);
  if (filter.op === 'contains') return <>{String(value)}</>;
  const chosen = chosenOf(value);
  const known = choices.filter((choice) => chosen.includes(choice.value)).map(({ label }) => label);
  return (
    <>{[...known, ...(known.length < chosen.length ? [translate('filters.gone_value')] : [])].join(', ')}</>
  );
}

function CitySummary({ filter, value }: FilterSummaryProps) {
  const [first, ...rest] = chosenOf(value);
  return (
    <>
      <CityField field={filter.field} value={first} record={{ id: 0 }} />
      {rest.length > 0 && ` +${rest.length}`}
    </>
  );
}

function NamesSummary({ resource, value }: { resource: string; value: unknown }) {
  const ids = chosenOf(value);
  const represent = useRepresent();
  const translate = useTranslate();
  const { data = [], isPending, error } = useGetMany(resource, { ids });
  const names = data.map((record) => represent(resource, record));
  // Deleted since the filter was saved or sent.
  if (!isPending && error === null && names.length < ids.length) names.push(translate('filters.gone_value'));
  return <>{names.join(', ')}</>;
}

function RangeSummary({ filter, value }: FilterSummaryProps) {
  const translate = useTranslate();
  const locale = useIntlLocale();
  const dates = useDates();
  const money = useMoney();
  const number = useFieldNumber(filter.field);
  const [from, to] = sidesOf(value);
  const preset = presetOf([from, to], dates.today);
  if (preset !== undefined) return <>{translate(`filters.${preset.key}`).toLocaleLowerCase(locale)}</>;
  const { currency } = filter.field;
  const say = (side: unknown): string => {
    if (typeof side === 'string')
      return filter.field.kind === 'time' ? dates.timeOfDay(side) : dates.relative(side);
    if (typeof side !== 'number') return '';
    return filter.field.kind === 'money' ? money(side, fixedUnit(currency)) : number(side);
  };
  if (from === null) return <>{translate('filters.range_to', { to: say(to) })}</>;
  if (to === null) return <>{translate('filters.range_from', { from: say(from) })}</>;
  return <>{translate('filters.range', { from: say(from), to: say(to) })}</>;
}
