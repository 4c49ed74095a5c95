import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { Values } from './payload.ts';

/** The descriptor with these fields required too. */
export function requiring(descriptor: FormDescriptor, sources: readonly string[]): FormDescriptor {
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
export function missing(
  sources: readonly string[],
  values: Values,
  sentence: (source: string, problem: FieldProblem) => string,
): Record<string, string> {
  const empty = sources.filter((source) => values[source] == null || values[source] === '');
  return Object.fromEntries(empty.map((source) => [source, sentence(source, { key: 'required' })]));
}
