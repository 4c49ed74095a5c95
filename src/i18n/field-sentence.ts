import type { Translate } from './translate.ts';

export interface FieldProblem {
  key: string;
  args?: Record<string, unknown>;
  /** What a person would say of it; said unless the field has its own sentence for `key`. */
  human?: { key: string; args?: Record<string, unknown> };
}

/**
 * The sentence of a field's error: `resources.<r>.errors.<field>.<key>`, else `validation.<key>`, else the validator's
 * own text. `source` may be nested and indexed (`product_variants.2.price`); the indices are left out.
 */
export function fieldSentence(
  translate: Translate,
  resource: string,
  source: string,
  problem: FieldProblem,
  fallback = '',
): string {
  const field = source.replaceAll(/\.\d+(?=\.|$)/g, '');
  // The form of 'al menos 1 carácter' follows the limit.
  const args = { smart_count: problem.args?.['limit'], ...problem.args };
  const own = translate(`resources.${resource}.errors.${field}.${problem.key}`, { ...args, _: '' });
  if (own !== '') return own;
  const said = problem.human;
  const human = said ? translate(`validation.${said.key}`, { ...said.args, _: '' }) : '';
  if (human !== '') return human;
  const general = translate(`validation.${problem.key}`, { ...args, _: '' });
  return general !== '' ? general : fallback || translate('errors.invalid');
}
