import type { ResourceManifest } from '../../manifest/manifest.ts';

/** Its list is the page of plan, details and invoices; its detail looks like an invoice, and prints as one. */
const invoices: ResourceManifest<'invoices'> = {
  list: () => import('./page/BillingPage.tsx'),
  show: () => import('./bill/BillPage.tsx'),
};
export default invoices;
