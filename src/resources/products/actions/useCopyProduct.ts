import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../../generated/products/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useCreateRecord } from '../../../schema/record-hooks.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { ACTION_WORDS } from './action-words.ts';
import { copyOfProduct } from './copy-product.ts';

/** Makes an inactive copy of a product as it is stored, and opens its form. */
export function useCopyProduct() {
  const words = useDictionary(ACTION_WORDS);
  const create = useCreateRecord('products');
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, run } = useWrite();
  const copy = (product: Product): void => {
    void run(() => create(copyOfProduct(product, words.suffix)), {
      onDone: async ({ id }) => {
        notify(fill(words.copied, { name: product.name }), { type: 'success' });
        await navigate(pathOf('products', 'edit', id));
      },
      onFailure: (failure) =>
        notify(fill(words.not_copied, { reason: failureSentence(translate, failure) }), { type: 'error' }),
    });
  };
  return { busy, copy };
}
