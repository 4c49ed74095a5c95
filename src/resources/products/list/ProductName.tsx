import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { clamped } from '../../../theme/clamped.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useRecordPath } from '../../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../../schema/useRecordRepresentation.ts';
import { HiddenButton } from '../actions/HiddenButton.tsx';

/** Picture and name in one cell, linked to the form (spec 1 §2, products list). */
export default function ProductName({ record }: FieldProps<'products', 'name'>) {
  const name = useRecordRepresentation()(record);
  const path = useRecordPath('products')(record);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      <Thumbnail url={record.product_images[0]?.picture_url ?? null} name={name} />
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
      <HiddenButton record={record} />
    </Box>
  );
}
