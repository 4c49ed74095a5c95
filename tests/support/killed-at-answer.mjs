/**
 * Loaded into a server before it (`node --import`). It is killed when it is about to answer a call whose request id
 * is in the file `DOOMED_CALLS`. All that the call does has been done.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function doomed(...head) {
  const id = this.req.headers['x-request-id'];
  const doom = readFileSync(process.env.DOOMED_CALLS ?? '', 'utf8').split('\n');
  if (typeof id === 'string' && doom.includes(id)) process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, head);
};
