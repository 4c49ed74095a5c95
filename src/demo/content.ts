import customers from '../../demo/customers.csv?url';
import products from '../../demo/products.csv?url';
import store from '../../demo/store.json';
import type { DemoContent, DemoStore } from '../../server/modules/imports/demo.ts';

const pictures = import.meta.glob<string>('../../demo/pictures/*', { query: '?url', import: 'default' });

/** The folder `demo/`, served by the development server. */
export async function demoContent(): Promise<DemoContent> {
  const content: DemoStore = {
    ...store,
    store: { ...store.store, plan: store.store.plan === 'pro' ? 'pro' : 'free' },
  };
  return {
    store: content,
    products: await bytesAt(products),
    customers: await bytesAt(customers),
    picture: async (name) => {
      const url = await pictures[`../../demo/pictures/${name.split('/').at(-1) ?? ''}`]?.();
      return url === undefined ? null : bytesAt(url);
    },
  };
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
