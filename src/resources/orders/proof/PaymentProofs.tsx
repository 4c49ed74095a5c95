import { useState } from 'react';
import Box from '@mui/material/Box';
import { takesProof } from '../../../../domain/orders/payment-proof.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { AttachProof } from './AttachProof.tsx';
import { proofDialogPart } from './proof-dialog-part.ts';
import { ProofRow } from './ProofRow.tsx';
import { PROOF_WORDS } from './proof-words.ts';
import { useProofs } from './useProofs.ts';

export interface PaymentProofsProps {
  order: Order;
}

/** What the buyer sent to show that they paid. Absent where there is none and none can be added. */
export default function PaymentProofs({ order }: PaymentProofsProps) {
  const words = useDictionary(PROOF_WORDS);
  const { data: proofs, error, refetch } = useProofs(order.id);
  const mayAttach = useAllowed('orders')('edit') && takesProof(order.order_status_id);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = proofs?.find(({ id }) => id === opened);
  if (error === null && (proofs === undefined || (proofs.length === 0 && !mayAttach))) return null;
  return (
    <SectionCard title={words.title} {...(proofs?.length === 0 && { intro: words.intro })}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {proofs !== undefined && proofs.length > 0 && (
        <Box
          component="ul"
          aria-label={words.title}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {proofs.map((proof, at) => (
            <ProofRow key={proof.id} proof={proof} position={at + 1} onOpen={() => setOpened(proof.id)} />
          ))}
        </Box>
      )}
      {mayAttach && proofs !== undefined && (
        <AttachProof
          orderId={order.id}
          first={proofs.length === 0}
          decided={proofs.filter(({ state }) => state !== 'waiting').length}
        />
      )}
      {shown && <proofDialogPart.Part order={order} proof={shown} onClose={() => setOpened(null)} />}
    </SectionCard>
  );
}
