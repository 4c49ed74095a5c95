import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/inventory', load: () => import('./InventoryPage.tsx') }];
export default routes;
