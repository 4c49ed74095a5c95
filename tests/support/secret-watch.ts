import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import type { Logger } from '../../server/ports/ports.ts';
import type { Secrets } from '../../server/ports/secrets.ts';

/** A shorter text stands in an answer by chance, and no key has spaces. */
const KEY = /^\S{8,}$/;
const ZIPPED = /zip|spreadsheetml/;
const STREAM = 'text/event-stream';
/** Wompi's public key is sealed with the others, and stands in the address of its page by design. */
const PUBLIC = /^pub_/;

/** Where secrets have come to light, of every API of this process. */
const leaks: string[] = [];
/** Answers since it was asked last, each with what its reader has taken of it. */
const answers: { chunks: Uint8Array[]; type: string; look(text: string): void }[] = [];

/** What has come to light since it was asked last. */
export async function leaksSeen(): Promise<string[]> {
  for (const { chunks, type, look } of answers.splice(0))
    for (const text of await textsOf(Buffer.concat(chunks), type)) look(text);
  return leaks.splice(0);
}

type Fetch<Info> = (request: Request, info?: Info) => Promise<Response>;

/** Knows the secrets of one API, and looks for them in whatever leaves it. */
export interface SecretWatch {
  plant(...texts: string[]): void;
  /** Plants whatever is sealed: a secret that a store types is watched from then on. */
  secrets(inner: Secrets): Secrets;
  logger(inner: Logger): Logger;
  fetch<Info>(inner: Fetch<Info>): Fetch<Info>;
}

export function watchSecrets(): SecretWatch {
  const planted = new Set<string>();
  const plant = (...texts: string[]): void => {
    for (const text of texts) if (KEY.test(text) && !PUBLIC.test(text)) planted.add(text);
  };
  const look = (text: string, where: string): void => {
    for (const secret of planted) if (text.includes(secret)) leaks.push(`${where} holds «${secret}»`);
  };
  const logged =
    (log: (fields: object, message: string) => void) =>
    (fields: object, message: string): void => {
      look(`${message} ${readable(fields)}`, 'A log line');
      log(fields, message);
    };
  return {
    plant,
    secrets: (inner) => ({
      keyId: inner.keyId,
      keyIds: inner.keyIds,
      seal(text, place) {
        plant(text);
        return inner.seal(text, place);
      },
      open: (sealed, place) => inner.open(sealed, place),
    }),
    logger: (inner) => ({
      debug: logged((fields, message) => inner.debug(fields, message)),
      info: logged((fields, message) => inner.info(fields, message)),
      warn: logged((fields, message) => inner.warn(fields, message)),
      error: logged((fields, message) => inner.error(fields, message)),
    }),
    fetch: (inner) => async (request, info) => {
      const response = await inner(request, info);
      const where = `${request.method} ${new URL(request.url).pathname}: ${response.status}`;
      look([...response.headers].flat().join(' '), `${where}, a header`);
      const type = response.headers.get('content-type') ?? '';
      if (planted.size === 0 || response.body === null || type.startsWith(STREAM)) return response;
      const chunks: Uint8Array[] = [];
      answers.push({ chunks, type, look: (text) => look(text, where) });
      const body = response.body.pipeThrough(recording(chunks));
      return new Response(body, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    },
  };
}

/** Takes down what goes through, chunk by chunk as its reader asks. */
function recording(chunks: Uint8Array[]): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream(
    {
      transform(chunk, controller) {
        chunks.push(chunk);
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 1 },
    { highWaterMark: 0 },
  );
}

/** The text of an answer, or the texts within a workbook. */
async function textsOf(bytes: Uint8Array, type: string): Promise<string[]> {
  if (!ZIPPED.test(type)) return [new TextDecoder().decode(bytes)];
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  const entries = await zip.getEntries().catch(() => []);
  const texts = entries.map((entry) => (entry.directory ? '' : entry.getData(new TextWriter())));
  return Promise.all(texts);
}

/** As a log shows them: with the message, the cause and the fields of errors. */
function readable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one instanceof Error ? { ...one, message: one.message, stack: one.stack, cause: one.cause } : one,
  );
}
