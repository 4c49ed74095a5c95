import { ReferenceInput } from './inputs/ReferenceInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  reference: { Input: ReferenceInput, width: 176 },
} satisfies Inputs;
