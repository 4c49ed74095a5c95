import { ReferencesInput } from './inputs/ReferencesInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  references: { Input: ReferencesInput, wholeLine: true },
} satisfies Inputs;
