import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { VariantRow } from '../../../../domain/catalog/option-drafts.ts';
import { unitPrice } from '../../../../domain/orders/totals.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCTS_WORDS } from '../../../../generated/words/products.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { useFormValues, type RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import { BottomSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { ScannedInput } from './ScannedInput.tsx';
import type { VariantsForm } from './useVariants.ts';
import type { VariantColumn, VariantsViewProps } from './variant-columns.ts';

/** The variants on a phone: a list whose rows open a sheet with the inputs of one. */
export function VariantList({ field, headingId, columns, titles, faults }: VariantsViewProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { submitCount } = useFormState();
  const list = useRef<HTMLUListElement>(null);
  const [first] = faults.keys();
  const handled = useRef(submitCount);
  // A refused save opens the first variant at fault, unless an input before the variants is at fault too.
  useEffect(() => {
    if (handled.current === submitCount) return;
    handled.current = submitCount;
    const marked = list.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    const isAbove =
      marked != null && list.current?.compareDocumentPosition(marked) === Node.DOCUMENT_POSITION_PRECEDING;
    if (first !== undefined && !isAbove) setOpen(first);
  }, [submitCount, first]);
  const show = useCallback((row: number) => setOpen(row), []);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-labelledby={headingId}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          border: `1px solid ${color('line')}`,
          borderRadius: 'var(--radius)',
          // What follows the variants stays within reach.
          maxHeight: '70vh',
          overflowY: 'auto',
          // The browser draws the rows in sight alone.
          '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 57px' },
          '& > li + li': { borderTop: `1px solid ${color('line')}` },
        }}
      >
        {titles.map((title, row) => (
          <VariantLine key={title} row={row} title={title} faults={faults.get(row)} onOpen={show} />
        ))}
      </Box>
      {open !== null && open < titles.length && (
        <VariantEditor
          field={field}
          columns={columns}
          row={open}
          titles={titles}
          onRow={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface VariantLineProps {
  row: number;
  title: string;
  faults: RowFaults | undefined;
  onOpen: (row: number) => void;
}

const VariantLine = memo(function VariantLine({ row, title, faults, onOpen }: VariantLineProps) {
  return (
    <li aria-label={title}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => onOpen(row)}
        sx={{
          width: '100%',
          minHeight: 56,
          px: 1.5,
          py: 1,
          gap: 1,
          font: 'inherit',
          textAlign: 'left',
          borderRadius: 'var(--radius)',
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
          {faults !== undefined && (
            <FormHelperText component="span" error sx={{ display: 'block', m: 0 }}>
              {Object.values(faults)[0]}
            </FormHelperText>
          )}
        </Box>{' '}
        <Box
          component="span"
          sx={{ color: 'text.secondary', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          <Facts row={row} />
        </Box>
        <ChevronRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
      </ButtonBase>
    </li>
  );
});

/** `$ 45.000 · 12 unidades` */
function Facts({ row }: { row: number }) {
  const variant = useWatch<VariantsForm, `product_variants.${number}`>({ name: `product_variants.${row}` });
  const translate = useTranslate();
  const money = useMoney();
  const { price, discount_price: discount, quantity } = variant ?? {};
  const discount_price = typeof discount === 'number' ? discount : null;
  const facts = [
    typeof price === 'number' ? money(unitPrice({ price, discount_price })) : '',
    typeof quantity === 'number' ? translate('products.variants.units', { smart_count: quantity }) : '',
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}

interface VariantEditorProps {
  /** `product_variants`, for the inputs of its members. */
  field: FieldDescriptor;
  columns: readonly VariantColumn[];
  row: number;
  titles: readonly string[];
  onRow: (row: number) => void;
  onClose: () => void;
}

/** One variant in a sheet from below, with the way to its neighbours. */
function VariantEditor({ field, columns, row, titles, onRow, onClose }: VariantEditorProps) {
  const { variants: words } = useWords(PRODUCTS_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const values = useFormValues('product_variants', columns);
  const below = titles.length - row - 1;
  // A code is of one variant alone.
  const copied = columns.flatMap(({ id, locked }, column) =>
    id === 'sku' || id === 'barcode' || locked ? [] : [column],
  );
  const copyBelow = () => {
    values.write(
      copied.flatMap((column) => {
        const value = values.at({ row, column });
        return Array.from({ length: below }, (_, index) => ({ row: row + 1 + index, column, value }));
      }),
    );
    notify(fillCount(words.copied, below, locale), { type: 'success' });
  };
  return (
    <BottomSheet open title={titles[row] ?? ''} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'end' }}>
        {columns.map(({ id, locked }) => {
          const item = field.items?.find(({ source }) => source === id);
          const input = (of: FieldDescriptor) => (
            <FieldInput
              field={of}
              name={`product_variants.${row}.${id}`}
              required={of.required === true}
              disabled={locked}
            />
          );
          return (
            item && (
              // Another variant gets other inputs. Half a line is too short for a barcode.
              <Box
                key={`${row}.${id}`}
                sx={{ minWidth: 0, ...(id === 'barcode' && { gridColumn: '1 / -1' }) }}
              >
                {id === 'barcode' ? (
                  <ScannedInput name={`product_variants.${row}.${id}`} disabled={locked}>
                    <div>{input(item)}</div>
                  </ScannedInput>
                ) : (
                  input(item)
                )}
              </Box>
            )
          );
        })}
      </Box>
      {below > 0 && copied.length > 0 && (
        <Button onClick={copyBelow} sx={{ mt: 1, minHeight: 'var(--target)' }}>
          {words.copy_below}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2, '& > *': { minHeight: 'var(--target)', flex: 1 } }}>
        <Button disabled={row === 0} onClick={() => onRow(row - 1)}>
          {words.previous}
        </Button>
        <Button disabled={below === 0} onClick={() => onRow(row + 1)}>
          {words.next}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      </Box>
    </BottomSheet>
  );
}

/** More would push the buttons of the question below the screen of a phone. */
const MOST_LINES = 5;

/** Stored variants that a change takes away, with their units and the orders that wait for them: 'M: 4 unidades'. */
export function GoneVariants({ variants }: { variants: readonly VariantRow[] }) {
  const { gone: words } = useWords(PRODUCTS_WORDS);
  const locale = useAppLocale();
  // A product that is being made has none, and no stored variants either.
  const id = useFormContext<Partial<Pick<Product, 'id'>>>().getValues('id');
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data: waiting = [] } = useQuery({
    queryKey: ['products', 'open-orders', id],
    queryFn: async () => (await dataProvider.loadCatalogCalls()).openOrders(id ?? 0),
    enabled: id !== undefined && variants.length > 0,
    staleTime: 0,
  });
  const lines = variants
    .map(({ id, key, quantity }) => ({
      key,
      units: typeof quantity === 'number' ? quantity : 0,
      orders: waiting.find((one) => one.id === id)?.orders ?? 0,
    }))
    // What is lost comes first.
    .toSorted((a, b) => b.units + b.orders - a.units - a.orders);
  if (lines.length === 0) return null;
  const over = lines.length - MOST_LINES;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>{fillCount(words.gone, lines.length, locale)}</Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {lines.slice(0, MOST_LINES).map(({ key, units, orders }) => {
          const facts = [
            ...(units > 0 ? [fillCount(words.units, units, locale)] : []),
            ...(orders > 0 ? [fillCount(words.orders, orders, locale)] : []),
          ];
          return <li key={key}>{facts.length === 0 ? key : `${key}: ${facts.join(', ')}`}</li>;
        })}
        {over > 0 && <li>{fillCount(words.more, over, locale)}</li>}
      </Box>
      {lines.some(({ units, orders }) => units + orders > 0) && <Box>{words.lost}</Box>}
      <Box sx={quiet}>{words.rename}</Box>
    </Box>
  );
}
