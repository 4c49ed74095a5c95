import InputAdornment from '@mui/material/InputAdornment';
import type { InputProps } from './inputs/input.ts';
import { NumberInput } from './integer-input.tsx';
import type { Inputs } from './kind.ts';

export const inputs = { percent: { Input: PercentInput, width: 100 } } satisfies Inputs;

/** A number with the sign behind it. */
export function PercentInput(props: InputProps) {
  return <NumberInput {...props} endAdornment={<InputAdornment position="end">%</InputAdornment>} />;
}
