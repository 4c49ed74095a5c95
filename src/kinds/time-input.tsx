import { DateInput } from './date-input.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  time: { Input: DateInput, width: 116 },
} satisfies Inputs;
