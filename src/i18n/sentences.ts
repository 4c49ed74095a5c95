/** The function of `useTranslate()` and of the i18nProvider. An unknown key returns `_`. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The sentence of a failed call: its message is the key (`errors.in_use`). Other messages are not for users. */
export function errorSentence(translate: Translate, error: unknown): string {
  const key =
    error instanceof Error && error.message.startsWith('errors.') ? error.message : 'errors.unexpected';
  return translate(key, { _: translate('errors.unexpected') });
}

/** Why a record cannot be deleted, with the name of what refers to it: 'se usa en pedidos'. */
export function inUseSentence(translate: Translate, resource: string | undefined): string {
  const things =
    resource === undefined ? '' : translate(`resources.${resource}.name`, { smart_count: 2, _: '' });
  return things === ''
    ? translate('errors.in_use')
    : translate('errors.in_use_by', { things: things.toLocaleLowerCase() });
}

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

/** A problem whose numbers read as a person writes them: 0,1 and 9.999 in Spanish. */
export function writtenIn(locale: string, problem: FieldProblem): FieldProblem {
  const { args, human } = problem;
  return {
    ...problem,
    ...(args && { args: { smart_count: args['limit'], ...written(locale, args) } }),
    ...(human?.args && { human: { ...human, args: written(locale, human.args) } }),
  };
}

/** The form of a sentence depends on `smart_count`, which stays a number. */
function written(locale: string, args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count'
        ? value.toLocaleString(locale, { maximumFractionDigits: 20 })
        : value,
    ]),
  );
}
