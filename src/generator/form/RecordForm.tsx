import Box from '@mui/material/Box';
import { OptionalRecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, type SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { InputSetContext } from '../inputs/input.ts';
import { WIDGETS } from '../inputs/widgets.ts';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../ui/form/RestoredNotice.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormSections } from './FormSections.tsx';
import { FormStateProvider } from './FormStateProvider.tsx';
import { HiddenErrors } from './HiddenErrors.tsx';
import { useRecordForm } from './useRecordForm.ts';
import type { RecordFormSettings } from './useRecordForm.ts';
import { useSaveChecks } from './useSaveChecks.ts';
import { useUploadsPending } from './useUploadsPending.ts';
import { useWayBack } from './useWayBack.ts';

/** The generated form of a new or an existing record: sections, notices, and the save bar. */
export function RecordForm(settings: RecordFormSettings) {
  const { resource, kind, record, loaded } = settings;
  const { descriptor, parts } = loaded;
  const { form, formProps, spec, sections, base, saving, problem, clash, ...editing } =
    useRecordForm(settings);
  const { EditBar } = parts;
  const navigate = useNavigate();
  const stored = recordContext(record);
  const back = useWayBack(resource, stored && String(stored.id));
  const notify = useNotify();
  const translate = useTranslate();
  const { uploading, addUpload } = useUploadsPending();
  const { addSaveCheck, reasonNotToSave } = useSaveChecks();
  const inputs = useMemo(() => {
    const { fields = {}, components = {} } = parts;
    return { widgets: WIDGETS, fields, components, addUpload, addSaveCheck };
  }, [parts, addUpload, addSaveCheck]);
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
                    complaints={editing.validate}
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
