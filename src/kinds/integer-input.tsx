import { NumberInput } from './inputs/NumberInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  number: { Input: NumberInput, width: 84 },
} satisfies Inputs;
