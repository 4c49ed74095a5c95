import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [
  { path: '/platform', load: () => import('./PlatformPage.tsx') },
  { path: '/descargar-reporte-usuarios', load: () => import('./NewUsersPage.tsx') },
];
export default routes;
