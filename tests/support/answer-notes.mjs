/**
 * Loaded into a server before it (`node --import`): it writes down what its API answers, before the end of the answer
 * leaves. Tests hold that to the OpenAPI document. Each caller has a file for each server, with a line for each answer.
 */
import { appendFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The header of a call that says which process made it. Without it, the one that started the server did. */
export const CALLER = 'x-test-caller';

const API = '/api/v1';
const { writeHead, write, end } = ServerResponse.prototype;
/** How the text of an answer is read, by its encoding. */
const DECODE = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
};

/**
 * @param {string} folder where the files are
 * @param {string} starter the process that started this server
 */
function noteAnswers(folder, starter) {
  /** Answers whose whole body is written down, with what was sent of it. */
  const begun = new WeakMap();

  ServerResponse.prototype.writeHead = function begin(status, ...rest) {
    const { method, url, headers } = this.req;
    const at = new URL(url, 'http://server').pathname;
    if (at.startsWith(`${API}/`)) {
      const sent = Object.entries(rest.at(-1) ?? {});
      const header = (wanted) => String(sent.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '');
      const type = header('content-type');
      const pathname = at.slice(API.length);
      const answer = { server: `http://localhost:${process.env.PORT}`, method, pathname, status, type };
      const file = path.join(folder, `${headers[CALLER] ?? starter}-${process.pid}`);
      // A file or a stream is its reader's.
      if (type === '' || type.startsWith('application/json'))
        begun.set(this, { file, answer, chunks: [], decode: DECODE[header('content-encoding')] ?? String });
      else note(file, answer);
    }
    return writeHead.call(this, status, ...rest);
  };

  ServerResponse.prototype.write = function go(chunk, ...rest) {
    begun.get(this)?.chunks.push(Buffer.from(chunk));
    return write.call(this, chunk, ...rest);
  };

  ServerResponse.prototype.end = function finish(chunk, ...rest) {
    const { file, answer, decode, chunks = [] } = begun.get(this) ?? {};
    if (chunk !== undefined) chunks.push(Buffer.from(chunk));
    if (answer !== undefined) note(file, { ...answer, text: decode(Buffer.concat(chunks)) });
    return end.call(this, chunk, ...rest);
  };
}

function note(file, answer) {
  appendFileSync(file, `${JSON.stringify(answer)}\n`);
}

const { TEST_ANSWERS: folder, TEST_CALLER: starter } = process.env;
if (folder !== undefined && starter !== undefined) noteAnswers(folder, starter);
