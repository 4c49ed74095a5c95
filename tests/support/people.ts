import { insertMember, createRole } from '../../server/modules/identity/members.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import { createStore } from '../../server/modules/stores/new-store.ts';
import { allPermissions } from '../../domain/access/access.ts';
import type { Ports } from '../../server/context.ts';

export const PASSWORD = 'una-clave-de-prueba';

/**
 * - `owner` of the first store (plan pro), `admin` its administrator without a role
 * - `seller` may read, and write orders and customers; `viewer` may read
 * - `outsider` owns the second store (plan free) and nothing else
 */
export const WHO = ['owner', 'admin', 'seller', 'viewer', 'outsider'] as const;
export type Who = (typeof WHO)[number];

export interface Person {
  userId: number;
  email: string;
}

export interface World {
  /** The store that tests work in. */
  storeId: number;
  /** Another merchant's store. */
  otherStoreId: number;
  people: Record<Who, Person>;
}

type Needs = Pick<Ports, 'database' | 'passwords' | 'clock' | 'resources'>;

/** Creates two stores and their people. `mark` separates the worlds of one database. */
export async function createWorld(ports: Needs, mark: string): Promise<World> {
  const storeId = await newStore(ports, { name: 'Tienda Uno', url: `uno${mark}`, plan: 'pro' });
  const otherStoreId = await newStore(ports, { name: 'Tienda Dos', url: `dos${mark}`, plan: 'free' });
  const permissions = allPermissions(ports.resources.map(({ name }) => name));
  const reading = permissions.filter((permission) => permission.endsWith('.read'));
  const viewerRole = await createRole(ports, storeId, { name: 'Consulta', permissions: reading });
  const sellerRole = await createRole(ports, storeId, {
    name: 'Ventas',
    permissions: [...reading, 'orders.write', 'customers.write'],
  });

  const join = async (who: Who, store: number, as: { owner: boolean; roleId?: number }): Promise<Person> => {
    const person = await newUser(ports, who, mark);
    const member = { userId: person.userId, ...as };
    await ports.database.write(store, ({ sql }) => insertMember(sql, store, member, ports.clock.now()));
    return person;
  };
  return {
    storeId,
    otherStoreId,
    people: {
      owner: await join('owner', storeId, { owner: true }),
      admin: await join('admin', storeId, { owner: false }),
      seller: await join('seller', storeId, { owner: false, roleId: sellerRole }),
      viewer: await join('viewer', storeId, { owner: false, roleId: viewerRole }),
      outsider: await join('outsider', otherStoreId, { owner: true }),
    },
  };
}

async function newStore(ports: Needs, store: Parameters<typeof createStore>[1]): Promise<number> {
  const id = await createStore(ports, store);
  if (id === null) throw new Error(`The subdomain ${store.url} is taken`);
  return id;
}

async function newUser(ports: Needs, who: Who, mark: string): Promise<Person> {
  const email = `${who}${mark}@prueba.co`;
  const user = { email, password: PASSWORD, firstName: who, lastName: 'de Prueba', verified: true };
  const userId = await createUser(ports, user);
  if (userId === null) throw new Error(`${email} has an account already`);
  return { userId, email };
}
