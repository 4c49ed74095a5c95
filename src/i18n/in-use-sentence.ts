import type { Translate } from './translate.ts';

/** Why a record cannot be deleted, with the name of what refers to it: 'se usa en pedidos'. */
export function inUseSentence(translate: Translate, resource: string | undefined): string {
  const things =
    resource === undefined ? '' : translate(`resources.${resource}.name`, { smart_count: 2, _: '' });
  return things === ''
    ? translate('errors.in_use')
    : translate('errors.in_use_by', { things: things.toLocaleLowerCase() });
}
