import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/config/form', load: () => import('./CheckoutFormPage.tsx') }];
export default routes;
