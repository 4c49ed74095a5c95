import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { AddedField } from '../../../generator/fields/AddedField.tsx';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { usePlain } from '../../../generator/fields/plain.ts';

/** The units of a product. Those of its variants lead to the inventory, where each is edited. */
export default function ProductStock(props: FieldProps<'products', 'quantity_available'>) {
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
