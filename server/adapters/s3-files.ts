import { AwsClient } from 'aws4fetch';
import { ApiError } from '../errors.ts';
import { requireKey, contentTypeOf } from './file-types.ts';
import type { Files } from '../ports/ports.ts';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Long enough for 8 MB on a slow link, short enough that a call fails before its client gives up. */
const PATIENCE = 15_000;

/** Files in a bucket that speaks S3 (AWS, R2, MinIO…), addressed by path: `<endpoint>/<bucket>/<key>`. */
export function createS3Files(config: S3Config): Files {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: 2,
  });

  async function call(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const url = `${config.endpoint}/${config.bucket}/${requireKey(key)}`;
    let answer: Response;
    try {
      answer = await client.fetch(url, { ...init, method, signal: AbortSignal.timeout(PATIENCE) });
    } catch (cause) {
      throw new ApiError('unavailable', { message: 'The file store does not answer', cause });
    }
    if (answer.ok || answer.status === 404) return answer;
    // What it says may name the bucket and the account: for the log, through `cause`, never for the client.
    const cause = new Error(
      `The file store answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
    );
    throw new ApiError('unavailable', { message: 'The file store refused', cause });
  }

  return {
    async put(key, file) {
      const body = new Uint8Array(file.body);
      const answer = await call('PUT', key, { body, headers: { 'content-type': file.contentType } });
      if (!answer.ok)
        throw new ApiError('unavailable', { message: 'The bucket of the file store does not exist' });
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      if (contentType === null) return null;
      const answer = await call('GET', key);
      return answer.ok ? { body: new Uint8Array(await answer.arrayBuffer()), contentType } : null;
    },
    async delete(key) {
      await call('DELETE', key);
    },
  };
}
