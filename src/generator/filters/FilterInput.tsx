import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import type { FilterOp } from '../../../domain/schema/vocabulary.ts';
import { AmountRange } from './AmountRange.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateRange } from './DateRange.tsx';
import { NumberBox } from './NumberBox.tsx';
import { TextFilter } from './TextFilter.tsx';
import { TimeRange } from './TimeRange.tsx';
import type { FilterInputProps } from './filter.ts';

// MUI's Autocomplete is heavy, and few lists open it.
const ReferenceFilter = lazy(() => import('./ReferenceFilter.tsx'));
const OneFilter = lazy(() => import('./OneFilter.tsx'));
const CityFilter = lazy(() => import('./CityFilter.tsx'));

const WITH_CHOICES = new Set(['enum', 'flag', 'boolean']);
const WITH_REFERENCE = new Set(['reference', 'references']);
const WITH_DAYS = new Set(['date', 'datetime']);
const WITH_DIGITS = new Set(['integer', 'number', 'money']);

/** `equals` takes one value: the last of several chosen ones. */
function lastOf(value: unknown): unknown {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.at(-1);
}

/** The input of a filter, chosen by operator and field. */
export function FilterInput({ op, ...props }: FilterInputProps & { op: FilterOp }) {
  const { kind, widget } = props.field;
  if (op === 'between') {
    if (WITH_DAYS.has(kind)) return <DateRange {...props} />;
    return kind === 'time' ? <TimeRange {...props} /> : <AmountRange {...props} />;
  }
  if (op === 'contains') return <TextFilter {...props} />;
  const onChange = (value: unknown): void => props.onChange(op === 'equals' ? lastOf(value) : value);
  const choice = { ...props, onChange };
  if (props.any !== undefined)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
        <OneFilter {...choice} any={props.any} />
      </Suspense>
    );
  if (WITH_CHOICES.has(kind)) return <ChoiceFilter {...choice} />;
  if (WITH_REFERENCE.has(kind) || widget === 'city')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        {widget === 'city' ? <CityFilter {...choice} /> : <ReferenceFilter {...choice} />}
      </Suspense>
    );
  return WITH_DIGITS.has(kind) ? <NumberFilter {...props} /> : <TextFilter {...props} />;
}

/** One number, all of it. */
function NumberFilter(props: FilterInputProps) {
  const translate = useTranslate();
  return <NumberBox {...props} label={translate('filters.equals')} />;
}
