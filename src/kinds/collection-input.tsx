import { CollectionInput } from './inputs/CollectionInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  collection: { Input: CollectionInput, wholeLine: true },
} satisfies Inputs;
