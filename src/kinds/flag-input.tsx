import { SwitchInput } from './inputs/SwitchInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  switch: { Input: SwitchInput, width: 84 },
} satisfies Inputs;
