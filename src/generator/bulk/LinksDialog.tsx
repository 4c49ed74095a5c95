import { FormProvider } from 'react-hook-form';
import { useLabel } from '../../i18n/useLabel.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { ReferencesInput } from '../inputs/ReferencesInput.tsx';
import type { ChangeDialogProps } from './change-dialog.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

interface Values {
  ids: (number | string)[];
}

/** What all selected records are added to, or taken out of. */
export function LinksDialog(props: ChangeDialogProps & { op: 'link' | 'unlink' }) {
  const { resource, selection, field, op, onChange, onClose } = props;
  const labelOf = useLabel();
  const { words, say } = useBulkWords(resource);
  const form = useWriteForm<Values, true>({
    defaults: { ids: [] },
    validate: ({ ids }): Record<string, string> => (ids.length === 0 ? { ids: words.required } : {}),
    write: async ({ ids }) => {
      await onChange({ source: field.source, op, value: ids.map(Number) });
      return true;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={say(words.title, selection.count, { field: labelOf(field.label) })}
      submitLabel={say(words.apply, selection.count)}
      form={form}
      onClose={onClose}
    >
      <FormProvider {...form.form}>
        <ReferencesInput field={field} name="ids" required disabled={false} />
      </FormProvider>
    </FormDialog>
  );
}
