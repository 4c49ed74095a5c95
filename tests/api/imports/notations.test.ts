import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
}, 60_000);
afterAll(() => world.close());

test('[CLI-04] a file finds its clients by the document and the phone in any notation, and leaves that as it is', async () => {
  const add = async (fields: object) =>
    (await world.owner.post<{ id: number }>(world.path('/customers'), fields)).body.id;
  const read = async (id: number) =>
    (await world.owner.get<Record<string, unknown>>(world.path(`/customers/${id}`))).body;
  const plain = await add({
    first_name: 'Iris',
    phone_number: '573005557701',
    email: 'i@e.co',
    dni: '1045678',
  });
  const pointed = await add({
    first_name: 'Sara',
    phone_number: '573005557702',
    email: 's@e.co',
    dni: '2.045.678',
  });
  const nit = await add({
    first_name: 'Taller',
    phone_number: '573005557703',
    email: 't@e.co',
    dni: '900.123.456-7',
  });
  const short = await add({ first_name: 'Eva', phone_number: '3005557704', email: 'e@e.co' });
  // As it was stored before a national number got its country's code.
  await world.test.ports.database.write(world.test.storeId, (tx) =>
    tx.sql
      .updateTable('customers')
      .set({ phone_number: '3005557704' })
      .where('store_id', '=', world.test.storeId)
      .where('id', '=', short)
      .execute(),
  );
  const known = [
    { dni: '1.045.678', first_name: 'Iris María' },
    { dni: '2045678', first_name: 'Sara Inés' },
    { dni: '900123456-7', first_name: 'Taller Sol' },
  ];
  expect(await world.bring('customers', linesOf(known))).toMatchObject({ created: 0, updated: 3, failed: 0 });
  expect(await read(plain)).toMatchObject({ first_name: 'Iris María', dni: '1045678' });
  expect(await read(pointed)).toMatchObject({ first_name: 'Sara Inés', dni: '2.045.678' });
  expect(await read(nit)).toMatchObject({ first_name: 'Taller Sol', dni: '900.123.456-7' });
  expect(await world.bring('customers', linesOf(known))).toMatchObject({ unchanged: 3, updated: 0 });
  const byPhone = linesOf([{ phone_number: '+57 300 555 7704', first_name: 'Eva Luz' }]);
  expect(await world.bring('customers', byPhone)).toMatchObject({ created: 0, updated: 1 });
  const eva = await read(short);
  expect(eva).toMatchObject({ first_name: 'Eva Luz' });
  expect(eva['phone_number']).toMatch(/3005557704$/);
  const twice = linesOf([
    { dni: '1045678', first_name: 'Iris' },
    { dni: '1.045.678', first_name: 'Otra' },
  ]);
  expect(await world.bring('customers', twice)).toMatchObject({ updated: 1, failed: 1 });
});

test('[CLI-04] a file finds its clients by a further phone too, and the main phone and mail stay', async () => {
  const { body } = await world.owner.post<{ id: number }>(world.path('/customers'), {
    first_name: 'Nidia',
    phone_number: '573005557711',
    email: 'n@e.co',
    contacts: [{ phone_number: '573005557712', email: 'nidia@e.co' }],
  });
  const line = { phone_number: '300 555 7712', first_name: 'Nidia Luz', email: 'Nidia@e.co' };
  expect(await world.bring('customers', linesOf([line]))).toMatchObject({
    created: 0,
    updated: 1,
    failed: 0,
  });
  const after = await world.owner.get(world.path(`/customers/${body.id}`));
  expect(after.body).toMatchObject({
    first_name: 'Nidia Luz',
    phone_number: '573005557711',
    email: 'n@e.co',
    contacts: [{ phone_number: '573005557712', email: 'nidia@e.co' }],
  });
  expect(await world.bring('customers', linesOf([line]))).toMatchObject({ unchanged: 1, updated: 0 });
  const twice = linesOf([{ ...line, phone_number: '3005557711' }, line]);
  expect(await world.bring('customers', twice)).toMatchObject({ failed: 1, unchanged: 1 });
});

test('[CLI-04] a file of names and phones brings its clients', async () => {
  const rows = linesOf([{ first_name: 'Olga', phone_number: '3005557720' }]);
  expect(await world.bring('customers', rows)).toMatchObject({ created: 1, failed: 0 });
});
