import { JsonInput } from './inputs/JsonInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  json: { Input: JsonInput, wholeLine: true },
} satisfies Inputs;
