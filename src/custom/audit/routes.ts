import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/config/audit', load: () => import('./AuditPage.tsx') }];
export default routes;
