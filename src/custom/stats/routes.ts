import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/stats', load: () => import('./StatsPage.tsx') }];
export default routes;
