import { useTranslate } from 'ra-core';
import { Suspense, use } from 'react';
import { PageBody } from '../../../layout/PageBody.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { BackToList } from '../../../resources/form/BackToList.tsx';
import { FormSkeleton } from '../../../resources/form/FormSkeleton.tsx';
import { loadForm } from '../../../resources/form/load-form.ts';
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
