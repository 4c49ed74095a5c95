import { MoneyInput } from './inputs/MoneyInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  money: { Input: MoneyInput, width: 136 },
} satisfies Inputs;
