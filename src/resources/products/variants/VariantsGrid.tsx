import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { PHONE } from '../../../theme/widths.ts';
import { useLocks } from '../form/useLocks.ts';
import { PriceForAll } from './PriceForAll.tsx';
import { VariantCard } from './VariantCard.tsx';
import type { VariantsForm } from './variants-form.ts';
import { VariantLine, variantColumns } from './VariantLine.tsx';

const EDITED = ['price', 'discount_price', 'quantity', 'sku'];

/** Price, discount, stock and SKU of every variant: lines on desktops, folded cards on phones. */
export function VariantsGrid({ field }: { field: FieldDescriptor }) {
  const { fields: rows } = useFieldArray<VariantsForm, 'product_variants', '_key'>({
    name: 'product_variants',
    keyName: '_key',
  });
  const translate = useTranslate();
  const labelOf = useLabel();
  const phone = useMediaQuery(PHONE);
  const id = useId();
  const columns = useMemo(
    () => EDITED.flatMap((source) => field.items?.find((item) => item.source === source) ?? []),
    [field],
  );
  const { ofVariant } = useLocks();
  const shut = [...ofVariant.keys()].join(' ');
  // The same object for every row until something changes, so that a row renders only for its own props.
  const locked = useMemo(() => new Set(shut.split(' ')), [shut]);
  if (rows.length === 0) return null;
  const Row = phone ? VariantCard : VariantLine;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography id={id} variant="subtitle2" component="h3">
          {translate('products.variants.count', { smart_count: rows.length })}
        </Typography>
        {rows.length > 1 && !locked.has('price') && <PriceForAll count={rows.length} />}
      </Box>
      {[...new Set(ofVariant.values())].map((why) => (
        <FormHelperText key={why}>{why}</FormHelperText>
      ))}
      {!phone && (
        <Box aria-hidden sx={{ ...variantColumns(columns.length), color: 'text.secondary' }}>
          <Typography variant="caption">{labelOf(field.label)}</Typography>
          {columns.map(({ source, label }) => (
            <Typography key={source} variant="caption">
              {labelOf(label)}
            </Typography>
          ))}
        </Box>
      )}
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}
      >
        {rows.map((row, index) => (
          <Row
            key={row._key}
            name={`product_variants.${index}`}
            title={row.key || String(index + 1)}
            columns={columns}
            locked={locked}
          />
        ))}
      </Box>
    </Box>
  );
}
