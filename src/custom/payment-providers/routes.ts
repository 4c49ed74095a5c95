import { ADD_PATH, UPDATE_PATH } from '../../resources/payment-channels-store/provider-paths.ts';
import type { CustomRoute } from '../custom-route.ts';

const updatePage = () => import('../../resources/payment-channels-store/form/UpdateProviderPage.tsx');

/** The forms of the channels: they go by the catalogue's id, not by a record's. */
const routes: CustomRoute[] = [
  { path: ADD_PATH, load: () => import('../../resources/payment-channels-store/form/AddProviderPage.tsx') },
  { path: UPDATE_PATH, load: updatePage },
  { path: `${UPDATE_PATH}/:id`, load: updatePage },
];
export default routes;
