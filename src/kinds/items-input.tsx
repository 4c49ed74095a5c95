import { ItemsInput } from './inputs/ItemsInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  items: { Input: ItemsInput, wholeLine: true },
} satisfies Inputs;
