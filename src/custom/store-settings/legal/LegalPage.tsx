import { useEffect, useId, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import { useDataProvider, useNotify } from 'ra-core';
import { useController, type RefCallBack } from 'react-hook-form';
import { judge } from '../../../../domain/access/access.ts';
import { TERMS_LENGTH } from '../../../../domain/stores/store-settings.ts';
import type { TermsVersion, StoredStore } from '../../../../domain/stores/store-answers.ts';
import { LEGAL_WORDS } from '../../../../generated/words/legal.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { clamped, color, quiet } from '../../../theme/styles.ts';
import { FoldedCard } from '../../../ui/card/FoldedCard.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { ChangesBar, LeaveGuard, ProblemNotice, RestoredNotice } from '../../../ui/form/SaveBar.tsx';
import { useWriteForm, type Edit } from '../../../ui/form/useWriteForm.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { FormSkeleton, LineSkeleton, DeniedState, ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import { TERMS_EXTENSIONS, termsLook, VERSIONS_KEY } from './terms.ts';
import { TermsTools } from './TermsTools.tsx';
import type { VersionDialogProps } from './VersionDialog.tsx';

/** `/config/legal`: the terms and conditions, and what they were before (spec 2 §2). */
export default function LegalPage() {
  const words = useWords(LEGAL_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody narrow>
      <PageHeader title={words.title} back={<BackToSettings />} />
      {allowed ? <LoadedTerms /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedTerms() {
  const { settings, error, refetch, keep } = useSettings();
  const [saves, setSaves] = useState(0);
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <LegalForm
      key={saves}
      stored={settings}
      onSaved={(saved) => {
        keep(saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}

interface Terms {
  /** HTML; empty for none. */
  terms: string;
}

interface LegalFormProps {
  stored: StoredStore;
  onSaved(store: StoredStore): void;
}

const termsOf = (store: StoredStore): Terms => ({ terms: store.terms_and_conditions ?? '' });

/** The text in its editor, and below it the versions that can be put back there. */
function LegalForm({ stored, onSaved }: LegalFormProps) {
  const words = useWords(LEGAL_WORDS);
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const write = async (
    typed: Terms,
    { base = stored, rebase }: Edit<Terms, StoredStore>,
  ): Promise<StoredStore> => {
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
    StoredStore,
    StoredStore
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

interface TermsEditorProps {
  /** HTML; empty for none. */
  value: string;
  error: string | undefined;
  onChange(html: string): void;
  focusRef: RefCallBack;
}

/** A text with headings, lists and links. */
function TermsEditor({ value, error, onChange, focusRef }: TermsEditorProps) {
  const words = useWords(LEGAL_WORDS);
  const errorId = useId();
  /** What the editor holds, as it last said. */
  const held = useRef(value);
  const editor = useEditor({
    extensions: TERMS_EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.label,
        'aria-describedby': errorId,
      },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(held.current);
    },
  });
  // A draft that returns, or a former version: what did not come from the editor goes into it.
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box>
      <Box
        sx={{
          border: `1px solid ${color(error === undefined ? 'line-strong' : 'danger')}`,
          borderRadius: 'var(--radius)',
          backgroundColor: color('surface'),
          '&:focus-within': { outline: 'var(--focus-ring)', outlineOffset: -2 },
        }}
      >
        <TermsTools editor={editor} />
        <Box
          sx={{
            ...termsLook,
            px: 2,
            pb: 1,
            minHeight: 240,
            maxHeight: '60vh',
            overflowY: 'auto',
            cursor: 'text',
          }}
          onClick={() => editor.commands.focus()}
        >
          <EditorContent editor={editor} ref={() => focusRef({ focus: () => editor.commands.focus() })} />
        </Box>
      </Box>
      <FormHelperText id={errorId} error role={error && 'alert'}>
        {error}
      </FormHelperText>
    </Box>
  );
}

const { Part: VersionDialog, preloading } = lazyPopup<VersionDialogProps>(
  () => import('./VersionDialog.tsx'),
);

interface TermsVersionsProps {
  /** With the text of a version. */
  onRestore(html: string): void;
}

/** What the terms have been, the newest first: to read, and to put back into the editor. */
function TermsVersions({ onRestore }: TermsVersionsProps) {
  const words = useWords(LEGAL_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const [open, setOpen] = useState<TermsVersion>();
  const { data, error, refetch } = useQuery({
    queryKey: VERSIONS_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).termsVersions(signal),
    staleTime: 0,
  });
  return (
    <FoldedCard title={words.versions}>
      {data === undefined &&
        (error === null ? <LineSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
      {data?.length === 0 && <div>{words.versions_none}</div>}
      {data !== undefined && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((version, place) => (
            <VersionRow
              key={version.id}
              version={version}
              current={place === 0}
              onOpen={() => setOpen(version)}
            />
          ))}
        </Box>
      )}
      {open && (
        <VersionDialog
          version={open}
          onClose={() => setOpen(undefined)}
          onRestore={(html) => {
            setOpen(undefined);
            onRestore(html);
          }}
        />
      )}
    </FoldedCard>
  );
}

interface VersionRowProps {
  version: TermsVersion;
  current: boolean;
  onOpen(): void;
}

function VersionRow({ version, current, onOpen }: VersionRowProps) {
  const words = useWords(LEGAL_WORDS);
  const dates = useDates();
  const { created_at, author, excerpt } = version;
  const when = dates.exact(created_at);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: `1px solid ${color('line')}` }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {when}
          {current && <StatusChip label={words.current} tone="success" />}
        </Box>
        <Box sx={quiet}>{author ?? words.somebody}</Box>
        <Box sx={{ ...quiet, ...clamped(1) }}>{excerpt === '' ? words.version_empty : excerpt}</Box>
      </Box>
      <Button
        aria-label={fill(words.read_of, { when })}
        aria-haspopup="dialog"
        {...preloading}
        onClick={onOpen}
      >
        {words.read}
      </Button>
    </Box>
  );
}
