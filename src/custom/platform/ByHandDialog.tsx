import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import {
  REVIEW_NOTE,
  type ConfirmedByHand,
  type PlatformInvoice,
} from '../../../domain/staff/platform-types.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { PLATFORM_WORDS } from './platform-words.ts';

interface ByHandDialogProps {
  invoice: PlatformInvoice;
  /** As a person names it. */
  what: string;
  onClose(): void;
}

/** A person of the staff confirms that the money of an invoice came by hand, and says how and when. */
export function ByHandDialog({ invoice, what, onClose }: ByHandDialogProps) {
  const { by_hand: words } = useDictionary(PLATFORM_WORDS);
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
      await queries.invalidateQueries({ queryKey: ['platform'] });
      notify(fill(words.done, { what }), { type: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.confirm} form={form} onClose={onClose}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{what}</Box>
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
