import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/clients/duplicates', load: () => import('./DuplicatesPage.tsx') }];
export default routes;
