import Box from '@mui/material/Box';
import { OptionalRecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { pathOf } from '../../schema/paths.ts';
import { InputSetContext } from '../inputs/input.ts';
import { WIDGETS } from '../inputs/widgets.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { HiddenErrors, ProblemNotice, RestoredNotice } from './FormNotices.tsx';
import { FormSections } from './FormSections.tsx';
import { FormStateProvider } from './FormStateProvider.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useGuards } from './useGuards.ts';
import { useHolds } from './useHolds.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { RecordFormSettings } from './useRecordForm.ts';

/** The generated form of a new or an existing record: sections, notices, and the bar that saves. */
export function RecordForm(settings: RecordFormSettings) {
  const { resource, kind, record, loaded } = settings;
  const { descriptor, parts } = loaded;
  const {
    form,
    spec,
    sections,
    draft,
    leavingRef,
    saving,
    problem,
    clash,
    submit,
    startOver,
    resolve,
    postpone,
  } = useRecordForm(settings);
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const { held, hold } = useHolds();
  const { guard, refusal } = useGuards();
  const inputs = useMemo(
    () => ({ widgets: WIDGETS, fields: parts.fields ?? {}, components: parts.components ?? {}, hold, guard }),
    [parts, hold, guard],
  );
  const shown = useMemo(
    () => new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field.source))),
    [sections],
  );
  const cancel = () => void navigate(pathOf(resource, 'list'));
  return (
    <OptionalRecordContextProvider value={recordContext(record)}>
      <FormProvider {...form}>
        <InputSetContext value={inputs}>
          <FormStateProvider resource={resource} kind={kind} spec={spec}>
            <Box
              component="form"
              noValidate
              onSubmit={(event) => {
                const reason = held ? undefined : refusal();
                if (reason !== undefined) {
                  notify(reason, { type: 'warning' });
                  void form.trigger();
                }
                if (held || reason !== undefined) event.preventDefault();
                else void submit(event);
              }}
              sx={{ maxWidth: 'var(--width-form)', display: 'grid', gap: 2 }}
            >
              {draft.restored && <RestoredNotice onDiscard={startOver} />}
              <FormSections mode={descriptor[kind].mode} sections={sections} parts={parts} />
              <HiddenErrors fields={descriptor.fields} shown={shown} />
              {problem && <ProblemNotice problem={problem} />}
              <SaveBar
                busy={saving || held}
                {...(held && { busyLabel: translate('form.upload.sending') })}
                onCancel={cancel}
              />
            </Box>
            <UnsavedGuard leavingRef={leavingRef} onDiscard={draft.forget} />
            {clash && (
              <ConflictDialog
                clash={clash}
                fields={descriptor.fields}
                saving={saving}
                onChoose={resolve}
                onPostpone={postpone}
              />
            )}
          </FormStateProvider>
        </InputSetContext>
      </FormProvider>
    </OptionalRecordContextProvider>
  );
}

/** react-admin's record has an id; a new one has no record at all. */
function recordContext(record: RecordFormSettings['record']) {
  return typeof record?.id === 'number' || typeof record?.id === 'string'
    ? { ...record, id: record.id }
    : undefined;
}
