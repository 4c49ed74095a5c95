import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVITATION_LIMITS } from '../../../domain/identity/sign-up.ts';
import { signedIn } from '../../support/api.ts';
import { HARM, hostileName } from '../../support/hostile-names.ts';
import { createTeamWorld, guest, type TeamWorld } from '../team/team-world.ts';

let world: TeamWorld;

beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.close());

async function mailTo(person: ReturnType<typeof guest>, language: string) {
  const owner = await signedIn(world.test, 'owner');
  const headers = { 'accept-language': language };
  const { status } = await owner.post(world.path('/users/invitations'), person, { headers });
  if (status !== 201) return null;
  expect(await world.token(person.email)).not.toBe('');
  return world.outbox.messages.find(({ to }) => to === person.email) ?? null;
}

const rename = async (name: string): Promise<number> =>
  (await (await signedIn(world.test, 'owner')).patch(world.path(''), { name })).status;

test('whatever a stranger calls the store, the guest and themself, a mail says no more than names and links to us alone', async () => {
  const { userId } = world.test.people.owner;
  let mails = 0;
  await fc.assert(
    fc.asyncProperty(
      hostileName,
      hostileName,
      hostileName,
      fc.constantFrom('es', 'en', 'pt'),
      async (store, guestName, own, language) => {
        await rename(store);
        // Whatever a way to set it may let in one day.
        await world.test.database.platformWrite((sql) =>
          sql
            .updateTable('users')
            .set({ first_name: own.replaceAll('\0', '') })
            .where('id', '=', userId)
            .execute(),
        );
        const person = { ...guest({ all_permissions: true }), first_name: 'Zutana' };
        // Most such names are refused; then the mail is made with one that is let in.
        const mail =
          (await mailTo({ ...person, first_name: guestName }, language)) ?? (await mailTo(person, language));
        expect(mail).not.toBeNull();
        mails += 1;
        const { subject = '', text = '' } = mail ?? {};
        const ours = /http:\/\/localhost:4000\/invitation\?token=[\w-]{43}/g;
        expect(text.match(ours)).toHaveLength(1);
        const rest = text.replace(ours, '');
        expect([subject, rest]).toEqual([expect.not.stringMatching(HARM), expect.not.stringMatching(HARM)]);
        // The same for every store; the guest is not greeted with what was typed.
        expect(subject).toMatch(/^(Te invitan|You are invited|Convidam você)[\p{L} ]+Tendero$/u);
        expect(text).toMatch(/^(Hola|Hello|Olá):\n/);
        expect(text).not.toContain('Zutana');
        world.test.clock.advance(INVITATION_LIMITS.store.window / 10);
      },
    ),
    { numRuns: 15 },
  );
  expect(mails).toBe(15);
}, 120_000);

test('a mail names store and inviter where both are names, the store alone where the inviter has no such name, and neither of a store that has none', async () => {
  world.test.clock.advance(INVITATION_LIMITS.store.window);
  const says = async (store: string, own: string) => {
    expect(await rename(store)).toBe(200);
    await world.test.database.platformWrite((sql) =>
      sql.updateTable('users').set({ first_name: own, last_name: '' }).execute(),
    );
    return (await mailTo(guest({ all_permissions: true }), 'es'))?.text.split('\n')[2];
  };
  expect(await says('Café Luna', 'Ana')).toBe(
    '«Ana» te invita a trabajar en la tienda «Café Luna» con Tendero. Acepta aquí:',
  );
  expect(await says('Café Luna', 'evil.co')).toBe(
    'Te invitan a trabajar en la tienda «Café Luna» con Tendero. Acepta aquí:',
  );
  expect(await says('Gana en evil.co', 'Ana')).toBe(
    'Te invitan a trabajar en una tienda con Tendero. Abre el enlace para ver cuál es y quién te invita:',
  );
}, 60_000);
