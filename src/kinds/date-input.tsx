import { DateInput } from './inputs/DateInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  date: { Input: DateInput, width: 148 },
} satisfies Inputs;
