import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { effort } from '../../support/effort.ts';

const TYPE = 'multipart/form-data; boundary=grenze';

let api: TestApi;
let owner: TestClient;
let photo: Buffer;

beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
  photo = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();
}, 60_000);
afterAll(() => api.close());

async function send(body: Uint8Array, kind = 'picture', type = TYPE): Promise<Response> {
  return owner.raw(`/stores/${api.storeId}/files?kind=${kind}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
}

/** A form as a browser writes it, around whatever file and headers of a part. */
function form(file: Uint8Array | string, disposition = 'form-data; name="file"; filename="a.jpg"'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--grenze\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/jpeg\r\n\r\n`,
      'latin1',
    ),
    typeof file === 'string' ? Buffer.from(file, 'latin1') : file,
    Buffer.from('\r\n--grenze--\r\n'),
  ]);
}

async function served(url: string): Promise<{ headers: Headers; text: string }> {
  const answer = await api.anonymous().raw(url.replace('/api/v1', ''));
  expect(answer.status).toBe(200);
  return { headers: answer.headers, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
}

describe('[CVE-2025-55746] the name that an upload brings', () => {
  const piece = fc.constantFrom(
    '../',
    '..\\',
    '/etc/',
    '%2e%2e%2f',
    '%00',
    '\u0000',
    '.',
    ' ',
    '\r\n',
    'a',
    'ñ',
    '\u202e',
    '"',
    ';',
    'CON',
    '.html',
    '.svg',
  );
  // Without a name it is no file of a form, and refused.
  const name = fc
    .oneof(
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      fc.string({ maxLength: 300 }),
      fc.constantFrom('a'.repeat(300), '/files/1/own.webp', `${api?.storeId ?? 1}/own.webp`),
    )
    .filter((given) => given !== '');

  test('is never the name of the stored file, nor in any header of its answer', async () => {
    const names = new Set<string>();
    await fc.assert(
      fc.asyncProperty(name, async (given) => {
        const parts = new FormData();
        parts.append('file', new File([new Uint8Array(photo)], given));
        const response = await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: parts });
        expect(response.status).toBe(201);
        const { url }: { url: string } = await response.json();
        expect(url).toMatch(new RegExp(`^/api/v1/files/${api.storeId}/[A-Za-z0-9_-]{43}\\.webp$`));
        names.add(url);
        const { headers } = await served(url);
        expect(headers.get('content-disposition')).toBeNull();
      }),
      { numRuns: 40 },
    );
    expect(names.size).toBe(40);
  });

  test('may be anything in the bytes of the form, too', async () => {
    const dispositions = [
      'form-data; name="file"; filename="../../../../etc/passwd"',
      'form-data; name="file"; filename*=UTF-8\'\'..%2f..%2fetc%2fpasswd',
      'form-data; name="file"; filename="a.jpg\u0000.html"',
      'form-data; name="file"; filename="a"; filename="b.html"',
      `form-data; name="file"; filename="${'a'.repeat(3000)}"`,
    ];
    for (const disposition of dispositions) {
      const response = await send(form(photo, disposition));
      const body: { url?: string } = await response.json();
      expect([201, 400, 422], disposition).toContain(response.status);
      if (response.status === 201) expect(body.url).toMatch(/\/[A-Za-z0-9_-]{43}\.webp$/);
    }
  });
});

describe('[CVE-2026-23499] a file that is two things', () => {
  const SCRIPT = '<script>alert(document.domain)</script>';
  const SVG = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}<rect width="9" height="9"/></svg>`;
  const polyglots: [string, () => Promise<Buffer | string>][] = [
    ['a photo with a page behind it', async () => Buffer.concat([photo, Buffer.from(SCRIPT)])],
    ['a page with a photo behind it', async () => Buffer.concat([Buffer.from(SCRIPT), photo])],
    [
      'a photo with a page in its comment',
      async () =>
        Buffer.concat([
          photo.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
          Buffer.from(SCRIPT),
          photo.subarray(2),
        ]),
    ],
    ['a GIF that is a script', async () => `GIF89a=1;${SCRIPT}`],
    [
      'a PNG with a page in its metadata',
      async () =>
        sharp(photo)
          .withExif({ IFD0: { Copyright: SCRIPT } })
          .png()
          .toBuffer(),
    ],
    ['a drawing with a script', async () => SVG(SCRIPT)],
    [
      'a drawing that acts when it is loaded',
      async () => SVG('<image href="x" onerror="alert(1)"/>').replace('<svg', '<svg onload="alert(1)"'),
    ],
    [
      'a drawing with a page in it',
      async () =>
        SVG(
          `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
        ),
    ],
    [
      'a drawing with a link that runs',
      async () => SVG('<a xlink:href="javascript:alert(1)"><text>x</text></a>'),
    ],
    ['a drawing with a style sheet', async () => `<?xml-stylesheet href="javascript:alert(1)"?>${SVG('')}`],
    ['a PDF with a page before its end', async () => `%PDF-1.7\n${SCRIPT}\n%%EOF`],
    [
      'a PDF with a script',
      async () => '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n%%EOF',
    ],
  ];

  test.each(polyglots)('%s runs nowhere', async (_, make) => {
    for (const kind of ['picture', 'document']) {
      const response = await send(form(await make()), kind);
      if (response.status !== 201) {
        expect(response.status).toBe(422);
        continue;
      }
      const { url }: { url: string } = await response.json();
      const { headers, text } = await served(url);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain('sandbox');
      if (kind === 'picture') {
        expect(headers.get('content-type')).toBe('image/webp');
        expect(text).not.toMatch(/script|alert/);
      } else {
        expect(headers.get('content-type')).toBe('application/pdf');
        expect(headers.get('content-disposition')).toBe('attachment');
      }
    }
  });
});

describe('[CVE-2025-47944] a malformed form', () => {
  /** Bytes of a good form with a piece cut out, doubled or put in somewhere. */
  const broken = fc
    .record({
      at: fc.nat(),
      length: fc.integer({ min: 0, max: 60 }),
      piece: fc.constantFrom(
        '',
        '\r\n',
        '--grenze',
        '--grenze--',
        '\r\n\r\n',
        '\u0000',
        '\n',
        'Content-Disposition: form-data; name=',
        '"',
        ';',
        '=?utf-8?b?',
        'Content-Transfer-Encoding: base64\r\n',
        "filename*=x''%",
      ),
    })
    .map(({ at, length, piece }) => {
      const whole = form(photo);
      const place = at % Math.min(whole.length, 200);
      return Buffer.concat([
        whole.subarray(0, place),
        Buffer.from(piece, 'latin1'),
        whole.subarray(place + length),
      ]);
    });

  test('is a mistake of its sender, whatever is wrong with it, and the next upload is taken', async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (body) => {
        const response = await send(body);
        expect([201, 400, 422], body.subarray(0, 200).toString('latin1')).toContain(response.status);
        await response.body?.cancel();
      }),
      { numRuns: effort(50, 150) },
    );
    expect((await send(form(photo))).status).toBe(201);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'x'.repeat(90)}`,
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/mixed; boundary=grenze',
    'multipart/form-data; boundary=gr\u00e9nze',
  ])('of the type %s is refused', async (type) => {
    const response = await send(form(photo), 'picture', type);
    expect([400, 415, 422]).toContain(response.status);
  });
});
