import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_TERMS_VERSIONS, TERMS_LENGTH } from '../../../domain/stores/store-settings.ts';
import type { TermsVersion, TermsVersionText } from '../../../domain/stores/store-answers.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { HOSTILE_MARKUP, hostileMarkup } from '../../support/hostile-markup.ts';
import { effort } from '../../support/effort.ts';

interface Store {
  terms_and_conditions: string | null;
}

let world: TestApi;
let owner: TestClient;
let at: (below: string) => string;
beforeAll(async () => {
  world = await createTestApi();
  owner = await signedIn(world, 'owner');
  at = (below) => `/stores/${world.storeId}${below}`;
}, 60_000);
afterAll(() => world.close());

const save = (html: string) => owner.put<Store>(at('/legal'), { terms_and_conditions: html });
const versions = async () => (await owner.get<TermsVersion[]>(at('/legal/versions'))).body;

test('[CFG-03] terms are kept with their marks, as versions that can be read', async () => {
  const first = '<h2>Cambios</h2><p>Tienes <strong>5 días</strong>.</p><ul><li><p>Con etiqueta</p></li></ul>';
  const second = '<p>Ya no hay cambios &amp; punto.</p>';
  expect((await save(first)).body.terms_and_conditions).toBe(first);
  await save(first);
  expect((await save(second)).body.terms_and_conditions).toBe(second);
  const listed = await versions();
  expect(listed.map(({ excerpt }) => excerpt)).toEqual([
    'Ya no hay cambios & punto.',
    'Cambios Tienes 5 días. Con etiqueta',
  ]);
  expect(listed.every(({ author }) => author !== null)).toBe(true);
  const { body } = await owner.get<TermsVersionText>(at(`/legal/versions/${listed[1]?.id}`));
  expect(body.terms_and_conditions).toBe(first);
  expect((await owner.get(at('/legal/versions/999999'))).status).toBe(404);

  // An empty editor sends an empty paragraph.
  expect((await save('<p> </p>')).body.terms_and_conditions).toBeNull();
});

describe('[CFG-03] [CVE-2023-25572] [CVE-2026-22849] the server cleans what any client sends', () => {
  async function cleaned(html: string): Promise<void> {
    const { status, body } = await save(`<p>Antes</p>${html}<p>Después</p>`);
    expect(status).toBe(200);
    const stored = body.terms_and_conditions ?? '';
    expect(stored).toContain('Antes');
    const tags = [...stored.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    const allowed = /^(?:p|br|hr|h2|h3|strong|em|u|s|ul|ol|li|blockquote|a)$/;
    for (const [, name = '', attributes = ''] of tags) {
      expect(name).toMatch(allowed);
      expect(attributes).toMatch(
        /^(?: href="(?:https?:|mailto:|tel:)[^"]*")?(?: rel="noopener noreferrer nofollow")?(?: \/)?$/,
      );
    }
  }

  test.each(HOSTILE_MARKUP)('%s', cleaned);

  test('whatever is made of ways out, tags and disguises', async () => {
    const pieces = fc.array(hostileMarkup, { minLength: 1, maxLength: 4 }).map((texts) => texts.join(''));
    await fc.assert(fc.asyncProperty(pieces, cleaned), { numRuns: effort(50, 100) });
  });
});

test('[CFG-03] terms have a bound, and so have their versions', async () => {
  const long = await save('a'.repeat(TERMS_LENGTH + 1));
  expect(long.status).toBe(422);
  for (let n = 0; n < MOST_TERMS_VERSIONS + 3; n += 1) await save(`<p>Versión ${n}</p>`);
  const kept = await versions();
  expect(kept).toHaveLength(MOST_TERMS_VERSIONS);
  expect(kept[0]?.excerpt).toBe(`Versión ${MOST_TERMS_VERSIONS + 2}`);
});
