import Box from '@mui/material/Box';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useController } from 'react-hook-form';
import { sameValue } from '../../domain/changes/changes.ts';
import { LONGEST_VIEW_NAME, MOST_VIEWS } from '../../domain/lists/saved-view.ts';
import type { SavedView, ViewQuery } from '../../domain/lists/saved-view-calls.ts';
import { LISTS_WORDS } from '../../generated/words/lists.ts';
import { SAVE_VIEW_WORDS } from '../../generated/words/save-view.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { fieldSentence } from '../i18n/sentences.ts';
import { fill, useWords } from '../i18n/words.ts';
import { useAllowed } from '../schema/useAllowed.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { ControlledInput } from '../ui/input/LabelledInput.tsx';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useWriteForm } from '../ui/form/useWriteForm.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { TickBox } from '../ui/input/TickBox.tsx';
import { quiet } from '../theme/styles.ts';
import { movingQuery } from '../../domain/lists/moving-days.ts';

export interface SaveViewDialogProps {
  query: ViewQuery;
  /** The one whose name and sharing change. Without it the present state of the list is saved. */
  view?: SavedView | undefined;
  /** The views that may take the present state of the list, in place of a new one. */
  places: readonly SavedView[];
  onSaved(): Promise<void>;
  onClose(): void;
}

interface Values {
  name: string;
  shared: boolean;
  /** The id of the view that takes the present state of the list; empty for a new one. */
  place: string;
}

/**
 * Names the present state of the list, in a new view or in one that is there. It is shared where the member may change
 * the records of the list. A saved view gets another name, and its maker shares it or keeps it.
 */
export default function SaveViewDialog({ query, view, places, onSaved, onClose }: SaveViewDialogProps) {
  const { name: resource } = useDescriptor();
  const words = useWords(SAVE_VIEW_WORDS);
  const { views } = useWords(LISTS_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const mayEdit = useAllowed(resource)('edit');
  const changedBy = ({ place }: Values) => view ?? places.find(({ id }) => String(id) === place);
  const mayShare = (changed: SavedView | undefined): boolean =>
    changed === undefined ? mayEdit : changed.own && (mayEdit || changed.shared);
  const { today } = useDates();
  const kept = movingQuery(query, today);
  const form = useWriteForm<Values, { name: string; said: string }>({
    draftKey: `view-${resource}-${view?.id ?? 'new'}`,
    defaults: { name: view?.name ?? '', shared: view?.shared ?? false, place: '' },
    validate: ({ name }): Record<string, string> => (name.trim() === '' ? { name: words.name_missing } : {}),
    write: async (values) => {
      const { shared } = values;
      const name = values.name.trim();
      const changed = changedBy(values);
      if (changed === undefined) await provider.createView({ resource, query: kept, name, shared });
      else
        await provider.changeView(changed.id, {
          name,
          ...(mayShare(changed) && { shared }),
          ...(view === undefined && { query: kept }),
        });
      return { name, said: changed === undefined ? views.saved : words.changed };
    },
    onSaved: async ({ name, said }) => {
      await onSaved();
      notify(fill(said, { name }), { type: 'success' });
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
  const { control, setValue } = form.form;
  const values = form.form.watch();
  const changed = changedBy(values);
  const choose = (place: string): void => {
    const chosen = places.find(({ id }) => String(id) === place);
    setValue('place', place);
    setValue('name', chosen?.name ?? '');
    setValue('shared', chosen?.shared ?? false);
  };
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
      {view === undefined && places.length > 0 && (
        <NativeSelect
          label={words.place}
          value={values.place}
          options={[
            { value: '', label: words.place_new },
            ...places.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={choose}
          help={changed && words.place_help}
        />
      )}
      <ControlledInput
        control={control}
        name="name"
        label={words.name}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_VIEW_NAME }}
      />
      {mayShare(changed) && (
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
