/** Bringing a shop's data in: product files today, the demo store through the same code. */
export { importCatalog, type ImportReport } from './catalog.ts';
export { loadDemo, loadDemoOnce, type DemoContent } from './demo.ts';
export { storeWriter, type StoreWriter } from './store-writer.ts';
