import { useCallback, useMemo, useRef, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { OptionalRecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { FormProvider, get, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import { LeaveGuard, ProblemNotice, RestoredNotice, SaveBar } from '../ui/form/SaveBar.tsx';
import { InputSetContext } from '../kinds/inputs/input.ts';
import { WIDGETS } from '../kinds/display/widgets.ts';
import { RelatedField } from './related/RelatedField.tsx';
import { labelOfPath } from './field-label.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormSections } from './FormSections.tsx';
import { useFormStateContext, useUploadsPending } from './form-context.ts';
import { FormStateProvider } from './FormStateProvider.tsx';
import { useRecordForm, type RecordFormSettings } from './useRecordForm.ts';
import { useWayBack } from './BackToList.tsx';

/** The generated form of a new or an existing record: sections, notices, and the save bar. */
export function RecordForm(settings: RecordFormSettings) {
  const { resource, kind, record, loaded } = settings;
  const { descriptor, parts } = loaded;
  const { form, formProps, spec, sections, base, saving, problem, clash, ...editing } =
    useRecordForm(settings);
  const { EditBar } = parts;
  const { validate: complaints } = editing;
  const navigate = useNavigate();
  const stored = recordContext(record);
  const back = useWayBack(resource, stored && String(stored.id));
  const notify = useNotify();
  const translate = useTranslate();
  const { uploading, addUpload } = useUploadsPending();
  const { addSaveCheck, reasonNotToSave } = useSaveChecks();
  const inputs = useMemo(() => {
    const { fields = {}, components = {}, EditBar } = parts;
    const checked = EditBar !== undefined && { complaints };
    return {
      widgets: WIDGETS,
      Related: RelatedField,
      fields,
      components,
      addUpload,
      addSaveCheck,
      ...checked,
    };
  }, [parts, addUpload, addSaveCheck, complaints]);
  const shown = useMemo(
    () => new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field.source))),
    [sections],
  );
  const notice = problem && <ProblemNotice problem={problem} />;
  const bar = {
    busy: saving || uploading,
    ...(uploading && { busyLabel: translate('form.upload.sending') }),
    onCancel: () => void navigate(back),
  };
  return (
    <OptionalRecordContextProvider value={stored}>
      <FormProvider {...form}>
        <InputSetContext value={inputs}>
          <FormStateProvider resource={resource} kind={kind} spec={spec} stored={base}>
            <Box
              component="form"
              {...formProps}
              onSubmit={(event: SubmitEvent) => {
                const reason = uploading ? undefined : reasonNotToSave();
                if (reason !== undefined) {
                  notify(reason, { type: 'warning' });
                  void form.trigger();
                }
                if (uploading || reason !== undefined) event.preventDefault();
                else formProps.onSubmit(event);
              }}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
            >
              {editing.restored && <RestoredNotice onDiscard={editing.startOver} />}
              <FormSections view={descriptor[kind]} sections={sections} parts={parts} />
              <HiddenErrors fields={descriptor.fields} shown={shown} />
              {EditBar !== undefined && base !== undefined ? (
                <>
                  {notice}
                  <EditBar
                    {...bar}
                    id={Number(base['id'])}
                    complaints={complaints}
                    attempt={(values, send) => editing.attempt(values, base, send)}
                  />
                </>
              ) : (
                <SaveBar {...bar} notice={notice} />
              )}
            </Box>
            <LeaveGuard
              control={form.control}
              leavingRef={editing.leavingRef}
              onDiscard={editing.discard}
              uploading={uploading}
            />
            {clash && (
              <ConflictDialog
                clash={clash}
                fields={descriptor.fields}
                saving={saving}
                onChoose={editing.resolve}
                onPostpone={editing.postpone}
              />
            )}
          </FormStateProvider>
        </InputSetContext>
      </FormProvider>
    </OptionalRecordContextProvider>
  );
}

/** react-admin's record has an id; a new one has no record. */
function recordContext(record: RecordFormSettings['record']) {
  return typeof record?.id === 'number' || typeof record?.id === 'string'
    ? { ...record, id: record.id }
    : undefined;
}

/** The reason why the form must not be saved yet, in the user's language; undefined without one. */
type SaveCheck = () => string | undefined;

/** The checks of the form's parts before a save (`useBeforeSave`). */
function useSaveChecks() {
  const checks = useRef(new Set<SaveCheck>());
  const addSaveCheck = useCallback((check: SaveCheck) => {
    checks.current.add(check);
    return () => {
      checks.current.delete(check);
    };
  }, []);
  /** The first reason not to save. Every check runs, so that each part can show its errors. */
  const reasonNotToSave: SaveCheck = useCallback(
    () => [...checks.current].map((check) => check()).find((reason) => reason !== undefined),
    [],
  );
  return { addSaveCheck, reasonNotToSave };
}

/** Errors of values that this form does not show, or that a rule hides. Without these sentences users could not correct them. */
export function HiddenErrors({ fields, shown }: { fields: Fields; shown: ReadonlySet<string> }) {
  const { errors } = useFormState();
  const { rules } = useFormStateContext();
  const words = useLabel();
  const hidden = Object.keys(errors).filter((source) => !shown.has(source) || rules.hidden.has(source));
  if (hidden.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {hidden.map((source) => (
        <div key={source}>
          {labelOfPath(fields, source, words)}: {String(get(errors, `${source}.message`) ?? '')}
        </div>
      ))}
    </Alert>
  );
}
