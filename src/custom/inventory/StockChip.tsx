import type { StockState } from '../../../domain/stock/inventory-row.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';

const TONES = { out: 'danger', low: 'warning', enough: 'success', uncounted: 'neutral' } as const;

/** Whether a shelf is empty, runs out, has enough, or is not counted. */
export function StockChip({ state }: { state: StockState }) {
  const { states } = useDictionary(INVENTORY_WORDS);
  return <StatusChip label={states[state]} tone={TONES[state]} />;
}
