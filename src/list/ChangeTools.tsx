import { use, useState, type ReactNode } from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FormProvider, useController } from 'react-hook-form';
import type { BulkChange } from '../../domain/bulk/change.ts';
import type { BulkOp } from '../../domain/kinds/kind.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { fill, useAppLocale, useLabel } from '../i18n/words.ts';
import { allows, useAccess } from '../schema/useAllowed.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useWriteForm } from '../ui/form/useWriteForm.ts';
import type { MenuChoice } from '../ui/menu/MenuPopup.tsx';
import type { Tool } from '../ui/menu/FoldingTools.tsx';
import { loadForm } from '../manifest/load-form.ts';
import { ReferencesInput } from '../kinds/references-input.tsx';
import { useBulkWords } from '../ui/notice/useUndo.tsx';
import type { ListSelection } from './useListSelection.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { useChoices, type ChangeDialogProps, type Choice } from './useChoices.ts';

interface ChangeToolsProps {
  resource: string;
  selection: ListSelection;
  busy: boolean;
  onChange(change: BulkChange): Promise<void>;
  /** Draws the tools; the dialogs that they open stand beside it. */
  draw(tools: readonly Tool[]): ReactNode;
}

interface Asked {
  field: FieldDescriptor;
  op: BulkOp;
}

interface Entry extends MenuChoice {
  verb?: string | undefined;
}

/** Values of a field that fit the menu itself. */
const FEW = 2;

/** The fields that can change together: values with a verb as tools, the others as choices of one. */
export function ChangeTools({ resource, selection, busy, onChange, draw }: ChangeToolsProps) {
  const { descriptor } = use(loadForm(resource));
  const { words } = useBulkWords(resource);
  const locale = useAppLocale();
  const labelOf = useLabel();
  const choicesOf = useChoices();
  const access = useAccess();
  const [asked, setAsked] = useState<Asked | null>(null);
  const entries = (descriptor.bulk ?? [])
    .map(({ source, ops }) => ({ field: descriptor.fields[source], ops }))
    .flatMap(({ field, ops }): Entry[] => {
      if (field === undefined || !allows(access, field.access?.write)) return [];
      const label = labelOf(field.label);
      const choices = choicesOf(field);
      if (choices.length > 0 && choices.length <= FEW)
        return choices.map(({ value, text, verb }) => ({
          verb,
          key: `${field.source} ${String(value)}`,
          label: fill(words.change_to, { field: label, value: text }),
          onChoose: () => void onChange({ source: field.source, op: 'set', value }),
        }));
      const asking = ops.includes('link') ? (['link', 'unlink'] as const) : (['set'] as const);
      return asking.map((op) => ({
        key: `${field.source} ${op}`,
        label: fill(words[op === 'set' ? 'change_field' : op], {
          field: op === 'set' ? label : label.toLocaleLowerCase(locale),
        }),
        onChoose: () => setAsked({ field, op }),
      }));
    });
  const direct = entries.flatMap(({ verb, ...entry }) =>
    verb === undefined ? [] : { ...entry, label: verb },
  );
  const others = entries.filter(({ verb }) => verb === undefined);
  const close = (): void => setAsked(null);
  const props = asked && { resource, selection, field: asked.field, onChange, onClose: close };
  const tools = [...direct.toReversed(), ...(others.length > 0 ? [changeTool(words.change, others)] : [])];
  return (
    <>
      {draw(tools.map((tool) => ({ ...tool, disabled: busy })))}
      {props !== null && asked?.op !== 'set' && asked !== null && (
        <LinksDialog {...props} op={asked.op === 'link' ? 'link' : 'unlink'} />
      )}
      {props !== null && asked?.op === 'set' && choicesOf(asked.field).length > 0 && (
        <ChoiceDialog {...props} choices={choicesOf(asked.field)} />
      )}
      {props !== null && asked?.op === 'set' && choicesOf(asked.field).length === 0 && (
        <AmountDialog {...props} />
      )}
    </>
  );
}

/** The menu of what can change. */
export function changeTool(label: string, choices: readonly MenuChoice[]): Tool {
  return { key: 'change', label, icon: <EditIcon />, choices };
}

interface Values {
  ids: (number | string)[];
}

/** What all selected records are added to, or taken out of. */
function LinksDialog(props: ChangeDialogProps & { op: 'link' | 'unlink' }) {
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

interface ChosenValues {
  /** Place of the choice; empty until one is made. */
  choice: string;
}

/** A state with many values: which of them all selected records get. */
function ChoiceDialog(props: ChangeDialogProps & { choices: readonly Choice[] }) {
  const { resource, selection, field, choices, onChange, onClose } = props;
  const labelOf = useLabel();
  const { words, say } = useBulkWords(resource);
  const label = labelOf(field.label);
  const form = useWriteForm<ChosenValues, true>({
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
