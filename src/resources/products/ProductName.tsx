import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { descriptorOf } from '../descriptors.ts';
import { pictureOf } from '../fields/ImageField.tsx';
import type { FieldProps } from '../fields/field.ts';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { useRecordPath } from '../useRecordPath.ts';
import { useRecordRepresentation } from '../useRecordRepresentation.ts';

const PICTURES = 'product_images';

/** Picture and name in one cell, linked to the form (spec 1 §2, products list). */
export function ProductName({ record }: FieldProps) {
  const name = useRecordRepresentation()(record);
  const path = useRecordPath('products')(record);
  const pictures = descriptorOf('products').fields[PICTURES];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      <Thumbnail url={pictures === undefined ? null : pictureOf(pictures, record[PICTURES])} name={name} />
      {path === undefined ? (
        name
      ) : (
        <Link
          component={RouterLink}
          to={path}
          color="inherit"
          underline="hover"
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 500 }}
        >
          {name}
        </Link>
      )}
    </Box>
  );
}
