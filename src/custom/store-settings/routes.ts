import { STORE_PREVIEW } from '../../ui/share/useShop.ts';
import type { CustomRoute } from '../custom-route.ts';

const store: CustomRoute['load'] = () => import('./profile/StorePage.tsx');

const routes: CustomRoute[] = [
  // Two paths of one screen (spec 1 §2).
  { path: '/store', load: store },
  { path: '/editar-tienda', load: store },
  { path: STORE_PREVIEW, load: () => import('./profile/PreviewPage.tsx') },
  { path: '/config/general', load: () => import('./GeneralPage.tsx') },
  { path: '/config/legal', load: () => import('./legal/LegalPage.tsx') },
  { path: '/config/shipping', load: () => import('./ShippingPage.tsx') },
];
export default routes;
