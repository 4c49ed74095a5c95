import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { openEvents } from '../../support/events.ts';
import { effort } from '../../support/effort.ts';

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

function happen(storeId: number, type: string, id: number): Promise<void> {
  return api.database.write(storeId, async (tx) => tx.notify({ type, id }));
}

describe('the live stream of a store', () => {
  test('sends a member what happens, when it is committed, and nothing of other stores', async () => {
    const stream = await openEvents(await signedIn(api, 'owner'), api.storeId);
    await happen(api.otherStoreId, 'orders.created', 1);
    await happen(api.storeId, 'orders.created', 2);
    await api.database
      .write(api.storeId, async (tx) => {
        tx.notify({ type: 'orders.created', id: 3 });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await happen(api.storeId, 'orders.created', 4);
    expect(await stream.next()).toEqual({ type: 'orders.created', id: 2 });
    expect(await stream.next()).toEqual({ type: 'orders.created', id: 4 });
    await stream.close();
  });

  test('sends only what the member may read', async () => {
    await api.database.write(api.storeId, ({ sql }) =>
      sql
        .updateTable('roles')
        .set({ permissions: ['products.read'] })
        .where('name', '=', 'Consulta')
        .execute(),
    );
    const stream = await openEvents(await signedIn(api, 'viewer'), api.storeId);
    await happen(api.storeId, 'orders.created', 5);
    await happen(api.storeId, 'products.updated', 6);
    expect(await stream.next()).toEqual({ type: 'products.updated', id: 6 });
    await stream.close();
  });

  test('tells every member that the store has another currency, which their sessions carry', async () => {
    const stream = await openEvents(await signedIn(api, 'viewer'), api.storeId);
    const owner = await signedIn(api, 'owner');
    expect((await owner.put(`/stores/${api.storeId}/currency`, { currency: 'USD' })).status).toBe(200);
    expect(await stream.next()).toEqual({ type: 'stores.updated' });
    await stream.close();
  });

  test('tells a member when their role allows something else, and no other member', async () => {
    const owner = await signedIn(api, 'owner');
    const stream = await openEvents(await signedIn(api, 'viewer'), api.storeId);
    const others = await openEvents(owner, api.storeId);
    const name = 'Consulta';
    const roles = await owner.get<{ id: number; name: string }[]>(`/stores/${api.storeId}/roles`);
    const role = roles.body.find((one) => one.name === name);
    const permissions = ['products.read', 'orders.read'];
    const written = await owner.put(`/stores/${api.storeId}/roles/${role?.id}`, { name, permissions });
    expect(written.status).toBe(200);
    expect(await stream.next()).toEqual({ type: 'access.changed' });
    await happen(api.storeId, 'orders.created', 8);
    for (const one of [stream, others]) {
      expect(await one.next()).toEqual({ type: 'orders.created', id: 8 });
      await one.close();
    }
  });

  test('ends when the session ends, long before its next heartbeat', async () => {
    const owner = await signedIn(api, 'owner');
    const stream = await openEvents(owner, api.storeId);
    await owner.post('/logout');
    // Waits five seconds at most, a third of the time between two heartbeats.
    expect(await stream.next()).toBeNull();
  });

  test('a client that comes back gets resync', async () => {
    const stream = await openEvents(await signedIn(api, 'owner'), api.storeId, {
      'last-event-id': 'anything at all',
    });
    expect(await stream.next()).toEqual({ type: 'resync' });
    await stream.close();
  });

  test('a client that has missed nothing since gets no resync', async () => {
    const owner = await signedIn(api, 'owner');
    const stream = await openEvents(owner, api.storeId, { 'last-event-id': `${Date.now() + 60_000}-0` });
    await happen(api.storeId, 'orders.created', 9);
    expect(await stream.next()).toEqual({ type: 'orders.created', id: 9 });
    await stream.close();
    const late = await openEvents(owner, api.storeId, { 'last-event-id': '1000-0' });
    expect(await late.next()).toEqual({ type: 'resync' });
    await late.close();
  });

  test('[AUT-10] checks the address in the header, where there is one', async () => {
    const owner = await signedIn(api, 'owner');
    const open = (email: string) =>
      owner.raw(`/stores/${api.storeId}/events`, { headers: { 'x-user-email': email } });
    const refused = await open(api.people.admin.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'identity_mismatch' });
    const allowed = await open(api.people.owner.email);
    expect(allowed.status).toBe(200);
    await allowed.body?.cancel();
  });

  test('is not for strangers, and not without end for one person', async () => {
    expect((await api.anonymous().raw(`/stores/${api.storeId}/events`)).status).toBe(401);
    const outsider = await signedIn(api, 'outsider');
    expect((await outsider.raw(`/stores/${api.storeId}/events`)).status).toBe(404);
    const owner = await signedIn(api, 'owner');
    const streams = await Promise.all(Array.from({ length: 8 }, () => openEvents(owner, api.storeId)));
    expect((await owner.raw(`/stores/${api.storeId}/events`)).status).toBe(429);
    await streams[0]?.close();
    const again = await openEvents(owner, api.storeId);
    await Promise.all([again, ...streams.slice(1)].map((stream) => stream.close()));
  });

  test.each<[string, RequestInit]>([
    ['asks for its head alone', { method: 'HEAD' }],
    ['asks for its head as one that comes back', { method: 'HEAD', headers: { 'last-event-id': '7' } }],
    ['asks for the head of another type', { method: 'HEAD', headers: { accept: 'text/html' } }],
    ['leaves as soon as it begins', {}],
    ['comes back and leaves', { headers: { 'last-event-id': '7' } }],
    ['asks by a method that it does not have', { method: 'POST', body: '{}' }],
    ['asks for what it does not have', { method: 'GET', headers: { 'x-user-email': 'no@no.co' } }],
  ])('who %s takes no place', async (_, init) => {
    const owner = await signedIn(api, 'owner');
    for (let time = 0; time < 20; time += 1) {
      const answer = await owner.raw(`/stores/${api.storeId}/events`, init);
      if (init.method === 'HEAD') expect([answer.status, answer.body]).toEqual([200, null]);
      expect(answer.status).not.toBe(429);
      await answer.body?.cancel();
    }
    const streams = await Promise.all(Array.from({ length: 8 }, () => openEvents(owner, api.storeId)));
    for (const stream of streams) await stream.close();
  });

  test('whatever else a call that wants no stream says, it takes no place', async () => {
    const owner = await signedIn(api, 'owner');
    const value = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.replaceAll(/[^ -~]/g, 'x').trim());
    const name = fc.constantFrom(
      'last-event-id',
      'accept',
      'cache-control',
      'connection-hint',
      'range',
      'te-hint',
    );
    const headers = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });
    const query = fc.option(fc.webQueryParameters(), { nil: '' });
    // One that leaves has begun to read, or has not.
    const way = fc.constantFrom('head', 'leaves', 'reads and leaves');
    await fc.assert(
      fc.asyncProperty(way, headers, query, async (how, said, after) => {
        const method = how === 'head' ? 'HEAD' : 'GET';
        const answer = await owner.raw(`/stores/${api.storeId}/events${after === '' ? '' : `?${after}`}`, {
          method,
          headers: said,
        });
        expect({ how, status: answer.status }).not.toEqual({ how, status: 429 });
        if (how === 'head') expect(answer.body).toBeNull();
        const reader = answer.body?.getReader();
        if (how === 'reads and leaves') await reader?.read();
        await reader?.cancel();
      }),
      { numRuns: effort(50, 60) },
    );
    const streams = await Promise.all(Array.from({ length: 8 }, () => openEvents(owner, api.storeId)));
    for (const stream of streams) await stream.close();
  });
});
