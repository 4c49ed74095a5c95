import { Suspense, use } from 'react';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { BackToList } from '../../../generator/form/BackToList.tsx';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { loadForm } from '../../../generator/form/load-form.ts';
import { ManualOrderForm } from './ManualOrderForm.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { MANUAL_ORDER_WORDS } from './manual-order-words.ts';

/** `/order/create`: an order taken by phone, in the chat or at the counter (spec 1 §2, 2 §5). */
export default function ManualOrderPage() {
  const words = useDictionary(MANUAL_ORDER_WORDS);
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToList resource="orders" />} />
      <Suspense fallback={<FormSkeleton />}>
        <LoadedPage />
      </Suspense>
    </PageBody>
  );
}

function LoadedPage() {
  return <ManualOrderForm loaded={use(loadForm('orders'))} />;
}
