import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResourceContextProvider, useGetManyReference, useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { use, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { createPath, filteredListPath } from '../../schema/related-paths.ts';
import { allows, useAccess } from '../../schema/useAccess.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { color } from '../../theme/color.ts';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NewRelatedContext } from './new-related.ts';
import { RelatedRow } from './RelatedRow.tsx';
import { RELATED_WORDS } from './related-words.ts';
import { rowParts } from './row-parts.ts';

/** Number of rows that stand on the page; the list has the others. */
const SHOWN = 5;
const ROW_HEIGHT = 56;

export interface RelatedRowsProps {
  target: ResourceDescriptor;
  /** The property of the target that points at the record. */
  via: string;
  /** The record that is pointed at. */
  record: RaRecord;
}

/** The records of another resource that point at this one: how many, the first ones, the list of all, and a new one. */
export default function RelatedRows(props: RelatedRowsProps) {
  return (
    <ResourceContextProvider value={props.target.name}>
      <Rows {...props} />
    </ResourceContextProvider>
  );
}

function Rows({ target, via, record }: RelatedRowsProps) {
  const { name: resource, list, representation } = target;
  const descriptor = useListDescriptor();
  const words = useDictionary(RELATED_WORDS);
  const access = useAccess();
  const parts = useMemo(
    () => rowParts(descriptor, representation, via, (field) => allows(access, field.access?.read)),
    [descriptor, representation, via, access],
  );
  const { data, total, error, isPending, refetch } = useGetManyReference<RaRecord, Error>(resource, {
    target: via,
    id: record.id,
    pagination: { page: 1, perPage: SHOWN },
    sort: list.sort,
    filter: {},
  });
  if (isPending) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />;
  // A failed refresh keeps the rows that were read.
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const count = total ?? data.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {data.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: `1px solid ${color('line')}`,
            borderRadius: 'var(--radius)',
            overflow: 'hidden',
          }}
        >
          {data.map((row) => (
            <RelatedRow key={row.id} resource={resource} record={row} parts={parts} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Counted count={count} shown={data.length} none={words.none} rows={words.rows} />
        {count > 0 && (
          <Button component={Link} to={filteredListPath(resource, descriptor, via, record.id)}>
            {words.see}
          </Button>
        )}
        <AddButton target={target} via={via} record={record} />
      </Box>
    </Box>
  );
}

interface CountedProps {
  count: number;
  shown: number;
  none: string;
  rows: string;
}

/** `9 pedidos`, `5 de 9 pedidos`, or that there are none. */
function Counted({ count, shown, none, rows }: CountedProps) {
  const { lowerOne, lowerMany } = useResourceNames();
  const number = shown < count ? fill(rows, { count: shown, total: count }) : String(count);
  return (
    <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
      {count === 0 ? fill(none, { names: lowerMany }) : `${number} ${count === 1 ? lowerOne : lowerMany}`}
    </Box>
  );
}

/** Opens the create form with the record chosen already; the form comes back here. A record that may not be chosen has none. */
function AddButton({ target, via, record }: RelatedRowsProps) {
  const translate = useTranslate();
  const { lowerOne: name } = useResourceNames();
  const { pathname } = useLocation();
  const descriptor = useListDescriptor();
  const takesNew = use(NewRelatedContext);
  const asked = Object.entries(descriptor.fields[via]?.ref?.filter ?? {});
  const canBeChosen = asked.every(([source, value]) => record[source] === value);
  if (!useAllowed(target.name)('create') || !takesNew || !canBeChosen) return null;
  return (
    <Button
      component={Link}
      to={createPath(target.name, descriptor, via, record.id)}
      state={{ returnTo: pathname }}
      variant="outlined"
      startIcon={<AddIcon />}
    >
      {translate('list.create_one', { name })}
    </Button>
  );
}
