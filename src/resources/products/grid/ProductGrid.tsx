import { memo, useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNotify } from 'ra-core';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCT_GRID_WORDS } from '../../../../generated/words/product-grid.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { color, PHONE, quiet } from '../../../theme/styles.ts';
import { Sheet, SheetFaults, SheetTools } from '../../../ui/cells/sheet/Sheet.tsx';
import { SheetRow, type RowState } from '../../../ui/cells/sheet/SheetRow.tsx';
import { useFormFaults, useFormValues, useSheet, type RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LeaveGuard, ProblemNotice, SaveBar } from '../../../ui/form/SaveBar.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { matches } from '../../../../domain/places/fold.ts';
import { SearchField } from '../../../ui/search/SearchField.tsx';
import {
  editsOf,
  hasPart,
  linesOf,
  useGridColumns,
  withDefault,
  type GridColumn,
  type GridLine,
  type GridRow,
  type GridViewProps,
} from './grid-table.ts';
import { GridField } from './GridField.tsx';
import { useGridForm, type GridForm } from './useGridForm.ts';

interface ProductGridProps {
  products: readonly Product[];
  descriptor: FormDescriptor;
  /** Null for users who may not see collections. */
  tree: readonly CollectionNode[] | null;
}

/** A line per product and variant, saved by one call. On phones a list with one field at a time. */
export function ProductGrid({ products, descriptor, tree }: ProductGridProps) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const lines = useMemo(() => linesOf(products), [products]);
  const collections = useMemo(() => tree && flat(tree), [tree]);
  const [choosing, setChoosing] = useState<number | null>(null);
  const columns = useGridColumns({
    descriptor,
    collections,
    onChoose: useCallback((row: number) => setChoosing(row), []),
  });
  const grid = useGridForm(lines, columns);
  const View = phone ? GridList : GridSheet;
  const line = choosing === null ? undefined : lines[choosing];
  return (
    <FormProvider {...grid.form}>
      <Box component="form" {...grid.formProps} sx={{ display: 'grid', gap: 1.5 }}>
        <View lines={lines} columns={columns} />
        <SaveBar
          label={words.save}
          busy={grid.saving}
          summary={<GridSummary lines={lines} stored={grid.stored} />}
          notice={grid.problem && <ProblemNotice problem={grid.problem} />}
        />
      </Box>
      {choosing !== null && line !== undefined && (
        <CollectionsDialog
          name={line.product.name}
          row={choosing}
          collections={collections ?? []}
          onClose={() => setChoosing(null)}
        />
      )}
      <LeaveGuard control={grid.form.control} leavingRef={grid.leavingRef} onDiscard={grid.discard} />
    </FormProvider>
  );
}

function flat(tree: readonly CollectionNode[]): CollectionNode[] {
  return tree.flatMap((node) => [node, ...flat(node.subcollections)]);
}

/** `3 productos con cambios` */
function GridSummary({ lines, stored }: { lines: readonly GridLine[]; stored: readonly GridRow[] }) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const locale = useAppLocale();
  const rows = useWatch<GridForm, 'rows'>({ name: 'rows' });
  const count = editsOf(lines, stored, rows).length;
  return (
    <Box aria-live="polite" sx={quiet}>
      {count > 0 && fillCount(words.changed, count, locale)}
    </Box>
  );
}

