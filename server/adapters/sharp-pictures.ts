import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ApiError, invalid } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import type { Pictures } from '../ports/ports.ts';
import { holdsPage, pictureType } from './picture-types.ts';

/** Beside this file in the sources, beside `main.js` in the build. */
const PROGRAM = path.join(import.meta.dirname, 'picture-decoder.mjs');

/** Bytes of one process; the largest photo takes half of it. */
const MOST_MEMORY = 640 * 1024 * 1024;
/** Milliseconds that a start may take on a busy machine. */
const START_PATIENCE = 20_000;
/** Milliseconds without work after which its memory is given back. */
const IDLE = 60_000;
/** Calls come before pictures. */
const LOW_PRIORITY = 10;

interface Decoded {
  /** One a side. Null for another file, a damaged one, or one that takes too much time or memory. */
  pictures: Uint8Array[] | null;
  /** Whether it has more pixels than may be decoded. */
  tooLarge: boolean;
}

interface PictureProcess {
  /**
   * The picture as WebP, with each of these longest sides in pixels, within `patience` milliseconds. One at a time.
   * Throws `unavailable` where no process can be started.
   */
  decode(bytes: Uint8Array, sides: readonly number[], patience: number): Promise<Decoded>;
}

/** A process for decoding, started at its first use and again after each end. */
function createPictureProcess(): PictureProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  return {
    async decode(bytes, sides, patience) {
      clearTimeout(idle);
      const decoder = child?.connected === true ? child : await start();
      child = decoder;
      hold(decoder);
      decoder.send({ bytes, sides }, () => undefined);
      const answer = await answerOf(decoder, patience);
      letGo(decoder);
      idle = setTimeout(() => decoder.kill('SIGKILL'), IDLE).unref();
      return isDecoded(answer) ? { tooLarge: false, ...answer } : { pictures: null, tooLarge: false };
    },
  };
}

async function start(): Promise<ChildProcess> {
  const { HOME } = process.env;
  const child = fork(PROGRAM, [String(MOST_MEMORY)], {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: [],
    // It needs none of the server's secrets; fonts are remembered in the home folder.
    env: HOME === undefined ? {} : { HOME },
  });
  if ((await answerOf(child, START_PATIENCE)) !== 'ready')
    throw new ApiError('unavailable', { message: 'The process that decodes pictures did not start' });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  return child;
}

/** Its next message; null when it ends first. It is ended when it has not answered in time. */
function answerOf(child: ChildProcess, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    const settle = (answer: unknown): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      // One that cannot even be ended must not end the server.
      child.on('error', () => undefined);
      resolve(answer);
    };
    child.once('message', settle);
    child.once('exit', () => settle(null));
    child.once('error', () => settle(null));
  });
}

/** Only one that has work keeps the program running. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function isDecoded(answer: unknown): answer is Pick<Decoded, 'pictures'> & Partial<Decoded> {
  return typeof answer === 'object' && answer !== null && 'pictures' in answer;
}

/** The longest side that a screen of the shop shows, in pixels. */
const LONGEST_SIDE = 1600;
/** Milliseconds. Decoding a photo costs by its pixels, of which there is a limit; a drawing may describe any amount of work. */
const PATIENCE = { photo: 10_000, drawing: 4000 };
/** Two cores are usual. */
const PROCESSES = 2;
/** Uploads of a store that wait for their turn; a product has ten pictures. */
const WAITING = 20;
const WAITING_IN_ALL = 200;
/** Seconds until a store with too much waiting may try again. */
const RETRY_AFTER = 10;

/** Decodes and encodes again as WebP with sharp, in processes that are ended when a picture takes too long; stores take turns. */
export function createSharpPictures(patience = PATIENCE): Pictures {
  const inTurn = createFairQueue<number>({
    atOnce: PROCESSES,
    each: 1,
    waiting: WAITING,
    waitingInAll: WAITING_IN_ALL,
    full: () => new ApiError('too_many_requests', { details: { retry_after: RETRY_AFTER } }),
  });
  const free = Array.from({ length: PROCESSES }, createPictureProcess);

  const decode = (storeId: number, ...work: [Uint8Array, readonly number[], number]): Promise<Decoded> =>
    inTurn(storeId, async () => {
      const process = free.pop() ?? createPictureProcess();
      try {
        return await process.decode(...work);
      } finally {
        free.push(process);
      }
    });

  return {
    async normalise(bytes, storeId) {
      const type = pictureType(bytes);
      if (type === null) throw invalid({ file: { key: 'picture' } });
      if (type === 'svg' && holdsPage(bytes)) throw invalid({ file: { key: 'picture_page' } });
      const time = type === 'svg' ? patience.drawing : patience.photo;
      const { pictures, tooLarge } = await decode(storeId, bytes, [LONGEST_SIDE], time);
      const [body] = pictures ?? [];
      if (body === undefined) throw invalid({ file: { key: tooLarge ? 'picture_pixels' : 'picture' } });
      return { body, contentType: 'image/webp', extension: 'webp' };
    },
    async thumbnails(bytes, sides, storeId) {
      const { pictures } = await decode(storeId, bytes, sides, patience.photo);
      // We have made it ourselves: the machine was busy, and later it is not.
      if (pictures === null) throw new ApiError('unavailable', { message: 'Thumbnails took too long' });
      return pictures;
    },
  };
}
