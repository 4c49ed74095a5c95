import Box from '@mui/material/Box';
import type { Fields } from '../../../../domain/schema/descriptors.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';

interface OrderFieldProps {
  fields: Fields;
  source: string;
  /** Key of an input of this page. */
  component?: string;
  required?: boolean;
  wide?: boolean;
}

/** A field of the order with the words and the widget of its schema. */
export function OrderField({ fields, source, component, required = false, wide = false }: OrderFieldProps) {
  const field = fields[source];
  if (field === undefined) return null;
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : { xs: 'span 6', sm: 'span 3' } }}>
      <FieldInput field={field} name={source} component={component} required={required} disabled={false} />
    </Box>
  );
}
