import type { Translate } from '../../../i18n/translate.ts';

/** What holds a line back that asks for more than there is. */
export function leftSentence(translate: Translate, stock: number): string {
  return stock > 0
    ? translate('orders.create.left', { smart_count: stock })
    : translate('orders.create.none_left');
}
