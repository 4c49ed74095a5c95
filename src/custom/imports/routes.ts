import type { CustomRoute } from '../custom-route.ts';

const load = () => import('./ImportPage.tsx');

/** One screen for all of them: what it imports, and how far it is, is in the path. */
const routes: CustomRoute[] = [
  '/products/import',
  '/products/import-table',
  '/inventory/import',
  '/clients/import',
].map((path) => ({ path, load }));
export default routes;
