import type { ProofState as State } from '../../../../domain/orders/payment-proof.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import type { Tone } from '../../../theme/color.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { PROOF_WORDS } from './proof-words.ts';

const TONES: Record<State, Tone> = { waiting: 'warning', approved: 'success', rejected: 'danger' };

/** Whether a proof waits, or what was decided on it. */
export function ProofState({ state }: { state: State }) {
  const words = useDictionary(PROOF_WORDS);
  return <StatusChip label={words.states[state]} tone={TONES[state]} />;
}
