import type { ResourceManifest } from '../../manifest/manifest.ts';

/** Its list is sorted by hand, and leads to forms that each channel has of its own (`src/custom/payment-providers`). */
const paymentChannels: ResourceManifest<'payment-channels-store'> = {
  list: () => import('./list/ProvidersPage.tsx'),
};
export default paymentChannels;
