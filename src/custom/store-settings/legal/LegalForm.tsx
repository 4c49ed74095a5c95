import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import { TERMS_LENGTH } from '../../../../domain/stores/store-terms.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { StoredSettings } from '../../../dataProvider/settings-calls.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { ChangesBar } from '../../../ui/form/ChangesBar.tsx';
import { useWriteForm, type Edit } from '../../../ui/form/useWriteForm.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { TermsEditor } from './TermsEditor.tsx';
import { TermsVersions } from './TermsVersions.tsx';
import { VERSIONS_KEY } from './versions-key.ts';

interface Terms {
  /** HTML; empty for none. */
  terms: string;
}

interface LegalFormProps {
  stored: StoredSettings;
  onSaved(store: StoredSettings): void;
}

const termsOf = (store: StoredSettings): Terms => ({ terms: store.terms_and_conditions ?? '' });

/** The text in its editor, and below it the versions that can be put back there. */
export function LegalForm({ stored, onSaved }: LegalFormProps) {
  const words = useDictionary(LEGAL_WORDS);
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const write = async (
    typed: Terms,
    { base = stored, rebase }: Edit<Terms, StoredSettings>,
  ): Promise<StoredSettings> => {
    const { readSettings, writeTerms } = await dataProvider.loadSettingsCalls();
    // Another page of the settings has made a version that is no conflict.
    const before = termsOf(base).terms === termsOf(stored).terms ? stored : base;
    try {
      return await writeTerms(typed.terms, before);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await readSettings();
        rebase(current, termsOf(current), typed);
      }
      throw error;
    }
  };
  const { form, formProps, saving, problem, restored, startOver, leavingRef, discard } = useWriteForm<
    Terms,
    StoredSettings,
    StoredSettings
  >({
    defaults: termsOf(stored),
    base: stored,
    draftKey: 'legal',
    validate: ({ terms }): Record<string, string> =>
      terms.length > TERMS_LENGTH ? { terms: words.too_long } : {},
    write,
    refusalOf: ({ code, fields }) => ({
      sentences: Object.fromEntries('terms_and_conditions' in fields ? [['terms', words.too_long]] : []),
      ...(code === 'stale' && { message: words.stale }),
    }),
    onSaved: async (saved) => {
      onSaved(saved);
      notify(words.saved, { type: 'success' });
      await queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    },
    stays: true,
  });
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'terms' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box
        component="form"
        {...formProps}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {restored && <RestoredNotice onDiscard={startOver} />}
        <SectionCard title={words.card} intro={words.intro}>
          <TermsEditor
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            focusRef={field.ref}
          />
        </SectionCard>
        {problem && <ProblemNotice problem={problem} />}
        <ChangesBar control={control} busy={saving} />
      </Box>
      <TermsVersions
        onRestore={(terms) => {
          form.setValue('terms', terms, { shouldDirty: true });
          notify(words.restored, { type: 'info' });
        }}
      />
      <LeaveGuard control={control} leavingRef={leavingRef} onDiscard={discard} />
    </Box>
  );
}
