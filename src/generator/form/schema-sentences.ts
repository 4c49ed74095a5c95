import type { CompiledValidator, FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { toFieldErrors } from '../../../domain/schema/field-errors.ts';
import { fieldAt, humanProblem, valueAt } from '../../../domain/schema/human-problem.ts';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import { withoutStoredPhones } from '../../../domain/schema/stored-phones.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { Validate } from '../../ui/form/sentences-resolver.ts';
import { editableFields } from '../inputs/nested.ts';
import { bodyOf } from './payload.ts';
import type { Values } from './payload.ts';

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
export function schemaSentences(settings: SchemaSentencesSettings): Validate<Values> {
  const { validator, spec, fields, stored, sentence } = settings;
  const kept = new Set(
    stored === undefined ? [] : fields.filter(({ writeOnly }) => writeOnly).map(({ source }) => source),
  );
  return (values) => {
    const body = bodyOf(spec, values, fields);
    if (validator(body)) return {};
    const errors = withoutStoredPhones(toFieldErrors(validator.errors), {
      before: stored,
      after: body,
      fieldAt: (source) => fieldAt(fields, source),
    });
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
