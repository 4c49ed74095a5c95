import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/code', load: () => import('./CodePage.tsx') }];
export default routes;
