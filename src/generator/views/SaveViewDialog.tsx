import Box from '@mui/material/Box';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useController } from 'react-hook-form';
import {
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  type SavedView,
  type ViewQuery,
} from '../../../domain/lists/saved-view.ts';
import { sameValue } from '../../../domain/changes/same-value.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fieldSentence } from '../../i18n/field-sentence.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { LISTS_WORDS } from './lists-words.ts';
import { movingQuery } from './moving-days.ts';
import { SAVE_VIEW_WORDS } from './save-view-words.ts';

export interface SaveViewDialogProps {
  query: ViewQuery;
  /** The one whose name and sharing change. Without it a new one is saved. */
  view?: SavedView | undefined;
  onSaved(): Promise<void>;
  onClose(): void;
}

interface Values {
  name: string;
  shared: boolean;
}

/**
 * Names the present state of the list, and shares it where the member may change its records. A saved view gets another
 * name, and its maker shares it or keeps it.
 */
export default function SaveViewDialog({ query, view, onSaved, onClose }: SaveViewDialogProps) {
  const { name: resource } = useDescriptor();
  const words = useDictionary(SAVE_VIEW_WORDS);
  const { views } = useDictionary(LISTS_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const mayEdit = useAllowed(resource)('edit');
  const mayShare = view === undefined ? mayEdit : view.own && (mayEdit || view.shared);
  const { today } = useDates();
  const kept = movingQuery(query, today);
  const form = useWriteForm<Values, Values>({
    draftKey: `view-${resource}-${view?.id ?? 'new'}`,
    defaults: { name: view?.name ?? '', shared: view?.shared ?? false },
    validate: ({ name }): Record<string, string> => (name.trim() === '' ? { name: words.name_missing } : {}),
    write: async (values) => {
      const name = values.name.trim();
      if (view === undefined) await provider.createView({ resource, query: kept, ...values, name });
      else await provider.changeView(view.id, { name, ...(mayShare && { shared: values.shared }) });
      return values;
    },
    onSaved: async ({ name }) => {
      await onSaved();
      notify(fill(view === undefined ? views.saved : words.changed, { name: name.trim() }), {
        type: 'success',
      });
      onClose();
    },
    refusalOf: ({ fields }) => {
      const sentences: Record<string, string> = {};
      const problem = fields?.['name'];
      if (problem?.key === 'unique') sentences['name'] = words.name_taken;
      else if (problem?.key === 'maxItems') sentences['name'] = fill(words.full, { count: MOST_VIEWS });
      else if (problem) sentences['name'] = fieldSentence(translate, 'views', 'name', problem);
      return { sentences };
    },
  });
  const { control } = form.form;
  const shared = useController({ control, name: 'shared' });
  return (
    <FormDialog
      title={view === undefined ? words.title : words.change_title}
      submitLabel={view === undefined ? views.save : words.change_save}
      form={form}
      onClose={onClose}
    >
      {view === undefined && (
        <Box sx={quiet}>
          {words.text}
          {!sameValue(kept, query) && ` ${words.moving_days}`}
        </Box>
      )}
      <ControlledInput
        control={control}
        name="name"
        label={words.name}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_VIEW_NAME }}
      />
      {mayShare && (
        <TickBox
          label={words.share}
          help={words.share_help}
          checked={shared.field.value}
          onChange={shared.field.onChange}
        />
      )}
    </FormDialog>
  );
}
