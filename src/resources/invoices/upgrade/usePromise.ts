import type { UpgradeRequest } from '../../../dataProvider/upgrade-request.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { BILLING_WORDS, type BillingWords } from '../billing-words.ts';

type Gates = BillingWords['upgrade']['gates'];

/** What the larger plan gives to somebody who came from this gate: 'Para publicar más de 20 productos'. */
export function usePromise({ gate, limit }: UpgradeRequest): string {
  const { upgrade } = useDictionary(BILLING_WORDS);
  const number = useNumber();
  const { gates, counted } = upgrade;
  if (limit !== undefined && isIn(counted, gate)) return fill(counted[gate], { limit: number(limit) });
  return isIn(gates, gate) ? gates[gate] : gates.plan;
}

function isIn<W extends Partial<Gates>>(words: W, gate: string): gate is keyof W & string {
  return Object.hasOwn(words, gate);
}
