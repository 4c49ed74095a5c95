import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Job, JobHandler, NextTurn } from '../../../server/jobs/job.ts';
import { JobQueue } from '../../../server/jobs/worker.ts';
import { modules } from '../../../server/modules/all.ts';
import type { TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

export interface Uploaded {
  url: string;
  task_process_id: string;
}

/** A JPEG of one colour. */
export function photo(width: number, height: number, background = '#c04020'): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A black square as PNG, of one bit a pixel (ISO/IEC 15948): small as a file, huge when it is decoded. */
export function blankPng(side: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Uploads a picture and returns what the server says of it. */
export async function uploadPicture(
  client: TestClient,
  storeId: number,
  bytes: Uint8Array | string,
): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'foto'));
  const answer = await client.raw(`/stores/${storeId}/files`, { method: 'POST', body: form });
  const body: Uploaded = await answer.json();
  if (answer.status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Does the waiting jobs of these kinds; each as a worker does it. Throws what a job throws. */
export async function workOn(test: TestApi, kinds: string[], signal = new AbortController().signal) {
  const handlers: Record<string, JobHandler> = Object.assign(
    {},
    ...modules.map((module) => module.jobs?.(test.ports) ?? {}),
  );
  const queue = new JobQueue(test.database, 60_000);
  const done: Job[] = [];
  for (let job = await queue.take(kinds, test.clock.now()); job !== null;) {
    let next: NextTurn | void;
    try {
      next = await handlers[job.kind]?.(job, signal);
    } catch (error) {
      await queue.handBack(job);
      throw error;
    }
    if (next) await queue.continued(job, next, test.clock.now());
    else await queue.done(job);
    done.push(job);
    job = await queue.take(kinds, test.clock.now());
  }
  return done;
}

/** The stored file at an address, as anybody gets it. */
export async function served(test: TestApi, url: string): Promise<Response> {
  return test.anonymous().raw(url.replace('/api/v1', ''));
}
