import { RadioInput } from './inputs/RadioInput.tsx';
import { SelectInput } from './inputs/SelectInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  select: { Input: SelectInput, width: 144 },
  radio: { Input: RadioInput },
} satisfies Inputs;
