import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { Control } from 'react-hook-form';
import {
  type ConfirmedByHand,
  type PaymentReview,
  REVIEW_NOTE,
  type Reviewed,
} from '../../../domain/staff/platform-answers.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { ListedInvoice } from '../../dataProvider/platform-calls.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { quiet } from '../../theme/styles.ts';
import { ControlledInput } from '../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';

interface ByHandButtonProps {
  invoice: ListedInvoice;
  /** As a person names it. */
  what: string;
}

/** Opens the question whether the money of an invoice came by hand. */
export function ByHandButton({ invoice, what }: ByHandButtonProps) {
  const { by_hand: words } = useWords(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.act_named, { what })}
        onClick={() => setOpen(true)}
      >
        {words.act}
      </Button>
      {open && <ByHandDialog invoice={invoice} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ByHandDialogProps {
  invoice: ListedInvoice;
  /** As a person names it. */
  what: string;
  onClose(): void;
}

/** A person of the staff confirms that the money of an invoice came by hand, and says how and when. */
function ByHandDialog({ invoice, what, onClose }: ByHandDialogProps) {
  const { by_hand: words } = useWords(PLATFORM_WORDS);
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const form = useWriteForm<{ note: string }, ConfirmedByHand>({
    defaults: { note: '' },
    validate: ({ note }) => {
      const complaints: Record<string, string> = {};
      if (note.trim() === '') complaints['note'] = translate('validation.required');
      return complaints;
    },
    write: async ({ note }) => (await dataProvider.loadPlatformCalls()).confirmByHand(invoice, note),
    onSaved: async () => {
      await queries.invalidateQueries();
      notify(fill(words.done, { what }), { type: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} onClose={onClose}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{what}</Box>
      <Box sx={quiet}>{words.effect}</Box>
      <NoteInput control={form.form.control} label={words.note} />
    </FormDialog>
  );
}

/** Opens the question whether a person has looked. */
export function ReviewButton({ money }: { money: ToReview }) {
  const { review: words } = useWords(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.look_named, { what: money.what })}
        onClick={() => setOpen(true)}
      >
        {words.look}
      </Button>
      {open && <ReviewDialog money={money} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Money at which a person must look. */
interface ToReview {
  /** Path below `/platform`. */
  of: string;
  /** As a person names it. */
  what: string;
  review: PaymentReview;
}

interface ReviewDialogProps {
  money: ToReview;
  onClose(): void;
}

/** A person of the staff has looked at money, and may note what they found. */
function ReviewDialog({ money, onClose }: ReviewDialogProps) {
  const { review: words, invoices, by_hand: byHand } = useWords(PLATFORM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { of, what, review } = money;
  const form = useWriteForm<{ note: string }, Reviewed>({
    defaults: { note: '' },
    validate: () => ({}),
    write: async ({ note }) => (await dataProvider.loadPlatformCalls()).review(of, { review, note }),
    onSaved: async ({ review: left }) => {
      await queries.invalidateQueries();
      if (left === null) notify(fill(words.done, { what }), { type: 'success' });
      else notify(fill(words.changed, { reason: invoices.reviews[left] }), { type: 'warning' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} onClose={onClose}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box>{invoices.reviews[review]}</Box>
      </Box>
      {review === 'voided' && <Box>{byHand.voided}</Box>}
      <Box sx={quiet}>{words.effect}</Box>
      <NoteInput control={form.form.control} label={words.note} />
    </FormDialog>
  );
}

/** What a person of the staff writes down of it. */
function NoteInput({ control, label }: { control: Control<{ note: string }>; label: string }) {
  return (
    <ControlledInput
      control={control}
      name="note"
      label={label}
      multiline
      minRows={2}
      maxRows={6}
      autoComplete="off"
      inputProps={{ maxLength: REVIEW_NOTE }}
    />
  );
}
