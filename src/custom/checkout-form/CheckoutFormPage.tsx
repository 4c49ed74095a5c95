import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { judge } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import type { TypedAnswers } from '../../../domain/checkout-form/answers.ts';
import { FORM_TITLE_LENGTH } from '../../../domain/checkout-form/checkout-form.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import { CHECKOUT_FORM_WORDS } from '../../../generated/words/checkout-form.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import type { StoredForm } from '../../../domain/checkout-form/form-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { WIDE, quiet } from '../../theme/styles.ts';
import { AnswerInputs, CHECKOUT_FORM_KEY, useCheckoutForm } from '../../ui/answers/AnswerInputs.tsx';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence, useWrite } from '../../ui/form/useWrite.ts';
import { LeaveGuard, ProblemNotice, RestoredNotice, SaveBar } from '../../ui/form/SaveBar.tsx';
import { useWriteForm, type Edit } from '../../ui/form/useWriteForm.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PhoneFrame } from '../../ui/picture/PhoneFrame.tsx';
import { FormSkeleton, DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { FieldList } from './FieldList.tsx';
import {
  formInput,
  formSentences,
  mergeOnto,
  sentenceOf,
  shownForm,
  typedForm,
  type TypedForm,
} from './typed-form.ts';

/** `/config/form`: what the store asks its buyers at the checkout (spec 2 §2). */
export default function CheckoutFormPage() {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToSettings />} />
      {allowed ? <LoadedEditor /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedEditor() {
  const queries = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { data, error, refetch } = useCheckoutForm();
  if (data === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <FormEditor
      key={saves}
      stored={data}
      onSaved={(saved: StoredForm) => {
        queries.setQueryData(CHECKOUT_FORM_KEY, saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}

/** What takes the focus for a fault: an input, or the first of the types to choose from. */
const MISSING = '[aria-invalid="true"], [data-missing] button';

interface FormEditorProps {
  stored: StoredForm;
  onSaved(saved: StoredForm): void;
}

/** Title and fields, and what buyers see of them: beside it, or on a phone as a second view. */
function FormEditor({ stored, onSaved }: FormEditorProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const locale = useAppLocale();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const [view, setView] = useState(0);
  const editor = useFormEditor(stored, onSaved);
  const { form, formProps, typed, sentences, changed, saving, problem, restored } = editor;
  const shown = useDeferredValue(typed);
  const faults = Object.keys(sentences).length;
  // Faults stand at their fields once they were asked for; an untouched form is not red.
  const [revealed, setRevealed] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (revealed > 0) ref.current?.querySelector<HTMLElement>(MISSING)?.focus();
  }, [revealed]);

  const editing = (
    <Box
      component="form"
      {...formProps}
      onSubmit={(event) => {
        if (faults > 0) {
          event.preventDefault();
          setRevealed((before) => before + 1);
        } else formProps.onSubmit(event);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {restored && <RestoredNotice onDiscard={editor.startOver} />}
      <SectionCard title={words.card} intro={words.intro}>
        <LabelledInput
          label={words.form_title}
          value={typed.title}
          error={revealed > 0 || typed.title !== '' ? sentences['title'] : undefined}
          inputProps={{ maxLength: FORM_TITLE_LENGTH }}
          onChange={editor.setTitle}
        />
        <FieldList fields={typed.fields} sentences={sentences} revealed={revealed} onChange={editor.change} />
      </SectionCard>
      {problem && <ProblemNotice problem={problem} />}
      {stored.fields.length > 0 && <StopAsking stored={stored} onStopped={onSaved} />}
      <SaveBar
        busy={saving}
        disabled={!changed}
        {...(changed &&
          faults > 0 && {
            summary: (
              <Button color="error" onClick={() => setRevealed((before) => before + 1)}>
                {fillCount(words.faults, faults, locale)}
              </Button>
            ),
          })}
      />
    </Box>
  );
  const preview = <FormPreview typed={shown} />;
  return (
    <Box ref={ref}>
      {wide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr) 320px',
          }}
        >
          {editing}
          <Box
            sx={{
              position: 'sticky',
              top: 'calc(var(--height-top) + 16px)',
              maxHeight: 'calc(100dvh - var(--height-top) - 32px)',
              overflowY: 'auto',
            }}
          >
            {preview}
          </Box>
        </Box>
      ) : (
        <Tabs
          label={words.title}
          open={view}
          onOpen={setView}
          tabs={[
            { key: 'edit', label: words.edit, content: editing },
            { key: 'preview', label: words.preview_tab, content: preview },
          ]}
        />
      )}
      <LeaveGuard control={form.control} leavingRef={editor.leavingRef} onDiscard={editor.discard} />
    </Box>
  );
}

/** The form as buyers see it, drawn from its JSON Schema. It can be tried; nothing of it is kept. */
function FormPreview({ typed }: { typed: TypedForm }) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const schema = formSchema(shownForm(typed, words));
  return (
    <PhoneFrame label={words.preview}>
      <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ fontWeight: 700, fontSize: 'var(--text-20)', lineHeight: 1.2 }}>{schema.title}</Box>
        {schema['x-form'].length === 0 && <Box sx={quiet}>{words.preview_empty}</Box>}
        <AnswerInputs
          schema={schema}
          typed={answers}
          onChange={(name, value) => setAnswers((before) => ({ ...before, [name]: value }))}
        />
      </Box>
    </PhoneFrame>
  );
}

interface StopAskingProps {
  stored: StoredForm;
  onStopped(now: StoredForm): void;
}

/** Takes the form away from the checkout; answers of orders stay. */
function StopAsking({ stored, onStopped }: StopAskingProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [asking, setAsking] = useState(false);
  const stop = (): void => {
    setAsking(false);
    void run(
      async () => {
        const { deleteCheckoutForm, readCheckoutForm } = await dataProvider.loadSettingsCalls();
        await deleteCheckoutForm(stored);
        return readCheckoutForm();
      },
      {
        onDone: (now) => {
          notify(words.stopped, { type: 'success' });
          onStopped(now);
        },
        onFailure: (failure) => notify(failureSentence(translate, failure), { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button color="error" disabled={busy} onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {words.stop}
      </Button>
      <ConfirmDialog
        open={asking}
        message={words.stop_ask}
        confirmLabel={words.stop}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The typed form with its write, its draft, and what stands against saving it. */
function useFormEditor(stored: StoredForm, onSaved: (saved: StoredForm) => void) {
  const words = useWords(CHECKOUT_FORM_WORDS);
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
        rebase(current, typedForm(current), mergeOnto(current, base, typed));
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
