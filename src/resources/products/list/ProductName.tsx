import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { NumberField } from '../../../generator/fields/NumberField.tsx';
import { PhraseText } from '../../../generator/fields/PhraseText.tsx';
import { InPlaceOf } from '../../../generator/list/InPlaceOf.tsx';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { clamped } from '../../../theme/clamped.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useRecordPath } from '../../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../../schema/useRecordRepresentation.ts';
import { HiddenButton } from '../actions/HiddenButton.tsx';
import ProductStock from './ProductStock.tsx';

/** Picture and name in one cell, linked to the form (spec 1 §2, products list). Its units too, where their column has left. */
export default function ProductName({ record }: FieldProps<'products', 'name'>) {
  const name = useRecordRepresentation()(record);
  const path = useRecordPath('products')(record);
  const stock = useListDescriptor().fields['quantity_available'];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      <Thumbnail url={record.product_images[0]?.picture_url ?? null} name={name} />
      <div>
        {path === undefined ? (
          name
        ) : (
          <Link
            component={RouterLink}
            to={path}
            color="inherit"
            underline="hover"
            onClick={(event) => event.stopPropagation()}
            sx={{ fontWeight: 500, ...clamped(2) }}
          >
            {name}
          </Link>
        )}
        {stock && (
          <InPlaceOf source={stock.source}>
            <Box sx={{ color: 'text.secondary' }}>
              {record.product_variants.length > 0 || record.quantity_available === null ? (
                <ProductStock field={stock} value={record.quantity_available} record={record} />
              ) : (
                <PhraseText
                  Cell={NumberField}
                  field={stock}
                  value={record.quantity_available}
                  record={record}
                />
              )}
            </Box>
          </InPlaceOf>
        )}
      </div>
      <HiddenButton record={record} />
    </Box>
  );
}
