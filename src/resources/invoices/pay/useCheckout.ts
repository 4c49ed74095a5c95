import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { CheckoutAnswer } from '../../../../domain/plans/billing-types.ts';
import type { CheckoutRequest } from '../../../dataProvider/billing-calls.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { Failure } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';

interface CheckoutEnds {
  onReady(answer: CheckoutAnswer): void;
  /** The invoice needs details first. */
  onDetailsMissing(): void;
}

/** Asks for a way to the provider's page. A failure is kept for the notice, and the choice stays as it was. */
export function useCheckout({ onReady, onDetailsMissing }: CheckoutEnds) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = (request: CheckoutRequest): void => {
    setFailure(null);
    void run(async () => (await dataProvider.loadBillingCalls()).startCheckout(request), {
      onDone: onReady,
      onFailure: (reason) =>
        reason.code === 'billing_information_required' ? onDetailsMissing() : setFailure(reason),
    });
  };
  return { busy, failure, start };
}
