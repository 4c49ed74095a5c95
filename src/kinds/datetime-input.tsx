import { DateInput } from './inputs/DateInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  datetime: { Input: DateInput, width: 196 },
} satisfies Inputs;
