import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import AddIcon from '@mui/icons-material/Add';
import { useNotify, useTranslate } from 'ra-core';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FEW_OPTIONS, MOST_OPTIONS, type OptionDraft } from '../../../../domain/catalog/option-drafts.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { PRODUCTS_WORDS } from '../../../../generated/words/products.ts';
import { useBeforeSave } from '../../../form/form-context.ts';
import { fillCount, useAppLocale, useLabel, useWords } from '../../../i18n/words.ts';
import type { PlacedSection } from '../../../schema/form-fields.ts';
import { color, PHONE } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { Sheet, SheetFaults, SheetTools } from '../../../ui/cells/sheet/Sheet.tsx';
import { SheetRow, type RowState } from '../../../ui/cells/sheet/SheetRow.tsx';
import { useFormFaults, useFormValues, useSheet, type RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useLocks } from '../form/useLocks.ts';
import { GoneVariants, VariantList } from './VariantList.tsx';
import { OptionCard } from './OptionCard.tsx';
import { useVariants, type VariantsForm } from './useVariants.ts';
import { useVariantColumns, type VariantColumn, type VariantsViewProps } from './variant-columns.ts';

/** A removal that needs a question: one option by its index, all by the checkbox, or values. */
type Removal = number | 'all' | 'values' | null;

function afterRemoval(drafts: readonly OptionDraft[], removal: Exclude<Removal, null>): OptionDraft[] {
  if (removal === 'all') return [];
  return drafts.filter((_, at) => at !== removal);
}

