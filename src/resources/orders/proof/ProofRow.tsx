import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { ProofDecision } from './ProofDecision.tsx';
import { proofDialogPart } from './proof-dialog-part.ts';
import { ProofState } from './ProofState.tsx';
import { PROOF_WORDS } from './proof-words.ts';
import { useMayMarkPaid } from '../status/useMayMarkPaid.ts';

interface ProofRowProps {
  proof: PaymentProof;
  /** From 1: distinguishes the buttons of several. */
  position: number;
  onOpen(): void;
}

/** One proof: its state, who attached it, and what was decided. */
export function ProofRow({ proof, position, onOpen }: ProofRowProps) {
  const words = useDictionary(PROOF_WORDS);
  const mayDecide = useMayMarkPaid();
  const { content_type, state, note, user, at } = proof;
  const picture = content_type === 'image/webp';
  const review = state === 'waiting' && mayDecide;
  const Icon = picture ? PictureIcon : DocumentIcon;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, minWidth: 0 }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" aria-hidden />
          {picture ? words.picture : words.pdf}
          <ProofState state={state} />
        </Box>
        {note !== null && <Box>{note}</Box>}
        <Box sx={quiet}>
          {user ?? words.nobody} · <DateText at={at} time />
        </Box>
        <ProofDecision {...proof} />
      </Box>
      <Button
        variant={review ? 'contained' : 'outlined'}
        aria-haspopup="dialog"
        aria-label={fill(review ? words.review_of : words.see_of, { position: String(position) })}
        onPointerEnter={proofDialogPart.preload}
        onClick={onOpen}
        sx={{ flex: 'none', minHeight: 'var(--target)' }}
      >
        {review ? words.review : words.see}
      </Button>
    </Box>
  );
}
