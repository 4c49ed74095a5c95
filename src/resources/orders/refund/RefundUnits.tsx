import Box from '@mui/material/Box';
import { refundableUnits, type Refund } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { lineKey } from './refund-form.ts';
import { REFUND_WORDS } from './refund-words.ts';

interface RefundUnitsProps {
  lines: Order['order_details'];
  refunds: readonly Refund[];
  /** What is typed, by the key of its line. */
  units: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>;
  onChange(units: Record<string, string>): void;
}

/** How many units of each line come back; lines whose units all came back are left out. */
export function RefundUnits({ lines, refunds, units, errors, onChange }: RefundUnitsProps) {
  const words = useDictionary(REFUND_WORDS);
  const number = useNumber();
  const back = refunds.flatMap((refund) => refund.lines);
  return lines.map((line) => {
    const left = refundableUnits(line, back);
    const key = lineKey(line.id);
    return left === 0 ? null : (
      <Box key={key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <LabelledInput
          label={fill(words.units_of, { name: line.name ?? '' })}
          value={units[key] ?? ''}
          onChange={(typed) => onChange({ ...units, [key]: typed })}
          error={errors[key]?.message}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          endAdornment={<Box sx={{ whiteSpace: 'nowrap' }}>{fill(words.of, { left: number(left) })}</Box>}
        />
      </Box>
    );
  });
}
