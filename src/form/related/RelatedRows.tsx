import { use, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { ResourceContextProvider, useGetManyReference, useTranslate, type RaRecord } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import type {
  FieldDescriptor,
  ListDescriptor,
  ResourceDescriptor,
} from '../../../domain/schema/descriptors.ts';
import { placeholdersOf } from '../../../domain/schema/represent.ts';
import { RELATED_WORDS } from '../../../generated/words/related.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { createPath, filteredListPath } from '../../schema/paths.ts';
import { allows, useAccess, useAllowed, useRecordPath } from '../../schema/useAllowed.ts';
import { useListDescriptor, useResourceNames } from '../../schema/useDescriptor.ts';
import { useRecordRepresentation } from '../../schema/representation.ts';
import { color, quiet } from '../../theme/styles.ts';
import { CardLink } from '../../ui/card/CardLink.tsx';
import { RowsSkeleton, ErrorState } from '../../ui/state/PageStates.tsx';
import { hasAmount, isEmpty } from '../../kinds/fields/field.ts';
import { DISPLAYS } from '../../kinds/display/displays.ts';
import { FieldDisplay } from '../../kinds/display/FieldDisplay.tsx';
import { NewRelatedContext } from './new-related.ts';

/** What a row says besides the name of its record. */
interface RowParts {
  picture?: FieldDescriptor;
  /** The main amount. */
  amount?: FieldDescriptor;
  facts: FieldDescriptor[];
  states: FieldDescriptor[];
}

const MOST_FACTS = 2;

/** The parts of a row, from the columns of its list: picture, amount, states, and few facts. */
function rowParts(
  { columns, fields }: ListDescriptor,
  representation: string,
  via: string,
  readable: (field: FieldDescriptor) => boolean,
): RowParts {
  const named = placeholdersOf(representation);
  const parts: RowParts = { facts: [], states: [] };
  for (const { source, hidden } of columns) {
    const field = fields[source];
    if (field === undefined || hidden || source === via || named.includes(source) || !readable(field))
      continue;
    const { place, state, fact } = DISPLAYS[field.display];
    if (place === 'picture') parts.picture ??= field;
    else if (state && place !== 'toggle') parts.states.push(field);
    else if (place === 'amount') parts.amount ??= field;
    else if (fact && parts.facts.length < MOST_FACTS) parts.facts.push(field);
  }
  return parts;
}

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
  const words = useWords(RELATED_WORDS);
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

interface RelatedRowProps {
  resource: string;
  record: RaRecord;
  parts: RowParts;
}

const line = { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1 } as const;
// A long amount, or large text, gets a line of its own: the words of the name stay whole.
const rest = { flex: '1 1 7rem', minWidth: 0 } as const;

/** A record that points here: picture, name and amount, then facts and states. The whole row opens it. */
function RelatedRow({ resource, record, parts: { picture, amount, facts, states } }: RelatedRowProps) {
  const name = useRecordRepresentation()(record);
  const path = useRecordPath(resource)(record);
  const known = facts.filter(({ source }) => !isEmpty(record[source]));
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 'var(--target)',
        py: 1,
        px: 1.5,
        '& + &': { borderTop: `1px solid ${color('line')}` },
        ...(path !== undefined && { '&:hover': { backgroundColor: color('hover') } }),
      }}
    >
      {picture && <FieldDisplay field={picture} value={record[picture.source]} record={record} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Box sx={line}>
          <Box sx={{ ...rest, fontWeight: 500, overflowWrap: 'anywhere' }}>
            <CardLink to={path}>{name}</CardLink>
          </Box>
          {amount && hasAmount(amount, record) && (
            // The price of before stays beside that of now.
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <FieldDisplay field={amount} value={record[amount.source]} record={record} />
            </Box>
          )}
        </Box>
        {(known.length > 0 || states.length > 0) && (
          <Box sx={line}>
            <Box sx={{ ...quiet, flex: '1 1 auto' }}>
              {known.map((field, index) => (
                <span key={field.source}>
                  {index > 0 && ' · '}
                  <FieldDisplay field={field} value={record[field.source]} record={record} />
                </span>
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
              {states.map((field) => (
                <FieldDisplay key={field.source} field={field} value={record[field.source]} record={record} />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
