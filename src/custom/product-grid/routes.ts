import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [
  { path: '/products/grid', load: () => import('../../resources/products/grid/GridPage.tsx') },
];
export default routes;
