/** A data folder with two stores, each with products and a session of its owner. */
import path from 'node:path';
import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import { addMember } from '../../server/modules/identity/members.ts';
import { openSession } from '../../server/modules/identity/sessions.ts';
import { createStore } from '../../server/modules/stores/new-store.ts';
import { openPorts } from '../../server/open-ports.ts';
import { createApi } from '../../server/api.ts';
import { createClient, keepCookies } from '../support/client.ts';

const PRODUCTS = 300;
const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Shop {
  storeId: number;
  cookie: string;
}

/** @param origin of the server that will run on the folder */
export async function makeShops(dataFolder: string, origin: string): Promise<[Shop, Shop]> {
  const config = readConfig({ TENDERO_DATA: dataFolder, TENDERO_DEMO: '0' });
  const { ports: given, close } = await openPorts(config, silentLogger, ROOT);
  const { ports, fetch } = createApi({
    ...given,
    passwords: argon2Passwords(),
    settings: { ...given.settings, origin },
  });
  const make = async (name: string): Promise<Shop> => {
    const storeId = await createStore(ports, { name, url: name, plan: 'pro' });
    const person = { password: 'una-clave-de-medida', firstName: 'Ana', lastName: 'Larga', verified: true };
    const userId = await createUser(ports, { ...person, email: `${name}@soak.co` });
    if (storeId === null || userId === null) throw new Error(`${name} is there already`);
    await addMember(ports, storeId, { userId, owner: true });
    const context = { request: new Request(origin), now: new Date(), ports };
    const { cookies: headers } = await openSession(context, { userId, storeId, remember: true });
    const cookies = new Map<string, string>();
    keepCookies(cookies, headers);
    const client = createClient(fetch, { origin, cookies });
    for (let at = 0; at < PRODUCTS; at += 1)
      await client.post(`/stores/${storeId}/products`, { name: `Camiseta ${at}`, price: 1000 + at });
    return { storeId, cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') };
  };
  try {
    return [await make('calma'), await make('avalancha')];
  } finally {
    await close();
  }
}
