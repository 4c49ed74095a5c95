import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { unitPrice } from '../../../../domain/orders/totals.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { color } from '../../../theme/color.ts';
import type { RowFaults } from '../../../ui/cells/sheet/useFormFaults.ts';
import { VariantEditor } from './VariantEditor.tsx';
import type { VariantsViewProps } from './variants-view.ts';
import type { VariantsForm } from './variants-form.ts';

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
