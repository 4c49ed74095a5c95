import { useDataProvider } from 'ra-core';
import { LONGEST_PROOF_NOTE } from '../../../../domain/orders/payment-proof.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ControlledInput } from '../../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { PROOF_WORDS } from './proof-words.ts';
import { decided, useProofWritten } from './useProofWritten.ts';

interface RejectProofDialogProps {
  orderId: number;
  proofId: number;
  onDone(): void;
  onBack(): void;
}

/** Asks why: the team reads it beside the proof, and says it to the buyer. */
export function RejectProofDialog({ orderId, proofId, onDone, onBack }: RejectProofDialogProps) {
  const words = useDictionary(PROOF_WORDS);
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

function complaints(note: string, words: (typeof PROOF_WORDS)['es']): Record<string, string> {
  if (note === '') return { note: words.reason_empty };
  if (note.length > LONGEST_PROOF_NOTE)
    return { note: fill(words.reason_long, { limit: String(LONGEST_PROOF_NOTE) }) };
  return {};
}
