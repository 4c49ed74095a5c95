import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { readLines, type OrderLine } from '../../../../domain/orders/order-lines.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import type { Refusal } from '../../../ui/form/refusal.ts';
import type { ManualOrder } from '../create/manual-order.ts';
import { EDIT_WORDS } from './edit-words.ts';

interface EditRefusalProps {
  refusal: Pick<Refusal<ManualOrder>, 'message' | 'lines' | 'values'>;
  /** The lines that were refused. */
  lines: readonly OrderLine[];
}

/** Why an edited order cannot be saved. Prices that changed since the products were chosen are taken with one tap. */
export function EditRefusal({ refusal, lines }: EditRefusalProps) {
  const words = useDictionary(EDIT_WORDS);
  const { getValues, setValue } = useFormContext();
  const corrected = refusal.values?.order_details ?? [];
  const prices = new Map(
    corrected.flatMap((line, at) =>
      line.price === lines[at]?.price ? [] : [[goodsOf(line), line.price] as const],
    ),
  );
  const take = () => {
    // A quantity may have changed since the refusal.
    const present = readLines(getValues('order_details'));
    const repriced = present.map((line) => ({ ...line, price: prices.get(goodsOf(line)) ?? line.price }));
    setValue('order_details', repriced, { shouldDirty: true });
  };
  return (
    <Alert severity="error" role="presentation">
      {refusal.message}
      {refusal.lines?.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {prices.size > 0 && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={take}>
            {words.reprice}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** A line that was stored keeps its price, beside a new one of the same product. */
function goodsOf({ id, product_id, product_variant_id }: OrderLine): string {
  return `${id ?? 'new'}.${product_id}.${product_variant_id}`;
}
