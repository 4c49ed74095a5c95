import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldSentence } from '../../i18n/field-sentence.ts';
import { placedSections } from '../../schema/form-fields.ts';
import type { FormKind } from '../../schema/form-fields.ts';
import { initialValues } from './initial-values.ts';
import type { LoadedForm } from './useLoadedForm.ts';
import type { Values } from './payload.ts';
import { createResolver } from './resolver.ts';
import { normalisationOf } from './rules.ts';
import { allows, useAccess } from '../../schema/useAccess.ts';
import { useDraft } from './useDraft.ts';
import { useDraftOwner } from './useDraftOwner.ts';
import { useSave } from './useSave.ts';

export interface RecordFormSettings {
  resource: string;
  kind: FormKind;
  loaded: LoadedForm;
  /** The record to edit; absent for a new one. */
  record?: Values | undefined;
  /** Values that a new record starts with, over the defaults of the schema. */
  start?: Values | undefined;
  onSaved: (record: Values) => void;
}

/** One form of one record, without its looks: values, validation, draft and saving. */
export function useRecordForm({ resource, kind, loaded, record, start, onSaved }: RecordFormSettings) {
  const { descriptor, validators } = loaded;
  const translate = useTranslate();
  const access = useAccess();
  const owner = useDraftOwner();
  // Another save of the same record elsewhere must not pull the ground from under what is being typed.
  const [base] = useState<Values | null>(record ?? null);
  const fields = useMemo(() => Object.values(descriptor.fields), [descriptor]);
  const sections = useMemo(() => placedSections(descriptor, kind), [descriptor, kind]);
  const sent = useMemo(
    () =>
      sections
        .flatMap((section) => section.fields.map(({ field }) => field))
        .filter((field) => field.readOnly !== true && allows(access, field.access?.write)),
    [sections, access],
  );

  const spec = useMemo(() => normalisationOf(descriptor, validators.conditions), [descriptor, validators]);
  const resolver = useMemo(
    () =>
      createResolver({
        validate: kind === 'create' ? validators.create : validators.update,
        spec,
        fields,
        stored: kind === 'edit',
        sentence: (source, problem) => fieldSentence(translate, resource, source, problem),
      }),
    [kind, validators, spec, fields, translate, resource],
  );
  const [defaults] = useState(() => ({ ...initialValues(fields, record), ...start }));
  const form = useForm<Values>({
    defaultValues: defaults,
    resolver,
    reValidateMode: 'onChange',
  });

  const draft = useDraft(form, `${owner}.${resource}.${String(base?.id ?? 'new')}`, base, sent);
  const leavingRef = useRef(false);
  const saving = useSave({
    resource,
    spec,
    base: draft.restored ? (draft.restored.base ?? base) : base,
    fields: sent,
    onSaved: (saved) => {
      leavingRef.current = true;
      draft.forget();
      onSaved(saved);
    },
    onRefused: (sentences) => {
      for (const [source, message] of Object.entries(sentences))
        form.setError(source, { type: 'server', message });
      const [first] = Object.keys(sentences);
      if (first !== undefined) form.setFocus(first);
    },
  });

  return {
    form,
    spec,
    sections,
    draft,
    leavingRef,
    ...saving,
    submit: form.handleSubmit((values) => saving.save(values)),
    startOver: () => {
      draft.dismiss();
      form.reset();
    },
  };
}
