import Box from '@mui/material/Box';
import type { PaymentProof, ProofState as State } from '../../../../domain/orders/payment-proof.ts';
import { ORDERS_PROOF_WORDS } from '../../../../generated/words/orders-proof.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { type Tone, quiet } from '../../../theme/styles.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';

const TONES: Record<State, Tone> = { waiting: 'warning', approved: 'success', rejected: 'danger' };

/** Whether a proof waits, or what was decided on it. */
export function ProofState({ state }: { state: State }) {
  const words = useWords(ORDERS_PROOF_WORDS);
  return <StatusChip label={words.states[state]} tone={TONES[state]} />;
}

/** Who decided on a proof, and when. Nothing for one that waits, or whose decision was not read yet. */
export function ProofDecision({ state, decided_by, decided_at }: PaymentProof) {
  const words = useWords(ORDERS_PROOF_WORDS);
  if (state === 'waiting' || decided_at === null) return null;
  return (
    <Box sx={quiet}>
      {fill(words.decided[state], { user: decided_by ?? words.nobody })}
      {' · '}
      <DateText at={decided_at} time />
    </Box>
  );
}
