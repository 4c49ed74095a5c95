import { use, useMemo, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { CompiledValidator, FieldDescriptor, FormDescriptor } from '../../domain/schema/descriptors.ts';
import {
  fieldAt,
  humanProblem,
  toFieldErrors,
  valueAt,
  withoutStored,
} from '../../domain/schema/field-errors.ts';
import type { Normalisation } from '../../domain/schema/normalise.ts';
import { fieldSentence, writtenIn, type FieldProblem } from '../i18n/sentences.ts';
import { useIntlLocale } from '../i18n/words.ts';
import { placedSections, type FormKind } from '../schema/form-fields.ts';
import { allows, useAccess } from '../schema/useAllowed.ts';
import { notSaved } from '../ui/form/useWrite.ts';
import { useWriteForm, type Validate } from '../ui/form/useWriteForm.ts';
import { editableFields } from '../kinds/inputs/nested.ts';
import { normalisationOf } from './rules.ts';
import { initialValues, bodyOf, type Values } from './values.ts';
import { loadForm, loadFormParts, type FormSchema } from '../manifest/load-form.ts';
import { useManifest, type FormParts } from '../manifest/manifest.ts';
import { useRecordWrite, type Written } from './useRecordWrite.ts';

export interface LoadedForm extends FormSchema {
  parts: FormParts;
}

const NO_PARTS: FormParts = {};

/**
 * The form of a resource: its descriptor, and the parts that its manifest replaces. Suspends until both have loaded.
 */
export function useLoadedForm(resource: string): LoadedForm {
  const { formParts } = useManifest(resource);
  const asked = loadForm(resource);
  const parts = formParts === undefined ? NO_PARTS : use(loadFormParts(formParts));
  return { ...use(asked), parts };
}

export interface RecordFormSettings {
  resource: string;
  kind: FormKind;
  loaded: LoadedForm;
  /** The record to edit; absent for a new one. */
  record?: Values | undefined;
  /** Initial values of a new record, over the defaults of the schema. */
  start?: Values | undefined;
  onSaved: (saved: Written) => void;
}

const NONE: readonly string[] = [];

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** The form of one record without its looks: the fields of its schema over `useWriteForm`. */
export function useRecordForm({ resource, kind, loaded, record, start, onSaved }: RecordFormSettings) {
  const { validators, parts } = loaded;
  // What was empty when the form opened may stay so: it holds up no other field.
  const [asked] = useState(() =>
    (parts.required?.[kind] ?? NONE).filter((source) => kind === 'create' || !isEmpty(record?.[source])),
  );
  const descriptor = useMemo(() => requiring(loaded.descriptor, asked), [loaded.descriptor, asked]);
  const translate = useTranslate();
  const locale = useIntlLocale();
  const access = useAccess();
  // A save of the same record elsewhere must not replace the values while the user types.
  const [base] = useState(record);
  const fields = useMemo(() => Object.values(descriptor.fields), [descriptor]);
  const sections = useMemo(() => placedSections(descriptor, kind), [descriptor, kind]);
  const sent = useMemo(
    () =>
      sections
        .flatMap((section) => section.fields.map(({ field }) => field))
        .filter((field) => field.readOnly !== true && allows(access, field.access?.write)),
    [sections, access],
  );
  const secrets = useMemo(
    () => fields.filter(({ writeOnly }) => writeOnly === true).map(({ source }) => source),
    [fields],
  );
  const spec = useMemo(() => normalisationOf(descriptor, validators.conditions), [descriptor, validators]);
  const sentence = useMemo(
    () => (source: string, problem: FieldProblem) =>
      fieldSentence(translate, resource, source, writtenIn(locale, problem)),
    [translate, resource, locale],
  );
  const validate = useMemo(() => {
    const validator = kind === 'create' ? validators.create : validators.update;
    const bySchema = schemaSentences({
      validator,
      spec,
      fields,
      stored: kind === 'edit' ? base : undefined,
      sentence,
    });
    return (values: Values) => ({ ...missing(asked, values, sentence), ...bySchema(values) });
  }, [kind, base, validators, spec, fields, sentence, asked]);
  const [defaults] = useState(() => ({
    ...initialValues(fields, record, descriptor.rules),
    ...start,
  }));
  const { clash, write, writeChosen, attempt, postpone } = useRecordWrite({
    resource,
    spec,
    fields: sent,
    complete: loaded.parts.complete,
    completePatch: loaded.parts.patch,
  });

  const { send, ...writing } = useWriteForm<Values, Written, Values>({
    // A form that opens with chosen values has a draft of its own.
    draftKey: `${resource}.${String(base?.id ?? 'new')}${start === undefined ? '' : JSON.stringify(start)}`,
    base,
    secrets,
    defaults,
    validate,
    write: (values, edit) => write(values, edit.base),
    onSaved,
    refusalOf: (failure) => ({
      sentences: Object.fromEntries(
        Object.entries(failure.fields).map(([source, problem]) => [source, sentence(source, problem)]),
      ),
      // The problem is not in the values alone: a missing permission, or the stock.
      message: failure.code === 'invalid' ? undefined : notSaved(translate, failure),
    }),
  });
  return {
    ...writing,
    spec,
    sections,
    base: kind === 'edit' ? base : undefined,
    validate,
    attempt,
    clash,
    resolve: (chosen: Values) => {
      const values = writing.form.getValues();
      if (clash) void send(values, () => writeChosen(chosen, clash, values));
    },
    postpone,
  };
}

/** The descriptor with these fields required too. */
function requiring(descriptor: FormDescriptor, sources: readonly string[]): FormDescriptor {
  if (sources.length === 0) return descriptor;
  const fields = Object.fromEntries(
    Object.entries(descriptor.fields).map(([source, field]) => [
      source,
      sources.includes(source) ? { ...field, required: true as const } : field,
    ]),
  );
  return { ...descriptor, fields };
}

/** The sentence of each of these fields that is empty. */
function missing(
  sources: readonly string[],
  values: Values,
  sentence: (source: string, problem: FieldProblem) => string,
): Record<string, string> {
  const empty = sources.filter((source) => values[source] == null || values[source] === '');
  return Object.fromEntries(empty.map((source) => [source, sentence(source, { key: 'required' })]));
}

interface SchemaSentencesSettings {
  /** Precompiled validators: the browser evaluates no code. */
  validator: CompiledValidator;
  spec: Normalisation;
  fields: readonly FieldDescriptor[];
  /** The record to edit: its secrets exist although the form does not have them. */
  stored: Values | undefined;
  sentence: (source: string, problem: FieldProblem) => string;
}

/** Validates a form by its schema; valid values also pass the API's own check. */
function schemaSentences(settings: SchemaSentencesSettings): Validate<Values> {
  const { validator, spec, fields, stored, sentence } = settings;
  const kept = new Set(
    stored === undefined ? [] : fields.filter(({ writeOnly }) => writeOnly).map(({ source }) => source),
  );
  return (values) => {
    const body = bodyOf(spec, values, fields);
    if (validator(body)) return {};
    const errors = withoutStored(toFieldErrors(validator.errors), stored, body);
    return Object.fromEntries(
      Object.entries(errors)
        .filter(([source, { key }]) => !(key === 'required' && kept.has(source)))
        .flatMap(([source, problem]) =>
          problem.key === 'required'
            ? lackingIn(fields, source).map((lacking) => [lacking, problem] as const)
            : [[source, problem] as const],
        )
        .map(([source, problem]) => {
          const field = fieldAt(fields, source);
          const human = field && humanProblem(field, problem, valueAt(body, source));
          return [source, sentence(source, { ...problem, ...(human && { human }) })];
        }),
    );
  };
}

/** The fields to fill in for a required one. An empty group has no input of its own: its required members are named. */
function lackingIn(fields: readonly FieldDescriptor[], source: string): string[] {
  const field = fieldAt(fields, source);
  if (field?.shape !== 'object') return [source];
  const asked = editableFields(field).filter(({ required }) => required === true);
  if (asked.length === 0) return [source];
  return asked.flatMap((member) => lackingIn(fields, `${source}.${member.source}`));
}
