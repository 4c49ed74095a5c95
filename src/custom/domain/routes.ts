import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/config/domain', load: () => import('./DomainPage.tsx') }];
export default routes;