/** The products on a phone: one field at a time, for each of them. */
function GridList({ lines, columns }: GridViewProps) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const [chosen, setChosen] = useState<string>(columns[0]?.id ?? '');
  const faults = useFormFaults('rows', columns, lines.length);
  const { submitCount } = useFormState();
  const [handled, setHandled] = useState({ submitCount, faulty: 0 });
  // A refused save shows the field of its first fault.
  if (handled.submitCount !== submitCount || handled.faulty !== faults.size) {
    setHandled({ submitCount, faulty: faults.size });
    const [first] = faults.values();
    const [part] = Object.keys(first ?? {});
    if (part !== undefined && faults.size > handled.faulty) setChosen(part);
  }
  const index = columns.findIndex(({ id }) => id === chosen);
  const column = columns[index];
  if (column === undefined) return null;
  return (
    <>
      <NativeSelect
        label={words.field}
        value={column.id}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={setChosen}
      />
      <Box
        component="ul"
        aria-label={column.label}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          border: `1px solid ${color('line')}`,
          borderRadius: 'var(--radius)',
          backgroundColor: color('surface'),
          // The browser draws the rows in sight alone.
          '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 64px', px: 1.5, py: 1 },
          '& > li + li': { borderTop: `1px solid ${color('line')}` },
        }}
      >
        {lines.map((line, row) => (
          <Box
            component="li"
            key={line.variant === null ? line.product.id : `${line.product.id}:${line.variant.id}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LineName line={line} />
            </Box>
            {hasPart(line, column.id) && (
              <GridField key={column.id} line={line} row={row} column={column} problem={faults.get(row)} />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

interface CollectionsDialogProps {
  /** Of the product. */
  name: string;
  row: number;
  collections: readonly CollectionNode[];
  onClose(): void;
}

/** Fewer need no search. */
const MANY = 8;

/** Which collections a product is in; the one that every product is in is not offered. */
function CollectionsDialog({ name, row, collections, onClose }: CollectionsDialogProps) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const { getValues, setValue, clearErrors } = useFormContext<GridForm>();
  const path = `rows.${row}.collections_id` as const;
  const [chosen, setChosen] = useState<readonly number[]>(() => {
    const held = getValues(path);
    return Array.isArray(held) ? held.filter((id) => typeof id === 'number') : [];
  });
  const [typed, setTyped] = useState('');
  const offered = collections.filter((one) => one.default === 0);
  const shown = offered.filter((one) => matches(one.name, typed));
  const done = (): void => {
    // In one order: the same collections are the same value.
    const ids = withDefault(collections, chosen);
    const before = getValues(path);
    const same =
      Array.isArray(before) && before.length === ids.length && ids.every((id) => before.includes(id));
    if (!same) setValue(path, ids, { shouldDirty: true });
    clearErrors(path);
    onClose();
  };
  return (
    <Dialog
      title={fill(words.collections, { name })}
      width="narrow"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={done}>
          {words.done}
        </Button>
      }
    >
      {offered.length > MANY && <SearchField label={words.search} value={typed} onChange={setTyped} />}
      {shown.length === 0 && <Box sx={quiet}>{words.no_match}</Box>}
      <Box>
        {shown.map((one) => (
          <TickBox
            key={one.id}
            label={one.name}
            checked={chosen.includes(one.id)}
            onChange={(on) =>
              setChosen(on ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
            }
          />
        ))}
      </Box>
    </Dialog>
  );
}

/** The products as a spreadsheet: arrows, Enter, fill down, paste, and one editor (desktops and tablets). */
function GridSheet({ lines, columns }: GridViewProps) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const held = useFormValues('rows', columns);
  const faults = useFormFaults('rows', columns, lines.length);
  const values = useMemo(
    () => ({
      ...held,
      has({ row, column }: { row: number; column: number }): boolean {
        const [line, part] = [lines[row], columns[column]?.id];
        return line !== undefined && part !== undefined && hasPart(line, part);
      },
    }),
    [held, lines, columns],
  );
  const { active, home, undoable, actions } = useSheet({
    columns,
    rows: lines.length,
    values,
    onOver: ({ rowsOver, columnsOver }) =>
      notify(
        rowsOver > 0
          ? fillCount(words.over_rows, rowsOver, locale)
          : fillCount(words.over_columns, columnsOver, locale),
        { type: 'warning' },
      ),
  });
  const fillable = home.row < lines.length - 1 && columns[home.column]?.locked === false && values.has(home);
  return (
    <>
      <SheetFaults
        words={words}
        faults={faults}
        columns={columns}
        titleOf={(row) => lines[row]?.title ?? ''}
        onGo={(row, column) => actions.activate({ row, column })}
      />
      <Sheet label={words.title} corner={words.corner} columns={columns} rows={lines.length}>
        {lines.map((line, row) => (
          <GridSheetRow
            key={line.variant === null ? line.product.id : `${line.product.id}:${line.variant.id}`}
            line={line}
            row={row}
            columns={columns}
            faults={faults.get(row)}
            active={active?.row === row ? active.column : -1}
            home={home.row === row ? home.column : -1}
            cellLabel={words.cell}
            actions={actions}
          />
        ))}
      </Sheet>
      <SheetTools words={words} home={home} fillable={fillable} undoable={undoable} actions={actions} />
    </>
  );
}

interface GridSheetRowProps extends RowState {
  line: GridLine;
  columns: readonly GridColumn[];
  faults: RowFaults | undefined;
}

/** A product or a variant as a row of the sheet. Memoised: a typed key draws one row. */
const GridSheetRow = memo(function GridSheetRow({ line, faults, ...row }: GridSheetRowProps) {
  const { by_variant } = useWords(PRODUCT_GRID_WORDS);
  const held = useWatch<GridForm, `rows.${number}`>({ name: `rows.${row.row}` });
  const absent = useMemo(() => row.columns.map(({ id }) => !hasPart(line, id)), [line, row.columns]);
  const values = row.columns.map(({ id }, index) => {
    if (absent[index] !== true) return held?.[id];
    return id === 'quantity' ? by_variant : '';
  });
  const problems = row.columns.map(({ id, unreadable }, index) => {
    const refused = faults?.[id];
    if (refused !== undefined) return refused;
    const isText = absent[index] !== true && typeof values[index] === 'string';
    return isText && index !== row.active ? unreadable : undefined;
  });
  return (
    <SheetRow
      {...row}
      title={line.title}
      head={<LineName line={line} />}
      values={values}
      problems={problems}
      absent={absent}
    />
  );
});

/** Picture and name of a product; of a variant its own name, further in. */
function LineName({ line: { product, variant } }: { line: GridLine }) {
  if (variant !== null)
    return (
      <Box component="span" sx={{ ...quiet, pl: { xs: 5, sm: 2, lg: 5 }, overflowWrap: 'anywhere' }}>
        {variant.key}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {/* Between phones and desktops the names need the room. */}
      <Box component="span" sx={{ display: { xs: 'flex', sm: 'none', lg: 'flex' } }}>
        <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} size={32} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {product.name}
      </Box>
    </Box>
  );
}
