import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { memo, useId, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { unitPrice } from '../../../../domain/orders/totals.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { color } from '../../../theme/color.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import type { VariantRowProps } from './VariantLine.tsx';
import type { VariantPath, VariantsForm } from './variants-form.ts';

/** A variant on a phone: price and stock, with its inputs when opened. */
export const VariantCard = memo(function VariantCard({ name, title, columns, locked }: VariantRowProps) {
  const [opened, setOpened] = useState(false);
  const { errors } = useFormState({ name });
  const faulty = get(errors, name) !== undefined;
  const open = opened || faulty;
  const id = useId();
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        border: `1px solid ${color(faulty ? 'danger' : 'line')}`,
        borderRadius: 'var(--radius)',
      }}
    >
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
        sx={{
          width: '100%',
          font: 'inherit',
          minHeight: 56,
          px: 2,
          gap: 1,
          justifyContent: 'space-between',
          textAlign: 'left',
          borderRadius: 'var(--radius)',
        }}
      >
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 1,
            py: 1,
          }}
        >
          <Box component="span" sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {title}
          </Box>{' '}
          <Box
            component="span"
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            <Facts name={name} />
          </Box>
        </Box>
        <ExpandMoreIcon
          aria-hidden
          sx={{ color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Box
        id={id}
        hidden={!open}
        sx={{
          p: 2,
          pt: 0,
          display: open ? 'grid' : 'none',
          gap: 2,
          gridTemplateColumns: '1fr 1fr',
          alignItems: 'end',
        }}
      >
        {open &&
          columns.map((column) => (
            <FieldInput
              key={column.source}
              field={column}
              name={`${name}.${column.source}`}
              required={column.required === true}
              disabled={locked.has(column.source)}
            />
          ))}
      </Box>
    </Box>
  );
});

/** `$ 45.000 · 12` */
function Facts({ name }: { name: VariantPath }) {
  const [price, discount, quantity] = useWatch<
    VariantsForm,
    [`${VariantPath}.price`, `${VariantPath}.discount_price`, `${VariantPath}.quantity`]
  >({ name: [`${name}.price`, `${name}.discount_price`, `${name}.quantity`] });
  const translate = useTranslate();
  const money = useMoney();
  const discount_price = typeof discount === 'number' ? discount : null;
  const facts = [
    typeof price === 'number' ? money(unitPrice({ price, discount_price })) : '',
    typeof quantity === 'number' ? translate('products.variants.units', { smart_count: quantity }) : '',
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
