import { STORE_PREVIEW } from '../../ui/share/useShop.ts';
import type { CustomRoute } from '../custom-route.ts';

const store: CustomRoute['load'] = () => import('./profile/StorePage.tsx');
const settings = () => import('./SettingsPages.tsx');

const routes: CustomRoute[] = [
  // Two paths of one screen (spec 1 §2).
  { path: '/store', load: store },
  { path: '/editar-tienda', load: store },
  { path: STORE_PREVIEW, load: () => import('./profile/StorePreview.tsx') },
  { path: '/config/general', load: async () => ({ default: (await settings()).GeneralPage }) },
  { path: '/config/legal', load: () => import('./legal/LegalPage.tsx') },
  { path: '/config/shipping', load: async () => ({ default: (await settings()).ShippingPage }) },
];
export default routes;
