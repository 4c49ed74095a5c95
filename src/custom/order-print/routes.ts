import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [
  { path: '/order/print', load: () => import('../../resources/orders/print/PrintPage.tsx'), bare: true },
];
export default routes;
