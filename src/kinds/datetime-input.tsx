import { DateInput } from './date-input.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  datetime: { Input: DateInput, width: 196 },
} satisfies Inputs;
