import { useDataProvider, useNotify } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { StoredForm } from '../../dataProvider/checkout-form-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useWriteForm, type Edit } from '../../ui/form/useWriteForm.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { formInput, formSentences, sentenceOf, typedForm, type TypedForm } from './typed-form.ts';

/** The typed form with its write, its draft, and what stands against saving it. */
export function useFormEditor(stored: StoredForm, onSaved: (saved: StoredForm) => void) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const write = async (
    typed: TypedForm,
    { base = stored, rebase }: Edit<TypedForm, StoredForm>,
  ): Promise<StoredForm> => {
    const { readCheckoutForm, writeCheckoutForm } = await dataProvider.loadSettingsCalls();
    try {
      return await writeCheckoutForm(formInput(typed), base);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await readCheckoutForm();
        rebase(current, typedForm(current), typed);
      }
      throw error;
    }
  };
  const writing = useWriteForm<TypedForm, StoredForm, StoredForm>({
    defaults: typedForm(stored),
    base: stored,
    draftKey: 'checkout-form',
    validate: (typed) => formSentences(typed, words),
    write,
    refusalOf: ({ code, fields }) => ({
      sentences: Object.fromEntries(
        Object.entries(fields).map(([source, fault]) => [source, sentenceOf(source, fault, words)]),
      ),
      ...(code === 'stale' && { message: words.stale }),
    }),
    // The page opens the saved form anew: its draft must be gone before.
    onSaved: (saved) => {
      notify(words.saved, { type: 'success' });
      onSaved(saved);
    },
  });
  const { form } = writing;
  const [title, fields] = useWatch({ control: form.control, name: ['title', 'fields'] });
  const typed: TypedForm = { title, fields };
  return {
    ...writing,
    typed,
    sentences: formSentences(typed, words),
    changed: !sameValue(typed, typedForm(writing.base ?? stored)),
    /** Changes the list as it is at that moment. */
    change: (edit: (fields: readonly TypedForm['fields'][number][]) => TypedForm['fields']): void =>
      form.setValue('fields', edit(form.getValues('fields')), { shouldDirty: true }),
    setTitle: (text: string): void => form.setValue('title', text, { shouldDirty: true }),
  };
}
