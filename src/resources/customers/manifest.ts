import type { ResourceManifest } from '../../generator/manifest/manifest.ts';

/** Generated; its list leads to the import of clients. */
const customers: ResourceManifest<'customers'> = { importAt: '/clients/import' };
export default customers;
