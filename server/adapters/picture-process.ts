import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ApiError } from '../errors.ts';

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

export interface Decoded {
  /** One a side. Null for another file, a damaged one, or one that takes too much time or memory. */
  pictures: Uint8Array[] | null;
  /** Whether it has more pixels than may be decoded. */
  tooLarge: boolean;
}

export interface PictureProcess {
  /**
   * The picture as WebP, with each of these longest sides in pixels, within `patience` milliseconds. One at a time.
   * Throws `unavailable` where no process can be started.
   */
  decode(bytes: Uint8Array, sides: readonly number[], patience: number): Promise<Decoded>;
}

/** A process for decoding, started at its first use and again after each end. */
export function createPictureProcess(): PictureProcess {
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
