import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate, useGetMany } from 'ra-core';
import { SPOKEN } from '../../domain/schema/kinds-spoken.ts';
import { presetOf } from '../../domain/lists/date-presets.ts';
import { useListParts } from './list-parts.ts';
import { useChosenView } from './useChosenView.ts';
import { useAppLocale, useIntlLocale, useLabel } from '../i18n/words.ts';
import { useStore } from '../authProvider/useSession.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { sayingOf, useRepresent } from '../schema/representation.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import { useFieldNumber } from '../kinds/integer.tsx';
import { CityField } from '../kinds/text.tsx';
import { withFilter, useFilters, chosenOf, sidesOf, useChoices, type ListFilter } from './useFilters.ts';

/** A new filter is in sight, however far the line that scrolls (`PhoneLine`) was scrolled. */
function seen(element: HTMLElement | null): void {
  const line = element?.parentElement?.parentElement;
  if (line) line.scrollLeft = 0;
}

/**
 * The filters in use, each with a button that removes it, and one that removes all. Those of a view are said by its
 * tab.
 */
export function ActiveFilters() {
  const { filterValues, setFilters } = useListContext();
  const { topFilter } = useListParts();
  const active = useFilters().active.filter(({ key }) => key !== topFilter);
  const chosen = useChosenView();
  const translate = useTranslate();
  if (active.length === 0 || chosen !== undefined) return null;
  return (
    <Box ref={seen} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 0.5 }}>
      {active.map((filter) => (
        <Chip
          key={filter.key}
          color="primary"
          // Its button stays in sight.
          sx={{ maxWidth: '70vw' }}
          label={<FilterSummary filter={filter} value={filterValues[filter.key]} />}
          onDelete={() => setFilters(withFilter(filterValues, filter.key, undefined), {})}
        />
      ))}
      <Button size="small" sx={{ minHeight: { xs: 40 } }} onClick={() => setFilters({}, {})}>
        {translate('filters.clear_all')}
      </Button>
    </Box>
  );
}

interface FilterSummaryProps {
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
  if (ref !== undefined) return <NamesSummary resource={ref.resource} value={value} />;
  if (VIEWS[kind].filter === 'choices') return <ChoiceSummary filter={filter} value={value} />;
  return filter.op === 'contains' ? <>{String(value)}</> : <ValuesSummary filter={filter} value={value} />;
}

function ValuesSummary({ filter, value }: FilterSummaryProps) {
  return <>{chosenOf(value).map(useSay(filter)).join(', ')}</>;
}

function ChoiceSummary({ filter, value }: FilterSummaryProps) {
  const translate = useTranslate();
  const choices = useChoices(filter.field);
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
  const say = useSay(filter);
  const [from, to] = sidesOf(value);
  const preset = presetOf([from, to], dates.today);
  if (preset !== undefined) return <>{translate(`filters.${preset.key}`).toLocaleLowerCase(locale)}</>;
  if (from === null) return <>{translate('filters.range_to', { to: say(to) })}</>;
  if (to === null) return <>{translate('filters.range_from', { from: say(from) })}</>;
  return <>{translate('filters.range', { from: say(from), to: say(to) })}</>;
}

/** A value of a filter as its kind says it; numbers without words of their own as figures. */
function useSay({ field }: ListFilter): (value: unknown) => string {
  const dates = useDates();
  const number = useFieldNumber(field);
  const saying = sayingOf(useAppLocale(), useStore());
  return (value) => {
    if (typeof value === 'string' && VIEWS[field.kind].filter === 'days') return dates.relative(value);
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const spoken = SPOKEN[field.kind]?.(value, field, {}, saying);
    return spoken ?? (typeof value === 'number' ? number(value) : value);
  };
}
