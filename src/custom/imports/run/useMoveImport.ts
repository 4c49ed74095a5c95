import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { ImportVerb } from '../../../dataProvider/import-calls.ts';
import { errorSentence } from '../../../i18n/sentences.ts';
import { useImportCalls } from '../useImportCalls.ts';

/** Cancels, repeats or undoes an import; what it answers is shown at once. */
export function useMoveImport(id: number) {
  const calls = useImportCalls();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return useMutation({
    mutationFn: async (verb: ImportVerb) => (await calls()).moveImport(id, verb),
    onSuccess: (shown) => {
      client.setQueryData(['imports', 'one', id], shown);
      void client.invalidateQueries({ queryKey: ['imports', 'list'] });
    },
    onError: (error) => notify(errorSentence(translate, error), { type: 'error' }),
  });
}
