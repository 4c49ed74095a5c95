import { useTranslate } from 'ra-core';
import { Suspense, use } from 'react';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { BackToList } from '../../../generator/form/BackToList.tsx';
import { FormSkeleton } from '../../../ui/skeleton/FormSkeleton.tsx';
import { loadForm } from '../../../generator/form/load-form.ts';
import { ManualOrderForm } from './ManualOrderForm.tsx';

/** `/order/create`: an order taken by phone, in the chat or at the counter (spec 1 §2, 2 §5). */
export default function ManualOrderPage() {
  const translate = useTranslate();
  return (
    <PageBody narrow>
      <PageHeader title={translate('orders.create.title')} back={<BackToList resource="orders" />} />
      <Suspense fallback={<FormSkeleton />}>
        <LoadedPage />
      </Suspense>
    </PageBody>
  );
}

function LoadedPage() {
  return <ManualOrderForm loaded={use(loadForm('orders'))} />;
}
