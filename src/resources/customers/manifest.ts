import type { CardProps, ResourceManifest } from '../../manifest/manifest.ts';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { DeleteCustomerProps } from './DeleteCustomer.tsx';

/** A dialog adds one; its form begins with their purchases, which outlive them. */
const customers: ResourceManifest<'customers'> = {
  listParts: () => import('./list-parts.tsx'),
  create: () => import('./create/NewCustomer.tsx'),
  actions: lazyPart<CardProps<'customers'>>(() => import('./personal/CustomerActions.tsx')).Part,
  Delete: lazyPart<DeleteCustomerProps>(() => import('./DeleteCustomer.tsx')).Part,
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./show-parts.tsx'),
  choiceCounts: async (provider) => (await import('./list/class-counts.ts')).classCounts(provider),
};
export default customers;
