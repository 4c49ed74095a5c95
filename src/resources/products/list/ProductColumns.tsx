import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { AddedField } from '../../../kinds/display/FieldDisplay.tsx';
import { usePlain, type FieldProps } from '../../../kinds/fields/field.ts';
import { NumberField } from '../../../kinds/integer.tsx';
import { PhraseText } from '../../../kinds/fields/PhraseText.tsx';
import { InPlaceOf } from '../../../list/InPlaceOf.tsx';
import { useListDescriptor } from '../../../schema/useDescriptor.ts';
import { useRecordPath } from '../../../schema/useAllowed.ts';
import { useRecordRepresentation } from '../../../schema/representation.ts';
import { clamped } from '../../../theme/styles.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { HiddenButton } from '../actions/HiddenButton.tsx';

/** Picture and name in one cell, linked to the form (spec 1 §2, products list). Its units too, where their column has left. */
export function ProductName({ record }: FieldProps<'products', 'name'>) {
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

/** The units of a product. Those of its variants lead to the inventory, where each is edited. */
export function ProductStock(props: FieldProps<'products', 'quantity_available'>) {
  const { record } = props;
  const plain = usePlain();
  if (plain || record.product_variants.length === 0) return <AddedField {...props} />;
  return (
    <Link
      component={RouterLink}
      to={`/inventory?product=${record.id}`}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      <AddedField {...props} />
    </Link>
  );
}
