import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoreDomain } from '../../../domain/stores/domain-check.ts';
import { openEvents } from '../../support/events.ts';
import { DomainsWorld, MINUTE, OURS } from './domains-world.ts';

let world: DomainsWorld;
beforeAll(async () => {
  world = await DomainsWorld.open();
}, 60_000);
afterAll(() => world.test.close());
beforeEach(() => world.reset());

describe('[CFG-06] in the background', () => {
  test('a domain is looked at until it leads here; then it is connected, with mail and event', async () => {
    world.zone.set('alma.co', ['198.51.100.7']);
    const started = await world.owner.put<StoreDomain>(world.at('/domain/check'), { domain: 'alma.co' });
    expect(started.body.check).toMatchObject({
      domain: 'alma.co',
      state: 'waiting',
      incoming_ip: '198.51.100.7',
      required_ip: OURS,
    });
    await world.work();
    expect(world.looks).toHaveLength(1);
    world.test.clock.advance(MINUTE);
    await world.work();
    expect(world.looks).toHaveLength(2);
    expect((await world.state()).check?.state).toBe('waiting');

    // It leads here, and its TXT record is still missing.
    world.zone.set('alma.co', [OURS]);
    world.texts.set('_tendero.alma.co', []);
    world.test.clock.advance(2 * MINUTE);
    await world.work();
    expect((await world.state()).check).toMatchObject({ state: 'waiting', problem: 'unproven' });

    world.texts.delete('_tendero.alma.co');
    const events = await openEvents(world.owner, world.test.storeId);
    world.test.clock.advance(4 * MINUTE);
    await world.work();
    expect(await world.state()).toMatchObject({ domain: 'alma.co', check: null });
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [world.test.people.owner.email, 'alma.co ya abre tu tienda'],
    ]);
    const types: unknown[] = [];
    await expect
      .poll(async () => {
        types.push(await events.next());
        return JSON.stringify(types);
      })
      .toContain('store-domain.changed');
    await events.close();
  });

  test('after 48 hours it ends, with a mail', async () => {
    await world.owner.put(world.at('/domain/check'), { domain: 'alma.co' });
    for (let hour = 0; hour < 110; hour += 1) {
      world.test.clock.advance(30 * MINUTE);
      await world.work();
    }
    await world.signIn();
    expect((await world.state()).check).toMatchObject({ state: 'ended', problem: 'missing' });
    expect(world.mails.map(({ subject }) => subject)).toEqual(['alma.co todavía no abre tu tienda']);
    const before = world.looks.length;
    world.test.clock.advance(48 * 60 * MINUTE);
    await world.work();
    expect(world.looks).toHaveLength(before);
  });

  test('another store may have been faster: it ends, and says so', async () => {
    await world.owner.put(world.at('/domain/check'), { domain: 'alma.co' });
    world.zone.set('alma.co', [OURS]);
    await world.rival.post(world.at('/domain/confirm', world.test.otherStoreId), { domain: 'alma.co' });
    world.test.clock.advance(MINUTE);
    await world.work();
    expect(await world.state()).toMatchObject({ domain: null, check: { state: 'taken' } });
    expect(world.mails.map(({ subject }) => subject)).toEqual(['alma.co ya se encuentra en uso']);
  });

  test('also where the other store has what is above it', async () => {
    await world.owner.put(world.at('/domain/check'), { domain: 'tienda.alma.co' });
    world.zone.set('alma.co', [OURS]);
    world.zone.set('tienda.alma.co', [OURS]);
    await world.rival.post(world.at('/domain/confirm', world.test.otherStoreId), { domain: 'alma.co' });
    world.test.clock.advance(MINUTE);
    await world.work();
    expect(await world.state()).toMatchObject({ domain: null, check: { state: 'taken' } });
  });

  test('another domain takes its place, and a stopped one is not looked at', async () => {
    await world.owner.put(world.at('/domain/check'), { domain: 'uno.co' });
    await world.owner.put(world.at('/domain/check'), { domain: 'dos.co' });
    world.looks.length = 0;
    world.test.clock.advance(MINUTE);
    await world.work();
    expect(world.looks).toEqual(['dos.co']);
    expect((await world.owner.delete(world.at('/domain/check'))).status).toBe(204);
    world.test.clock.advance(30 * MINUTE);
    await world.work();
    expect(world.looks).toEqual(['dos.co']);
    expect((await world.state()).check).toBeNull();
  });

  test('[SHL-13] a store whose plan lost its domains connects none', async () => {
    world.zone.set('alma.co', [OURS]);
    await world.owner.put(world.at('/domain/check'), { domain: 'alma.co' });
    await world.setPlan('free');
    world.test.clock.advance(MINUTE);
    await world.work();
    expect((await world.store()).domain).toBeNull();
  });
});
