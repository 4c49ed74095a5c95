import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dnsDomains } from '../../../server/adapters/dns-domains.ts';

const A = 1;
const TXT = 16;
const NAME_ERROR = 3;

/** A text in pieces of at most 255 bytes, as a TXT record has it. */
const textOf = (...pieces: string[]): number[] =>
  pieces.flatMap((piece) => [piece.length, ...Buffer.from(piece)]);

const RECORDS = new Map<string, number[][]>([
  [
    `alma.example.co ${A}`,
    [
      [10, 0, 0, 5],
      [1, 1, 1, 1],
    ],
  ],
  [
    `_tendero.alma.example.co ${TXT}`,
    [textOf('v=spf1 -all'), textOf('tendero=', 'abc'), textOf('"tendero=quoted"')],
  ],
]);

/** A name server that knows one name, and never answers for another. */
const socket = createSocket('udp4');
let server: string;
beforeAll(async () => {
  socket.on('message', (asked, { port, address }) => {
    const { name, type, end } = questionOf(asked);
    if (name === 'silent.example.co') return;
    const known = name === 'alma.example.co' || name === '_tendero.alma.example.co';
    const found = known ? (RECORDS.get(`${name} ${type}`) ?? []) : [];
    const header = Buffer.from(asked.subarray(0, 12));
    header.writeUInt16BE(known ? 0x8180 : 0x8180 | NAME_ERROR, 2);
    header.writeUInt16BE(found.length, 6);
    header.writeUInt16BE(0, 10);
    const answers = found.map((bytes) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, bytes.length >> 8, bytes.length & 255, ...bytes]),
    );
    socket.send(Buffer.concat([header, asked.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server = `127.0.0.1:${socket.address().port}`;
});
afterAll(() => void socket.close());

function questionOf(asked: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), type: asked.readUInt16BE(at + 1), end: at + 5 };
}

const domains = () => dnsDomains({ ip: '1.1.1.1', cname: null }, [server]);

test('[CFG-06] the addresses of a name, each with whether the internet reaches it', async () => {
  expect(await domains().addressesOf('alma.example.co')).toEqual([
    { address: '10.0.0.5', isPublic: false },
    { address: '1.1.1.1', isPublic: true },
  ]);
});

test('[CFG-06] a name without a record has none, which is no error', async () => {
  expect(await domains().addressesOf('nadie.example.co')).toEqual([]);
});

test('[CFG-06] a TXT record says the whole text, in whatever pieces, or it does not', async () => {
  const says = (text: string, name = '_tendero.alma.example.co') => domains().hasText(name, text);
  expect(await Promise.all(['tendero=abc', 'tendero=quoted'].map((text) => says(text)))).toEqual([
    true,
    true,
  ]);
  expect(await Promise.all(['tendero=ab', 'tendero=', '', 'abc'].map((text) => says(text)))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(await says('tendero=abc', 'nadie.example.co')).toBe(false);
  expect(await says('tendero=abc', 'alma.example.co')).toBe(false);
});

test('[CFG-06] a name server that is silent is waited for some seconds, not for ever', async () => {
  await expect(domains().hasText('silent.example.co', 'tendero=abc')).rejects.toThrow(/ETIMEOUT|ECANCELLED/);
  await expect(domains().addressesOf('silent.example.co')).rejects.toThrow(/ETIMEOUT|ECANCELLED/);
});
