import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import type { Product } from '../../../../generated/products/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence, type Failure } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { ACTION_WORDS } from './action-words.ts';

/** Publishes a product or a collection with one tap; a refusal says why. */
export function useMend({ id }: Product) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const words = useDictionary(ACTION_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { busy, run } = useWrite();
  const publish = (resource: 'products' | 'collections', record: number, data: object): void => {
    const onFailure = (failure: Failure): void => {
      const [fault] = Object.entries(failure.fields);
      const reason =
        fault === undefined
          ? failureSentence(translate, failure)
          : fieldSentence(translate, resource, fault[0], fault[1]);
      notify(fill(words.failed, { reason }), { type: 'error' });
    };
    void run(() => dataProvider.updateMany(resource, { ids: [record], data }), {
      onDone: () => refresh(),
      onFailure,
    });
  };
  return {
    busy,
    activate: () => publish('products', id, { active: 1 }),
    show: (collection: number) => publish('collections', collection, { public: 1 }),
  };
}
