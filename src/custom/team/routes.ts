import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [
  { path: '/users-roles', load: () => import('./TeamPage.tsx') },
  { path: '/user-roles/create', load: () => import('./RolePage.tsx') },
  { path: '/user-roles/update', load: () => import('./RolePage.tsx') },
];
export default routes;
