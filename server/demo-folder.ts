import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoContent, DemoStore } from './modules/imports/demo.ts';

/** The demo store from the project's folder `demo/`. */
export async function readDemoFolder(folder: string): Promise<DemoContent> {
  const store: DemoStore = JSON.parse(await readFile(path.join(folder, 'store.json'), 'utf8'));
  return {
    store,
    products: await readFile(path.join(folder, 'products.csv')),
    customers: await readFile(path.join(folder, 'customers.csv')),
    picture: (name) => readPicture(path.join(folder, 'pictures', path.basename(name))),
  };
}

async function readPicture(file: string): Promise<Uint8Array | null> {
  return existsSync(file) ? readFile(file) : null;
}
