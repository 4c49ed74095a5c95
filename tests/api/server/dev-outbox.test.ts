import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import { createDevOutbox } from '../../../server/dev-outbox.ts';

const outbox = createOutbox();
await outbox.mail.send({ to: 'ana@prueba.co', subject: 'Código', text: 'Tu código es 482913' });
const answerTo = createDevOutbox(outbox);

async function ask(remoteAddress: string | undefined, headers: Record<string, string>) {
  for (const path of ['/dev/outbox', '/dev/outbox.json']) {
    const request = new Request(`http://localhost:4000${path}`, { headers });
    const info = remoteAddress === undefined ? {} : { remoteAddress };
    const answer = await answerTo(request, path, info);
    const text = (await answer?.text()) ?? '';
    if (text.includes('482913')) return 'told';
    if (answer?.status !== 404) return `${answer?.status}`;
  }
  return 'refused';
}

const LOCAL = fc.constantFrom('127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.9.1');
const LOCAL_HOST = fc.constantFrom(
  'localhost:4000',
  '127.0.0.1:4000',
  '[::1]:4000',
  'LOCALHOST',
  '127.0.0.1',
);

test('a caller of this machine, by a name of this machine, reads the mails', async () => {
  await fc.assert(
    fc.asyncProperty(LOCAL, LOCAL_HOST, async (address, host) => {
      expect(await ask(address, { host })).toBe('told');
    }),
  );
});

test('nobody else does: no other address, no other name, nothing that a proxy passed on', async () => {
  const otherAddress = fc.oneof(
    fc.ipV4().filter((address) => !address.startsWith('127.')),
    fc.ipV6().filter((address) => !/^(0*:)*:?0*1$|127\./i.test(address)),
    fc.constant(undefined),
  );
  const otherHost = fc.oneof(
    fc.domain(),
    fc.ipV4().filter((address) => !address.startsWith('127.')),
    fc.constantFrom(
      '',
      'localhost.evil.co',
      '127.0.0.1.evil.co',
      'localhost@evil.co',
      'evil.co#localhost',
      'x localhost',
    ),
  );
  const passedOn = fc.constantFrom('x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host');
  await fc.assert(
    fc.asyncProperty(otherAddress, LOCAL_HOST, async (address, host) => {
      expect(await ask(address, { host })).toBe('refused');
    }),
  );
  await fc.assert(
    fc.asyncProperty(LOCAL, otherHost, async (address, host) => {
      expect(await ask(address, { host })).toBe('refused');
    }),
  );
  await fc.assert(
    fc.asyncProperty(LOCAL, LOCAL_HOST, passedOn, async (address, host, name) => {
      expect(await ask(address, { host, [name]: '127.0.0.1' })).toBe('refused');
    }),
  );
});
