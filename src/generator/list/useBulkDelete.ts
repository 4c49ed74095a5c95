import { useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useTranslate } from 'ra-core';
import { errorSentence } from '../../i18n/error-sentence.ts';

export interface BulkDelete {
  asking: boolean;
  /** True after the first question. */
  used: boolean;
  busy: boolean;
  ask(): void;
  cancel(): void;
  confirm(): void;
}

/** Deletes the selected rows after a question: all of them or none. A notification reports which. */
export function useBulkDelete(): BulkDelete {
  const { resource, selectedIds, onUnselectItems, refetch } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [used, setUsed] = useState(false);
  const ask = (): void => {
    setUsed(true);
    setAsking(true);
  };
  const [deleteMany, { isPending }] = useDeleteMany();

  const confirm = (): void => {
    const count = selectedIds.length;
    void deleteMany(
      resource,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onUnselectItems();
          notify('list.deleted', { type: 'success', messageArgs: { smart_count: count } });
          void refetch();
        },
        onError: (error) =>
          notify('list.delete_failed', {
            type: 'error',
            messageArgs: { reason: errorSentence(translate, error) },
          }),
        onSettled: () => setAsking(false),
      },
    );
  };
  return { asking, busy: isPending, used, ask, cancel: () => setAsking(false), confirm };
}
