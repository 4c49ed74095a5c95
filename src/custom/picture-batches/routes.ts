import type { CustomRoute } from '../custom-route.ts';

/** The path of the specification for what is being uploaded: pictures, or with `?import=` a spreadsheet. */
const routes: CustomRoute[] = [{ path: '/products/uploading', load: () => import('./UploadingPage.tsx') }];
export default routes;
