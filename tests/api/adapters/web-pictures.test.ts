/** Pictures of other sites: what is downloaded, and what an address in a file cannot make the server do. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWebPictures } from '../../../server/adapters/web-pictures.ts';

const PUBLIC = '93.184.216.34';
const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** A name that the rebinding name server answers with another address each time. */
let answers: string[] = [];

const ANSWERS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/a.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE),
  '/untyped': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(PICTURE),
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/nothing': (_, response) => response.writeHead(204).end(),
  '/said-huge': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' })
      .end(Buffer.alloc(5000)),
  '/huge': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1000)));
    };
    response.on('drain', more);
    more();
  },
  '/switched': (_, { socket }) =>
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
  '/silent': () => undefined,
  '/dripping': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).write('x'),
  '/endless': (_, response) => response.writeHead(302, { location: '/endless' }).end(),
  '/moved': (_, response) => response.writeHead(301, { location: 'http://cdn.example/a.png' }).end(),
};

let server: Server;
let port = 0;
/** The addresses that were called, with their ports. */
let called: string[] = [];
let headers: IncomingMessage['headers'] = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    headers = request.headers;
    const path = request.url ?? '';
    const to = /^\/to\/(.*)$/.exec(path)?.[1];
    if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else (ANSWERS[path] ?? ((_, answer) => answer.writeHead(404).end()))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  called = [];
  answers = [PUBLIC, '127.0.0.1'];
});

const NAMES: Record<string, string[]> = {
  'shop.example': [PUBLIC],
  'cdn.example': ['2606:4700::1111', '151.101.1.1'],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '192.168.1.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'zone.example': ['fe80::1%eth0'],
  'nobody.example': [],
};
const network = createWebPictures({
  resolve: (name) => {
    if (name === 'rebinding.example') return Promise.resolve(answers.splice(0, 1));
    const found = NAMES[name];
    return found === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(found);
  },
  connect: (address, at): Socket => {
    called.push(`${address} ${at}`);
    return connect(port, '127.0.0.1');
  },
  patience: 1_000,
  largest: 4000,
});
const faultOf = (address: string) =>
  network.download(address).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('a picture is downloaded', () => {
  test.each(['/a.png', '/untyped', '/moved'])('from %s', async (path) => {
    expect(await network.download(`http://shop.example${path}`)).toEqual(PICTURE);
  });

  test('from the address that was checked, and nothing is told about the store', async () => {
    answers = [PUBLIC, '127.0.0.1'];
    expect(await network.download('http://rebinding.example/a.png')).toEqual(PICTURE);
    expect(called).toEqual([`${PUBLIC} 80`]);
    expect(answers).toEqual(['127.0.0.1']);
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });
});

describe('no connection is opened', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://017700000001/a.png',
    'http://127.1/a.png',
    'http://0.0.0.0/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/a.png',
    'http://224.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://[2002:7f00:1::]/a.png',
    'http://[fd00::1]/a.png',
    'http://[fe80::1]/a.png',
    'http://inside.example/a.png',
    'http://both.example/a.png',
    'http://mapped.example/a.png',
    'http://zone.example/a.png',
    'http://shop.example:8080/a.png',
    'http://shop.example:22/a.png',
    'http://user:password@shop.example/a.png',
    'ftp://shop.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'foto.png',
  ])('for %s', async (address) => {
    expect(await faultOf(address)).toBe('address');
    expect(called).toEqual([]);
  });

  test.each(['http://nobody.example/a.png', 'http://unknown.example/a.png'])(
    'for %s, which is nowhere',
    async (address) => {
      expect(await faultOf(address)).toBe('unreachable');
      expect(called).toEqual([]);
    },
  );
});

describe('a redirect is checked like an address', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://inside.example/a.png',
    'http://[::1]/a.png',
    'http://shop.example:8080/a.png',
    'file:///etc/passwd',
  ])('to %s', async (to) => {
    expect(await faultOf(`http://shop.example/to/${encodeURIComponent(to)}`)).toBe('address');
    expect(called).toEqual([`${PUBLIC} 80`]);
  });

  test('to a name that has become a private one', async () => {
    const to = encodeURIComponent('http://rebinding.example/a.png');
    expect(await faultOf(`http://rebinding.example/to/${to}`)).toBe('address');
    expect(called).toEqual([`${PUBLIC} 80`]);
  });

  test('and the fourth one is not followed', async () => {
    expect(await faultOf('http://shop.example/endless')).toBe('unreachable');
    expect(called).toHaveLength(4);
  });
});

test.each([
  ['/page', 'not_a_picture'],
  ['/gone.png', 'missing'],
  ['/nothing', 'missing'],
  ['/said-huge', 'too_large'],
  ['/huge', 'too_large'],
  // Node reports neither such an answer nor an error.
  ['/switched', 'unreachable'],
  ['/silent', 'unreachable'],
  ['/dripping', 'unreachable'],
])('%s ends as %s', async (path, fault) => {
  expect(await faultOf(`http://shop.example${path}`)).toBe(fault);
});

test('who stops it gets its own reason', async () => {
  const stopped = new Error('the server stops');
  await expect(network.download('http://shop.example/silent', AbortSignal.abort(stopped))).rejects.toBe(
    stopped,
  );
});

test('a site whose certificate is not its own is not read', async () => {
  expect(await faultOf('https://shop.example/a.png')).toBe('unreachable');
  expect(called).toEqual([`${PUBLIC} 443`]);
});
