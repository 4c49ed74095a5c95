import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { FilterOp } from '../../../domain/schema/vocabulary.ts';
import { AmountRange } from './AmountRange.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DateRange } from './DateRange.tsx';
import { TextFilter } from './TextFilter.tsx';
import type { FilterInputProps } from './filter.ts';

// MUI's Autocomplete is heavy, and few lists open it.
const ReferenceFilter = lazy(() => import('./ReferenceFilter.tsx'));
const CityFilter = lazy(() => import('./CityFilter.tsx'));

const WITH_CHOICES = new Set(['enum', 'flag', 'boolean']);
const WITH_REFERENCE = new Set(['reference', 'references']);
const WITH_DAYS = new Set(['date', 'datetime']);

/** The input of a filter, by what its operator and field are. */
export function FilterInput({ op, ...props }: FilterInputProps & { op: FilterOp }) {
  const { kind, widget } = props.field;
  if (op === 'between') return WITH_DAYS.has(kind) ? <DateRange {...props} /> : <AmountRange {...props} />;
  if (op === 'contains') return <TextFilter {...props} />;
  if (WITH_CHOICES.has(kind)) return <ChoiceFilter {...props} />;
  if (WITH_REFERENCE.has(kind) || widget === 'city')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        {widget === 'city' ? <CityFilter {...props} /> : <ReferenceFilter {...props} />}
      </Suspense>
    );
  return <TextFilter {...props} />;
}
