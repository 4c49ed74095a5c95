import type { CustomRoute } from '../custom-route.ts';

/** Where providers send a merchant back to; the other pages of billing are the views of its resource. */
const routes: CustomRoute[] = [
  { path: '/pay-bill/:id', load: () => import('../../resources/invoices/returns/PayBillPage.tsx') },
  {
    path: '/payments/:planId/:paymentTypeId',
    load: () => import('../../resources/invoices/returns/PlanPaymentPage.tsx'),
  },
];
export default routes;
