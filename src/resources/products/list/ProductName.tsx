import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { descriptorOf } from '../../../schema/descriptors.ts';
import { pictureOf } from '../../../generator/fields/ImageField.tsx';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useRecordPath } from '../../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../../schema/useRecordRepresentation.ts';

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
