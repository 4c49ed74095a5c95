import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [
  { path: '/code', load: () => import('./CodePage.tsx') },
  { path: '/account', load: () => import('./AccountPage.tsx') },
];
export default routes;
