import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { useBillingRefresh } from '../useBilling.ts';

type Calls = Awaited<ReturnType<AppDataProvider['loadBillingCalls']>>;

/** Changes the subscription, reads it again, and says what happened. */
export function useSubscriptionWrite() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useBillingRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, run } = useWrite();
  const change = (write: (calls: Calls) => Promise<unknown>, done: string): Promise<void> =>
    run(async () => write(await dataProvider.loadBillingCalls()), {
      onDone: async () => {
        await refresh();
        notify(done, { type: 'success' });
      },
      onFailure: (failure) => notify(failureSentence(translate, failure), { type: 'error' }),
    });
  return { busy, change };
}
