import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useDataProvider, useTranslate } from 'ra-core';
import { amountDue, stillToPay } from '../../../../domain/orders/refunds.ts';
import { awaitsPayment } from '../../../../domain/orders/statuses.ts';
import { LONGEST_PROOF_NOTE, mayDecide, type PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_PROOF_WORDS, type OrdersProofWords } from '../../../../generated/words/orders-proof.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { saveFile } from '../../../ui/file/file-address.ts';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { FilePicture } from '../../../ui/picture/FilePicture.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { proofsKey, useMayMarkPaid } from '../order-api.ts';
import { useOrderWritten } from '../useOrderWrite.tsx';
import { ProofDecision, ProofState } from './ProofState.tsx';

export interface ProofDialogProps {
  order: Order;
  proof: PaymentProof;
  onClose(): void;
}

/** A proof as it was sent, beside what the order is worth, with what the team decides on it. */
export default function ProofDialog({ order, proof, onClose }: ProofDialogProps) {
  const words = useWords(ORDERS_PROOF_WORDS);
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

interface RejectProofDialogProps {
  orderId: number;
  proofId: number;
  onDone(): void;
  onBack(): void;
}

/** Asks why: the team reads it beside the proof, and says it to the buyer. */
function RejectProofDialog({ orderId, proofId, onDone, onBack }: RejectProofDialogProps) {
  const words = useWords(ORDERS_PROOF_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const written = useProofWritten(orderId, onDone);
  const form = useWriteForm<{ note: string }, { order: Order; note: string }>({
    defaults: { note: '' },
    validate: ({ note }) => complaints(note.trim(), words),
    write: async (values) => {
      const note = values.note.trim();
      const calls = await provider.loadOrderCalls();
      return { order: await calls.decideProof(orderId, proofId, { state: 'rejected', note }), note };
    },
    onSaved: ({ order, note }) =>
      written({ proofs: decided(proofId, { state: 'rejected', note }), order, said: words.rejected }),
  });
  return (
    <FormDialog title={words.reject_title} submitLabel={words.reject} form={form} onClose={onBack}>
      <ControlledInput
        control={form.form.control}
        name="note"
        label={words.reason}
        help={words.reason_help}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function complaints(note: string, words: OrdersProofWords): Record<string, string> {
  if (note === '') return { note: words.reason_empty };
  if (note.length > LONGEST_PROOF_NOTE)
    return { note: fill(words.reason_long, { limit: String(LONGEST_PROOF_NOTE) }) };
  return {};
}

interface WrittenProof {
  /** The proofs after the write. */
  proofs: (before: PaymentProof[]) => PaymentProof[];
  /** The order after it; left out when it is as before. */
  order?: Order;
  said: string;
}

/** Shows what a write about a proof has stored, and reads the rest meanwhile: on a slow network that takes long. */
function useProofWritten(orderId: number, onClose: () => void) {
  const queries = useQueryClient();
  const written = useOrderWritten(orderId);
  return ({ proofs, order, said }: WrittenProof): void => {
    queries.setQueryData<PaymentProof[]>(proofsKey(orderId), (before) => before && proofs(before));
    written(order, said, onClose);
  };
}

/** One proof decided; who decided and when comes with the next read. */
function decided(id: number, change: Pick<PaymentProof, 'state' | 'note'>): WrittenProof['proofs'] {
  return (before) => before.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
}

/** The picture as large as the dialog. A PDF is never shown inside the panel; both can be saved. */
function ProofFile({ orderId, proof }: { orderId: number; proof: PaymentProof }) {
  const words = useWords(ORDERS_PROOF_WORDS);
  const { data: file, error, refetch } = useProofFile(orderId, proof.id);
  const picture = proof.content_type === 'image/webp';
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (file === undefined) return <RowsSkeleton rows={1} height={picture ? 240 : 48} label={words.loading} />;
  const name = `${words.file}-${orderId}-${proof.id}.${picture ? 'webp' : 'pdf'}`;
  return (
    <>
      {picture ? <FilePicture file={file} alt={words.alt} maxHeight="60vh" /> : <Box>{words.is_pdf}</Box>}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => saveFile(file, name)}
        sx={{ justifySelf: 'start' }}
      >
        {words.download}
      </Button>
    </>
  );
}

/**
 * The picture or PDF of a proof; it goes from memory with the dialog. The key does not begin with the resource, because
 * a file never changes.
 */
function useProofFile(orderId: number, proofId: number) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['proof-file', orderId, proofId],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).proofFile(orderId, proofId, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}
