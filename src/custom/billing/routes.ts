import type { CustomRoute } from '../custom-route.ts';

const load = () => import('../../resources/invoices/returns/PaymentReturn.tsx');

/** Where providers send a merchant back to; the other pages of billing are the views of its resource. */
const routes: CustomRoute[] = [
  { path: '/pay-bill/:id', load: async () => ({ default: (await load()).PayBillPage }) },
  {
    path: '/payments/:planId/:paymentTypeId',
    load: async () => ({ default: (await load()).PlanPaymentPage }),
  },
];
export default routes;
