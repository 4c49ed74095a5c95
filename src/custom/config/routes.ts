import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/config', load: () => import('./ConfigPage.tsx') }];
export default routes;
