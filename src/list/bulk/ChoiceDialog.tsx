import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import { useLabel } from '../../i18n/words.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import type { ChangeDialogProps } from './change-dialog.ts';
import { useBulkWords } from '../../ui/notice/useBulkWords.ts';
import type { Choice } from './useChoices.ts';

interface Values {
  /** Place of the choice; empty until one is made. */
  choice: string;
}

/** A state with many values: which of them all selected records get. */
export function ChoiceDialog(props: ChangeDialogProps & { choices: readonly Choice[] }) {
  const { resource, selection, field, choices, onChange, onClose } = props;
  const labelOf = useLabel();
  const { words, say } = useBulkWords(resource);
  const label = labelOf(field.label);
  const form = useWriteForm<Values, true>({
    defaults: { choice: '' },
    validate: ({ choice }): Record<string, string> => (choice === '' ? { choice: words.required } : {}),
    write: async ({ choice }) => {
      const value = choices[Number(choice)]?.value ?? null;
      await onChange({ source: field.source, op: 'set', value });
      return true;
    },
    onSaved: onClose,
  });
  const { field: input, fieldState } = useController({ control: form.form.control, name: 'choice' });
  return (
    <FormDialog
      title={say(words.title, selection.count, { field: label })}
      submitLabel={say(words.apply, selection.count)}
      form={form}
      onClose={onClose}
    >
      <RadioGroup aria-label={label} value={input.value} onChange={(_, value) => input.onChange(value)}>
        {choices.map(({ text }, at) => (
          <FormControlLabel
            key={text}
            value={String(at)}
            control={<Radio {...(at === 0 && { slotProps: { input: { ref: input.ref } } })} />}
            label={text}
          />
        ))}
      </RadioGroup>
      {fieldState.error && <div role="alert">{fieldState.error.message}</div>}
    </FormDialog>
  );
}
