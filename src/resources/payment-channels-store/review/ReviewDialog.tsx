import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { CHANNEL_IDS } from '../../../../domain/payments/channels.ts';
import { LONGEST_REVIEW_NOTE } from '../../../../domain/payments/notification-state.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../../generated/words/payment-providers.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { useChannelLooks } from '../provider-api.ts';
import { FIGURES } from '../../../dataProvider/query-cache.ts';

export interface ReviewDialogProps {
  payment: DoubtfulPayment;
  onClose(): void;
}

/** Asks what was found, which may be left out, and marks the payment as reviewed. */
export default function ReviewDialog({ payment, onClose }: ReviewDialogProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const looksOf = useChannelLooks();
  const { mark, announce } = useReviewCalls(payment.id);
  const form = useWriteForm<{ note: string }, true>({
    defaults: { note: '' },
    validate: ({ note }): Record<string, string> =>
      note.trim().length <= LONGEST_REVIEW_NOTE
        ? {}
        : { note: fill(words.mark_note_long, { limit: String(LONGEST_REVIEW_NOTE) }) },
    write: async ({ note }) => {
      await mark(note.trim());
      return true;
    },
    onSaved: async () => {
      onClose();
      await announce();
    },
  });
  const name = looksOf(CHANNEL_IDS[payment.provider]).name;
  return (
    <FormDialog title={words.mark_question} submitLabel={words.mark} form={form} onClose={onClose}>
      <div>{fill(words.mark_text, { name, id: payment.attempt_id })}</div>
      <ControlledInput
        control={form.form.control}
        name="note"
        label={words.mark_note}
        help={words.mark_note_help}
        autoComplete="off"
        multiline
        maxRows={4}
      />
    </FormDialog>
  );
}

/** Marks a doubtful payment as reviewed; its notice takes that back. */
function useReviewCalls(id: number) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { run } = useWrite();

  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: FIGURES.doubtful }),
      queries.invalidateQueries({ queryKey: ['orders', 'timeline'] }),
    ]);
  const takeBack = () =>
    run(async () => (await provider.loadPaymentChannelCalls()).unreviewPayment(id), {
      onDone: async () => {
        await readAgain();
        notify(words.unmarked);
      },
      onFailure: (failure) => {
        const reason = failureSentence(translate, failure);
        notify(fill(words.not_unmarked, { reason }), { type: 'error' });
      },
    });
  return {
    mark: async (note: string) => (await provider.loadPaymentChannelCalls()).reviewPayment(id, note),
    announce: async () => {
      await readAgain();
      notify(<UndoMessage text={words.marked} label={words.unmark} onUndo={() => void takeBack()} />, {
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      });
    },
  };
}
