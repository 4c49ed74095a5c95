import { memo, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ViewIcon from '@mui/icons-material/ChevronRight';
import EditIcon from '@mui/icons-material/EditOutlined';
import UnfoldIcon from '@mui/icons-material/ExpandMore';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { openingViews, pathOf } from '../schema/paths.ts';
import { useAllowed, useRecordPath } from '../schema/useAllowed.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useRecordRepresentation } from '../schema/representation.ts';
import { clamped, color } from '../theme/styles.ts';
import { lazyPart, Optional } from '../ui/lazy/lazy-popup.tsx';
import { FieldDisplay } from '../kinds/display/FieldDisplay.tsx';
import type { ListParts } from '../manifest/manifest.ts';
import { hasPhone } from './Cards.tsx';
import { ContactButtons } from '../kinds/fields/ContactButtons.tsx';
import type { EditCellProps } from './EditCell.tsx';
import { NARROW_TABLE, pinnedCell } from '../theme/styles.ts';
import { type ListColumn } from './useColumns.tsx';
import { useListParts } from './list-parts.ts';

const { Part: EditCell } = lazyPart<EditCellProps>(() => import('./EditCell.tsx'));
const { Part: ToActions } = lazyPart<object>(() => import('./ToActions.tsx'));

interface ListRowProps {
  record: RaRecord;
  /** From 0. */
  row: number;
  columns: ListColumn[];
  selectable: boolean;
  /** What the row unfolds. */
  Detail: ListParts['RowDetail'];
}

/** One record. A click anywhere opens it; keyboard and screen reader use the link at its end. */
export const ListRow = memo(function ListRow({ record, row, columns, selectable, Detail }: ListRowProps) {
  const { name } = useDescriptor();
  const { selectedIds } = useListContext();
  const path = useRecordPath(name)(record);
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState(false);
  const selected = selectedIds.includes(record.id);
  const open = path === undefined ? undefined : () => void navigate(path);
  return (
    <RecordContextProvider value={record}>
      <TableRow
        hover
        className="leaving"
        selected={selected}
        onClick={open}
        sx={{
          height: 44,
          '& > td': { py: 0 },
          '& .MuiCheckbox-root': { p: '9px' },
          cursor: open ? 'pointer' : 'default',
          backgroundColor: color('surface'),
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: color('primary-soft') },
          '&.MuiTableRow-hover:hover:not(.Mui-selected)': { backgroundColor: color('hover') },
          // A press is answered at once; the record follows.
          '&.MuiTableRow-hover:hover:active:not(.Mui-selected)': { backgroundColor: color('primary-soft') },
        }}
      >
        {Detail && (
          <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
            <UnfoldRow record={record} unfolded={unfolded} onUnfold={setUnfolded} />
          </TableCell>
        )}
        {selectable && (
          <TableCell
            padding="checkbox"
            onClick={(event) => event.stopPropagation()}
            sx={{ position: 'relative' }}
          >
            <SelectRow record={record} selected={selected} />
            {selectedIds.at(-1) === record.id && (
              <Optional>
                <ToActions />
              </Optional>
            )}
          </TableCell>
        )}
        <RowCells record={record} columns={columns} row={row} />
      </TableRow>
      {Detail && unfolded && (
        <TableRow>
          <TableCell
            colSpan={columns.length + 2 + Number(selectable)}
            sx={{ backgroundColor: color('background') }}
          >
            <Optional fallback={<Skeleton variant="rounded" height={64} />}>
              <Detail record={record} />
            </Optional>
          </TableCell>
        </TableRow>
      )}
    </RecordContextProvider>
  );
});

/** The cells of a record, which selecting rows does not draw again. */
const RowCells = memo(function RowCells({
  record,
  columns,
  row,
}: Pick<ListRowProps, 'record' | 'columns' | 'row'>) {
  return (
    <>
      {columns.map((column) => {
        const { source, field, Cell, numeric, wordy, namePart, width } = column;
        const props = { field, value: record[source], record };
        // A cell of the resource's own may load later.
        const shown = (
          <Suspense fallback={<FieldDisplay {...props} />}>
            <Cell {...props} />
          </Suspense>
        );
        const edited = isEdited(column, record);
        return (
          <TableCell
            key={source}
            align={numeric ? 'right' : 'left'}
            onClick={edited ? (event) => event.stopPropagation() : undefined}
            sx={{
              width,
              minWidth: wordy ? (namePart ? 100 : 148) : undefined,
              maxWidth: 280,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              overflowWrap: 'break-word',
            }}
          >
            {edited ? (
              <Optional fallback={shown}>
                <EditCell column={column} record={record} row={row} />
              </Optional>
            ) : (
              <>{wordy ? <Box sx={clamped(2)}>{shown}</Box> : shown}</>
            )}
          </TableCell>
        );
      })}
      <TableCell align="right" sx={pinnedCell}>
        <RowActions record={record} columns={columns} />
      </TableCell>
    </>
  );
});

/** The chat with the person of the row, and the link to it. */
function RowActions({ record, columns }: Pick<ListRowProps, 'record' | 'columns'>) {
  const { RowAction } = useListParts();
  const represent = useRecordRepresentation();
  const contact = columns.find(({ field }) => hasPhone(field));
  return (
    <Box
      onClick={(event) => event.stopPropagation()}
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        mx: -0.5,
        [NARROW_TABLE]: { '& > :not(:last-child)': { display: 'none' } },
      }}
    >
      {RowAction && <RowAction record={record} />}
      {!RowAction && contact && (
        <ContactButtons
          chatOnly
          field={contact.field}
          value={record[contact.source]}
          name={represent(record)}
        />
      )}
      <OpenLink record={record} />
    </Box>
  );
}

/** A record whose items have the number each is not edited here. */
function isEdited({ edit }: ListColumn, record: RaRecord): boolean {
  if (edit === undefined) return false;
  const items: unknown = edit.unless === undefined ? undefined : record[edit.unless];
  return !Array.isArray(items) || items.length === 0;
}

function UnfoldRow({
  record,
  unfolded,
  onUnfold,
}: {
  record: RaRecord;
  unfolded: boolean;
  onUnfold(unfolded: boolean): void;
}) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  return (
    <IconButton
      aria-label={translate('list.unfold', { name: represent(record) })}
      aria-expanded={unfolded}
      onClick={() => onUnfold(!unfolded)}
    >
      <UnfoldIcon
        fontSize="small"
        sx={{ transform: unfolded ? 'rotate(180deg)' : 'none', transition: 'transform var(--motion)' }}
      />
    </IconButton>
  );
}

function SelectRow({ record, selected }: { record: RaRecord; selected: boolean }) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selected}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('list.select_row', { name: represent(record) }) } }}
    />
  );
}

/** The link to a record, named by the action that the user can take there. */
function OpenLink({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const represent = useRecordRepresentation();
  const { name } = useDescriptor();
  const allowed = useAllowed(name);
  const view = openingViews(name).find((one) => allowed(one));
  if (view === undefined) return null;
  const edits = view === 'edit';
  const label = translate(edits ? 'list.edit_one' : 'list.view_one', { name: represent(record) });
  return (
    <IconButton component={Link} to={pathOf(name, view, record.id)} aria-label={label} title={label}>
      {edits ? <EditIcon fontSize="small" /> : <ViewIcon fontSize="small" />}
    </IconButton>
  );
}
