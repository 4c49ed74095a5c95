import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { amountDue } from '../../../../domain/orders/due.ts';
import { awaitsPayment } from '../../../../domain/orders/next-step.ts';
import { mayDecide, type PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import { stillToPay } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { ProofDecision } from './ProofDecision.tsx';
import { ProofFile } from './ProofFile.tsx';
import { ProofState } from './ProofState.tsx';
import { PROOF_WORDS } from './proof-words.ts';
import { RejectProofDialog } from './RejectProofDialog.tsx';
import { decided, useProofWritten } from './useProofWritten.ts';
import { useMayMarkPaid } from '../status/useMayMarkPaid.ts';

export interface ProofDialogProps {
  order: Order;
  proof: PaymentProof;
  onClose(): void;
}

/** A proof as it was sent, beside what the order is worth, with what the team decides on it. */
export default function ProofDialog({ order, proof, onClose }: ProofDialogProps) {
  const words = useDictionary(PROOF_WORDS);
  const translate = useTranslate();
  const money = useMoney();
  const provider = useDataProvider<AppDataProvider>();
  const written = useProofWritten(order.id, onClose);
  const { busy, run } = useWrite();
  const [step, setStep] = useState<'see' | 'reject' | 'remove'>('see');
  const [problem, setProblem] = useState<string>();
  const decides = useMayMarkPaid();
  const write = <T,>(call: () => Promise<T>, onDone: (answer: T) => void): void => {
    setProblem(undefined);
    void run(call, {
      onDone,
      onFailure: (failure) => {
        setStep('see');
        setProblem(failureSentence(translate, failure));
      },
    });
  };
  if (step === 'reject')
    return (
      <RejectProofDialog
        orderId={order.id}
        proofId={proof.id}
        onDone={onClose}
        onBack={() => setStep('see')}
      />
    );
  const missing = stillToPay(order);
  const due = amountDue(order);
  const approve = () =>
    write(
      async () => (await provider.loadOrderCalls()).decideProof(order.id, proof.id, { state: 'approved' }),
      (stored) =>
        written({
          proofs: decided(proof.id, { state: 'approved', note: null }),
          order: stored,
          said: due > 0 ? fill(words.approved_received, { amount: money(due) }) : words.approved,
        }),
    );
  const remove = () =>
    write(
      async () => (await provider.loadOrderCalls()).removeProof(order.id, proof.id),
      () =>
        written({
          proofs: (before) => before.filter(({ id }) => id !== proof.id),
          said: words.removed,
        }),
    );
  const approves = decides && mayDecide(proof.state, 'approved');
  return (
    <Dialog
      title={words.title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.close}
          </Button>
          {decides && mayDecide(proof.state, 'rejected') && (
            <Button color="error" disabled={busy} onClick={() => setStep('reject')}>
              {words.reject}
            </Button>
          )}
          {approves && (
            <Button variant="contained" loading={busy} onClick={approve}>
              {words.approve}
            </Button>
          )}
        </>
      }
    >
      <ProofFile orderId={order.id} proof={proof} />
      {proof.state !== 'waiting' && (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
          <ProofState state={proof.state} />
          {proof.note !== null && <Box>{proof.note}</Box>}
          <ProofDecision {...proof} />
        </Box>
      )}
      <Box>
        <Box sx={{ fontWeight: 500 }}>{fill(words.expected, { amount: money(order.total ?? 0) })}</Box>
        {approves && awaitsPayment(order.order_status_id) && words.marks_paid}
        {approves && missing > 0 && fill(words.collects, { amount: money(missing) })}
      </Box>
      {proof.removable && (
        <Button color="error" disabled={busy} onClick={() => setStep('remove')} sx={{ justifySelf: 'start' }}>
          {words.remove}
        </Button>
      )}
      {problem !== undefined && (
        <Box role="alert" sx={{ color: color('danger') }}>
          {problem}
        </Box>
      )}
      <ConfirmDialog
        open={step === 'remove'}
        message={words.remove_ask}
        confirmLabel={words.remove}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setStep('see')}
      />
    </Dialog>
  );
}
