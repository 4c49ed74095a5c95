import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ProviderAnswer, ProviderCall } from '../../../domain/payments/contract.ts';
import { isPublicAddress } from '../public-address.ts';

/** Milliseconds for a whole answer. */
export const PATIENCE = 15_000;

/** Bytes; the longest report of an order has some thousand. */
const LARGEST = 512 * 1024;

/** The address that the check saw is the one that is called: nothing is looked up a second time. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses ?? [];
    const [first] = found;
    if (error !== null) callback(error, '', 4);
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${hostname} is at no public address`), '', 4);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/**
 * One call: no redirect is followed, time and size are bounded. Rejects without quoting the call, which holds secrets.
 * @param url where it goes; the call's own address, or that of a local gateway
 * @param patience milliseconds for the whole answer
 */
export function callOut(
  call: ProviderCall,
  url: URL,
  local: boolean,
  patience = PATIENCE,
): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      method: call.method,
      headers: { ...call.headers, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      ...(local ? {} : { lookup: publicOnly }),
    };
    const fail = (): void => reject(new Error(`No answer from ${url.hostname}`));
    const send = local ? httpRequest : httpsRequest;
    const outgoing = send(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > LARGEST) incoming.destroy(new Error('too large'));
      });
      incoming.on('error', fail);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(call.body);
  });
}
