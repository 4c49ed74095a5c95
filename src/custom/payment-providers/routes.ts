import { ADD_PATH, UPDATE_PATH } from '../../resources/payment-channels-store/provider-paths.ts';
import type { CustomRoute } from '../custom-route.ts';

const load = () => import('../../resources/payment-channels-store/form/ProviderPages.tsx');
const updatePage = async () => ({ default: (await load()).UpdateProviderPage });

/** The forms of the channels: they go by the catalogue's id, not by a record's. */
const routes: CustomRoute[] = [
  { path: ADD_PATH, load: async () => ({ default: (await load()).AddProviderPage }) },
  { path: UPDATE_PATH, load: updatePage },
  { path: `${UPDATE_PATH}/:id`, load: updatePage },
];
export default routes;
