import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DomainAvailability, DomainVerdict } from '../../../domain/stores/domain-check.ts';
import { DomainsWorld, MINUTE, OURS, type Failure, type StoredDomain } from './domains-world.ts';

let world: DomainsWorld;
beforeAll(async () => {
  world = await DomainsWorld.open();
}, 60_000);
afterAll(() => world.test.close());
beforeEach(() => world.reset());

describe('[CFG-06] whether a store can have a domain', () => {
  test('says what it understood, and the records to set', async () => {
    const whole = await world.owner.get<DomainAvailability>(
      world.named('available', ' https://www.Café.com.co/x '),
    );
    expect(whole.body).toEqual({
      available: true,
      domain: 'xn--caf-dma.com.co',
      reason: null,
      records: [
        { type: 'A', name: '@', value: OURS },
        { type: 'CNAME', name: 'www', value: 'tiendas.tendero.co' },
        { type: 'TXT', name: '_tendero', value: expect.stringMatching(/^tendero=[0-9a-f]{32}$/) },
      ],
    });
    const part = await world.owner.get<DomainAvailability>(world.named('available', 'tienda.alma.com.co'));
    expect(part.body.records).toEqual([
      { type: 'A', name: 'tienda', value: OURS },
      { type: 'TXT', name: '_tendero.tienda', value: whole.body.records[2]?.value },
    ]);
  });

  test.each([
    ['', 'required'],
    ['alma', 'shape'],
    ['127.0.0.1', 'address'],
    ['http://[fe80::1]/', 'address'],
    ['tienda.local', 'local'],
    ['com.co', 'suffix'],
    ['alma.con', 'suffix'],
    ['tendero.co', 'platform'],
    ['otra.tendero.co', 'platform'],
    ['tiendas.tendero.co', 'platform'],
  ])('%s is refused: %s, by every call', async (name, reason) => {
    const { body } = await world.owner.get<DomainAvailability>(world.named('available', name));
    expect(body).toMatchObject({ available: false, reason, records: [] });
    world.zone.set(body.domain ?? name, [OURS]);
    const calls = [
      await world.owner.get<Failure>(world.named('verify', name)),
      await world.owner.post<Failure>(world.at('/domain/confirm'), { domain: name }),
      await world.owner.put<Failure>(world.at('/domain/check'), { domain: name }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(world.looks).toEqual([]);
    expect((await world.store()).domain).toBeNull();
  });

  test('one of another store is in use', async () => {
    world.zone.set('alma.co', [OURS]);
    await world.rival.post(world.at('/domain/confirm', world.test.otherStoreId), { domain: 'alma.co' });
    const { body } = await world.owner.get<DomainAvailability>(world.named('available', 'ALMA.co'));
    expect(body).toMatchObject({ available: false, reason: 'taken', domain: 'alma.co' });
    const confirmed = await world.owner.post<Failure>(world.at('/domain/confirm'), { domain: 'alma.co' });
    expect([confirmed.status, confirmed.body.errors]).toEqual([422, { domain: { key: 'unique' } }]);
  });

  test('one below a domain of another store is in use too, one beside it is not', async () => {
    world.zone.set('marca.co', [OURS]);
    await world.rival.post(world.at('/domain/confirm', world.test.otherStoreId), { domain: 'marca.co' });
    for (const name of ['tienda.marca.co', 'la.tienda.marca.co']) {
      world.zone.set(name, [OURS]);
      const confirmed = await world.owner.post<Failure>(world.at('/domain/confirm'), { domain: name });
      expect([confirmed.status, confirmed.body.errors]).toEqual([422, { domain: { key: 'unique' } }]);
    }
    const { body } = await world.owner.get<DomainAvailability>(world.named('available', 'otramarca.co'));
    expect(body).toMatchObject({ available: true });
  });

  test('a text beyond bounds, and an unknown member, are refused', async () => {
    expect((await world.owner.get(world.named('available', 'a'.repeat(501)))).status).toBe(400);
    expect((await world.owner.post(world.at('/domain/confirm'), { domain: 'a'.repeat(501) })).status).toBe(
      422,
    );
    expect(
      (await world.owner.post(world.at('/domain/confirm'), { domain: 'a.co', verified: true })).status,
    ).toBe(422);
  });
});

describe('[CFG-06] verify and confirm', () => {
  test('a domain that leads elsewhere answers both addresses, and cannot be confirmed', async () => {
    world.zone.set('alma.co', ['198.51.100.7']);
    const verified = await world.owner.get<DomainVerdict>(world.named('verify', 'www.alma.co'));
    const both = { incoming_ip: '198.51.100.7', required_ip: OURS };
    expect(verified.body).toEqual({ domain: 'alma.co', verified: false, problem: 'other', ...both });
    const confirmed = await world.owner.post<Failure>(world.at('/domain/confirm'), { domain: 'alma.co' });
    expect(confirmed.status).toBe(422);
    expect(confirmed.body).toMatchObject({ errors: { domain: { key: 'domain_unverified' } }, ...both });
    expect(await world.store()).toMatchObject({ domain: null, custom_domain_created_at: null });
  });

  test('a private address is not shown; a silent name server is a finding, and no error', async () => {
    world.zone.set('alma.co', ['10.0.0.5']);
    const hidden = await world.owner.get<DomainVerdict>(world.named('verify', 'alma.co'));
    expect(hidden.body).toMatchObject({ verified: false, problem: 'private', incoming_ip: null });
    expect(JSON.stringify(hidden.body)).not.toContain('10.0.0.5');
    world.zone.set('alma.co', new Error('queryA ETIMEOUT'));
    const silent = await world.owner.get<DomainVerdict>(world.named('verify', 'alma.co'));
    expect([silent.status, silent.body.problem]).toEqual([200, 'unanswered']);
    expect((await world.owner.post(world.at('/domain/confirm'), { domain: 'alma.co' })).status).toBe(422);
  });

  test('the server looks itself when it confirms: a domain that was right a moment ago is not enough', async () => {
    world.zone.set('alma.co', [OURS]);
    expect((await world.owner.get<DomainVerdict>(world.named('verify', 'alma.co'))).body.verified).toBe(true);
    world.zone.set('alma.co', ['198.51.100.7']);
    expect((await world.owner.post(world.at('/domain/confirm'), { domain: 'alma.co' })).status).toBe(422);
    world.zone.set('alma.co', [OURS]);
    const before = world.test.clock.now();
    const confirmed = await world.owner.post<StoredDomain>(world.at('/domain/confirm'), {
      domain: 'https://www.alma.co',
    });
    expect([confirmed.status, confirmed.body.domain]).toEqual([200, 'alma.co']);
    const { custom_domain_created_at } = await world.store();
    expect(Date.parse(custom_domain_created_at ?? '')).toBeGreaterThanOrEqual(before.getTime());
    expect(await world.state()).toEqual({ domain: 'alma.co', custom_domain_created_at, check: null });

    // Confirming it again is no new connection.
    world.test.clock.advance(MINUTE);
    await world.owner.post(world.at('/domain/confirm'), { domain: 'alma.co' });
    expect((await world.store()).custom_domain_created_at).toBe(custom_domain_created_at);
  });

  test('of two stores that confirm one domain at once, one has it', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const domain = `carrera-${round}.co`;
      world.zone.set(domain, [OURS]);
      const both = await Promise.all([
        world.owner.post<Failure>(world.at('/domain/confirm'), { domain }),
        world.rival.post<Failure>(world.at('/domain/confirm', world.test.otherStoreId), { domain }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
      const loser = both.find(({ status }) => status === 422);
      expect(loser?.body.errors).toEqual({ domain: { key: 'unique' } });
    }
  });

  test('one that leads here is of the store that its TXT record names, and of no other', async () => {
    const proofOf = async (client = world.owner, storeId = world.test.storeId) =>
      (
        await client.get<DomainAvailability>(world.at('/domain/available?name=alma.co', storeId))
      ).body.records.find(({ type }) => type === 'TXT')?.value ?? '';
    const [own, theirs] = [await proofOf(), await proofOf(world.rival, world.test.otherStoreId)];
    expect(theirs).not.toBe(own);
    const confirm = () => world.owner.post<Failure>(world.at('/domain/confirm'), { domain: 'alma.co' });
    world.zone.set('alma.co', [OURS]);
    for (const texts of [[], [theirs], ['v=spf1 -all', `${own}0`, own.slice(0, -1)]]) {
      world.texts.set('_tendero.alma.co', texts);
      const verified = await world.owner.get<DomainVerdict>(world.named('verify', 'alma.co'));
      const unproven = { verified: false, problem: 'unproven', incoming_ip: OURS };
      expect(verified.body, texts.join()).toMatchObject(unproven);
      const refused = await confirm();
      expect([refused.status, refused.body.errors]).toEqual([422, { domain: { key: 'domain_unverified' } }]);
    }
    world.texts.set('_tendero.alma.co', ['v=spf1 -all', theirs, own]);
    expect((await confirm()).status).toBe(200);
    // Its store leaves it, and forgets the records: nobody else can have it for that.
    world.zone.set('nueva.co', [OURS]);
    expect((await world.owner.post(world.at('/domain/confirm'), { domain: 'nueva.co' })).status).toBe(200);
    world.texts.set('_tendero.alma.co', [own]);
    const rival = () =>
      world.rival.post(world.at('/domain/confirm', world.test.otherStoreId), { domain: 'alma.co' });
    expect((await rival()).status).toBe(422);
    world.texts.set('_tendero.alma.co', [theirs]);
    expect((await rival()).status).toBe(200);
  });

  test('one that its store left is its own again without more', async () => {
    for (const domain of ['ida.co', 'otra.co', 'ida.co']) {
      world.zone.set(domain, [OURS]);
      expect((await world.owner.post(world.at('/domain/confirm'), { domain })).status).toBe(200);
    }
    expect((await world.store()).domain).toBe('ida.co');
  });

  test('nobody scans the DNS: looks are counted for the store', async () => {
    for (let look = 0; look < 30; look += 1)
      expect((await world.owner.get(world.named('verify', `n${look}.alma.co`))).status).toBe(200);
    const refused = await world.owner.get<Failure>(world.named('verify', 'alma.co'));
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await world.owner.post(world.at('/domain/confirm'), { domain: 'alma.co' })).status).toBe(429);
    expect(world.looks).toHaveLength(30);
  });
});

test('[SHL-13] the free plan has no domain: every call answers plan_required', async () => {
  await world.setPlan('free');
  world.zone.set('alma.co', [OURS]);
  await world.signIn();
  const free = world.owner;
  const answers = [
    await free.get<Failure>(world.at('/domain')),
    await free.get<Failure>(world.named('available', 'alma.co')),
    await free.get<Failure>(world.named('verify', 'alma.co')),
    await free.post<Failure>(world.at('/domain/confirm'), { domain: 'alma.co' }),
    await free.put<Failure>(world.at('/domain/check'), { domain: 'alma.co' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, 'plan_required']),
  );
  expect(world.looks).toEqual([]);
});
