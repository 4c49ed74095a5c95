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
import { useVariantColumns } from './variant-columns.ts';
import { useFormFaults } from '../../../ui/cells/sheet/useFormFaults.ts';
import { VariantList } from './VariantList.tsx';
import type { VariantsForm } from './variants-form.ts';
import { VariantsSheet } from './VariantsSheet.tsx';

/** Price, discount, stock and SKU of every variant: a sheet of cells, on phones a list. */
export function VariantsGrid({ field }: { field: FieldDescriptor }) {
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
