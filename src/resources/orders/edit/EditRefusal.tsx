import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { agreePrice, type OrderLine } from '../../../../domain/orders/order-lines.ts';
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
  const { setValue } = useFormContext();
  const corrected = refusal.values?.order_details ?? [];
  const dearer = lines.flatMap(({ price }, at) => {
    const line = corrected[at];
    return line === undefined || line.price === price ? [] : [{ at, line: agreePrice(line, line.price) }];
  });
  const take = () => {
    const taken = new Map(dearer.map(({ at, line }) => [at, line]));
    setValue(
      'order_details',
      lines.map((line, at) => taken.get(at) ?? line),
      { shouldDirty: true },
    );
  };
  return (
    <Alert severity="error" role="presentation">
      {refusal.message}
      {refusal.lines?.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {dearer.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={take}>
            {words.reprice}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
