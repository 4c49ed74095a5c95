import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResources } from '../../../domain/schema/read.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const words = (es: string, en: string) => ({ es, en });

/** Turns of a workshop, which a day and a state name. */
const turns = {
  type: 'object',
  'x-resource': {
    name: 'turns',
    label: { es: { one: 'Turno', many: 'Turnos' } },
    representation: '{day}, {state}',
  },
  required: ['day', 'state', 'code'],
  properties: {
    day: { type: 'string', format: 'date' },
    state: {
      type: 'string',
      enum: ['free', 'taken'],
      'x-enum': { free: { label: words('Libre', 'Free') }, taken: { label: words('Tomado', 'Taken') } },
    },
    code: { type: 'string', maxLength: 10, 'x-db': { index: 'unique' } },
  },
};

describe('a record that a bulk call leaves as it was', () => {
  let world: TestApi;
  let owner: TestClient;
  let path: string;
  beforeAll(async () => {
    const resources = readResources({ 'turns.json': turns });
    world = await createTestApi({ resources });
    owner = await signedIn(world, 'owner');
    path = `/stores/${world.storeId}/turns`;
  }, 60_000);
  afterAll(() => world.close());

  test.each([
    ['es', '12 nov 2026, Libre'],
    ['en', '12 Nov 2026, Free'],
  ])('is named as the screens do, in the language of the caller: %s', async (language, name) => {
    const add = async (code: string): Promise<number> => {
      const body = { day: '2026-11-12', state: 'free', code: `${language} ${code}` };
      return (await owner.post<{ id: number }>(path, body)).body.id;
    };
    const ids = [await add('A'), await add('B')];
    const headers = { 'accept-language': language };
    const { body } = await owner.delete<{ undo: { id: number } }>(path, { ids }, { headers });
    await add('A');
    const undone = await owner.post<{ failed: { id: number; record: string }[] }>(
      `${path}/deletions/${body.undo.id}/undo`,
      undefined,
      { headers },
    );
    expect(undone.body.failed).toMatchObject([{ id: ids[0], record: name }]);
  });
});
