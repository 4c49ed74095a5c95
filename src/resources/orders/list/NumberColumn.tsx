import Box from '@mui/material/Box';
import { clamped } from '../../../theme/clamped.ts';
import type { FieldProps } from '../../../generator/fields/field.ts';
import { FieldDisplay } from '../../../generator/fields/FieldDisplay.tsx';
import { InPlaceOf } from '../../../generator/list/InPlaceOf.tsx';

/** An order's number in the table, and its buyer where the table has no room for a column of theirs. */
export default function NumberColumn({ field, value, record }: FieldProps<'orders', 'sequence'>) {
  const { customer } = record;
  const buyer = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ');
  return (
    <>
      <FieldDisplay field={field} value={value} record={record} />
      <InPlaceOf source="customer">
        <Box sx={{ minWidth: 'clamp(120px, 30vw - 130px, 200px)', ...clamped(2) }}>{buyer}</Box>
      </InPlaceOf>
    </>
  );
}
