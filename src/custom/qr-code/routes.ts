import type { CustomRoute } from '../custom-route.ts';

const routes: CustomRoute[] = [{ path: '/config/qr-code', load: () => import('./QrCodePage.tsx') }];
export default routes;
