import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { REVIEW_NOTE, type PaymentReview, type Reviewed } from '../../../domain/staff/platform-types.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { PLATFORM_WORDS } from './platform-words.ts';

/** Opens the question whether a person has looked. */
export function ReviewButton({ money }: { money: ToReview }) {
  const { review: words } = useDictionary(PLATFORM_WORDS);
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
  const { review: words, invoices, by_hand: byHand } = useDictionary(PLATFORM_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { of, what, review } = money;
  const form = useWriteForm<{ note: string }, Reviewed>({
    defaults: { note: '' },
    validate: () => ({}),
    write: async ({ note }) => (await dataProvider.loadPlatformCalls()).review(of, { review, note }),
    onSaved: async ({ review: left }) => {
      await queries.invalidateQueries({ queryKey: ['platform'] });
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
      <ControlledInput
        control={form.form.control}
        name="note"
        label={words.note}
        multiline
        minRows={2}
        maxRows={6}
        autoComplete="off"
        inputProps={{ maxLength: REVIEW_NOTE }}
      />
    </FormDialog>
  );
}