/** Options of a product and the variants that they produce (spec 1 §2, §3). */
export function VariantsSection({ label, fields }: PlacedSection) {
  const labelOf = useLabel();
  const translate = useTranslate();
  const variants = useVariants();
  const { on, drafts, settled } = variants;
  const [more, setMore] = useState(drafts.length > FEW_OPTIONS);
  const [removal, setRemoval] = useState<Removal>(null);
  const [optionsField, variantsField] = fields;
  const tick = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const saving = useRef(false);
  // The button that saved is gone: the focus goes to the one that opens another option, else to the tick.
  useEffect(() => {
    if (!saving.current || !settled) return;
    saving.current = false;
    if (adding.current?.disabled === false) adding.current.focus();
    else tick.current?.focus();
  }, [settled]);
  /** Asks first where stored variants go; else saves at once. */
  const save = (): boolean => {
    const asks = variants.gone(drafts).length > 0;
    if (asks) setRemoval('values');
    return !asks && variants.save();
  };
  useBeforeSave(() => (!on || settled || save() ? undefined : translate('products.options.unsaved')));
  if (optionsField === undefined || variantsField === undefined) return null;

  const most = more ? MOST_OPTIONS : FEW_OPTIONS;
  const toggle = () => {
    if (!on) variants.turnOn();
    else if (drafts.some((_, index) => variants.isSaved(index))) setRemoval('all');
    else variants.turnOff();
  };
  const removeConfirmed = () => {
    if (removal === 'all') variants.turnOff();
    else if (removal === 'values') saving.current = variants.save();
    else if (removal !== null) variants.remove(removal);
    setRemoval(null);
  };
  return (
    <SectionCard title={label && labelOf(label)}>
      <FormControlLabel
        control={<Checkbox checked={on} onChange={toggle} slotProps={{ input: { ref: tick } }} />}
        label={translate('products.options.has')}
        sx={{ minHeight: 'var(--target)', mr: 0 }}
      />
      {on && (
        <>
          {drafts.map((draft, index) => (
            <OptionCard
              key={draft.id ?? index}
              draft={draft}
              position={index + 1}
              field={optionsField.field}
              faults={variants.faults.filter((fault) => fault.index === index)}
              onChange={(next) => variants.change(index, next)}
              onRemove={() => (variants.isSaved(index) ? setRemoval(index) : variants.remove(index))}
            />
          ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!settled && (
              <Button
                variant="outlined"
                onClick={() => {
                  saving.current = save();
                }}
              >
                {translate('products.options.save')}
              </Button>
            )}
            <Button
              ref={adding}
              variant="outlined"
              startIcon={<AddIcon />}
              disabled={drafts.length >= most}
              // The options before it are saved with the same tap, or say what they lack.
              onClick={() => {
                if (settled || save()) variants.add();
              }}
            >
              {translate('products.options.add')}
            </Button>
          </Box>
          <Box>
            <FormControlLabel
              control={
                <Checkbox
                  checked={more}
                  disabled={drafts.length > FEW_OPTIONS}
                  onChange={(_, checked) => setMore(checked)}
                />
              }
              label={translate('products.options.more')}
              sx={{ minHeight: 'var(--target)', mr: 0 }}
            />
            <FormHelperText>{translate('products.options.more_help')}</FormHelperText>
          </Box>
          <VariantsGrid field={variantsField.field} />
        </>
      )}
      <ConfirmDialog
        local
        open={removal !== null}
        message={
          <>
            {removal !== 'values' &&
              translate(removal === 'all' ? 'products.options.confirm_all' : 'products.options.confirm_one', {
                name: typeof removal === 'number' ? (drafts[removal]?.name ?? '') : '',
              })}
            {removal !== null && <GoneVariants variants={variants.gone(afterRemoval(drafts, removal))} />}
          </>
        }
        confirmLabel={translate('ra.action.delete')}
        onConfirm={removeConfirmed}
        onCancel={() => setRemoval(null)}
      />
    </SectionCard>
  );
}

/** Price, discount, stock and SKU of every variant: a sheet of cells, on phones a list. */
function VariantsGrid({ field }: { field: FieldDescriptor }) {
  const { fields: rows } = useFieldArray<VariantsForm, 'product_variants', '_key'>({
    name: 'product_variants',
    keyName: '_key',
  });
  const translate = useTranslate();
  const labelOf = useLabel();
  const phone = useMediaQuery(PHONE);
  const headingId = useId();
  const { ofVariant } = useLocks();
  const shut = [...ofVariant.keys()].join(' ');
  // The same object for every row until something changes, so that a row renders only for its own props.
  const locked = useMemo(() => new Set(shut.split(' ')), [shut]);
  const columns = useVariantColumns(field, locked);
  const titles = useMemo(() => rows.map(({ key }, index) => key || String(index + 1)), [rows]);
  const faults = useFormFaults('product_variants', columns, rows.length);
  if (rows.length === 0) return null;
  const View = phone ? VariantList : VariantsSheet;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography id={headingId} variant="subtitle2" component="h3">
          {translate('products.variants.count', { smart_count: rows.length })}
        </Typography>
        {rows.length > 1 && !locked.has('price') && <PriceForAll />}
      </Box>
      {[...new Set(ofVariant.values())].map((why) => (
        <FormHelperText key={why}>{why}</FormHelperText>
      ))}
      <NewWithoutUnits />
      <View
        field={field}
        headingId={headingId}
        corner={labelOf(field.label)}
        columns={columns}
        titles={titles}
        faults={faults}
      />
    </Box>
  );
}

/** Of a product that is counted a new variant has no units. It would be sold out without a word. */
function NewWithoutUnits() {
  const { variants: words } = useWords(PRODUCTS_WORDS);
  const locale = useAppLocale();
  const variants = useWatch<VariantsForm, 'product_variants'>({ name: 'product_variants' }) ?? [];
  const [first, ...more] = variants.filter(({ id, quantity }) => id === undefined && quantity === 0);
  return (
    <FormHelperText
      component="output"
      sx={{ m: 0, color: color('warning'), overflowWrap: 'anywhere', '&:empty': { position: 'absolute' } }}
    >
      {first !== undefined && fillCount(words.no_units, more.length + 1, locale, { name: first.key })}
    </FormHelperText>
  );
}

/** Gives every variant the product's own prices: the quick way when only a few differ. */
function PriceForAll() {
  const { getValues, setValue } = useFormContext<VariantsForm>();
  const translate = useTranslate();
  const notify = useNotify();
  const apply = () => {
    const [price = null, discount_price = null] = getValues(['price', 'discount_price']);
    const variants = (getValues('product_variants') ?? []).map((one) => ({ ...one, price, discount_price }));
    setValue('product_variants', variants, { shouldDirty: true });
    notify('products.variants.priced', { messageArgs: { smart_count: variants.length } });
  };
  return (
    <Button size="small" onClick={apply}>
      {translate('products.variants.price_for_all')}
    </Button>
  );
}

/** The variants as a spreadsheet: arrows, Enter, fill down, paste, and one editor (desktops and tablets). */
function VariantsSheet({ headingId, corner, columns, titles, faults }: VariantsViewProps) {
  const { variants: words } = useWords(PRODUCTS_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const values = useFormValues('product_variants', columns);
  const { active, home, undoable, actions } = useSheet({
    columns,
    rows: titles.length,
    values,
    onOver: ({ rowsOver, columnsOver }) =>
      notify(
        rowsOver > 0
          ? fillCount(words.over_rows, rowsOver, locale)
          : fillCount(words.over_columns, columnsOver, locale),
        { type: 'warning' },
      ),
  });
  const last = home.row === titles.length - 1;
  return (
    <>
      <SheetFaults
        words={words}
        faults={faults}
        columns={columns}
        titleOf={(row) => titles[row] ?? ''}
        onGo={(row, column) => actions.activate({ row, column })}
      />
      <Sheet labelledBy={headingId} corner={corner} columns={columns} rows={titles.length}>
        {titles.map((title, row) => (
          <VariantSheetRow
            key={title}
            row={row}
            title={title}
            columns={columns}
            faults={faults.get(row)}
            active={active?.row === row ? active.column : -1}
            home={home.row === row ? home.column : -1}
            cellLabel={words.cell}
            actions={actions}
          />
        ))}
      </Sheet>
      <SheetTools
        words={words}
        home={home}
        fillable={!last && columns[home.column]?.locked === false}
        undoable={undoable}
        actions={actions}
      />
    </>
  );
}

interface VariantSheetRowProps extends RowState {
  title: string;
  columns: readonly VariantColumn[];
  faults: RowFaults | undefined;
}

/** A variant as a row of the sheet. Memoised: a key typed in one of two hundred draws one row. */
const VariantSheetRow = memo(function VariantSheetRow({ faults, ...row }: VariantSheetRowProps) {
  const variant = useWatch<VariantsForm, `product_variants.${number}`>({
    name: `product_variants.${row.row}`,
  });
  const values = row.columns.map(({ id }) => variant?.[id]);
  const problems = row.columns.map(({ id, unreadable }, index) => {
    const refused = faults?.[id];
    if (refused !== undefined) return refused;
    return index !== row.active && typeof values[index] === 'string' ? unreadable : undefined;
  });
  return <SheetRow {...row} values={values} problems={problems} />;
});
