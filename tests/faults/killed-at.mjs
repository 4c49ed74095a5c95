/**
 * Loaded into a command before it: notes each step by which its keys or its database change. The process is killed
 * right after the step whose number `KILLED_AT` has.
 */
import { appendFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import path from 'node:path';

const { KILLED_AT, STEPS_FILE } = process.env;
let steps = 0;

function step(name) {
  appendFileSync(STEPS_FILE, `${name}\n`);
  steps += 1;
  if (steps === Number(KILLED_AT)) process.kill(process.pid, 'SIGKILL');
}

const isKeys = (file) => path.basename(String(file)).startsWith('secrets-keys');

for (const name of ['rm', 'writeFile', 'rename']) {
  const original = files[name];
  files[name] = async (file, ...rest) => {
    const result = await original(file, ...rest);
    if (isKeys(file)) step(`${name} ${path.basename(String(file))}`);
    return result;
  };
}
const { open } = files;
files.open = async (file, ...rest) => {
  const handle = await open(file, ...rest);
  if (file !== process.env.TENDERO_DATA) return handle;
  const { sync } = handle;
  handle.sync = async () => {
    await sync.call(handle);
    step('sync of the folder');
  };
  return handle;
};
syncBuiltinESMExports();

/** The statements of rotation; between those of one transaction there are others, whose end they share. */
const STATEMENT = /(insert into "secret_keys"|update "payment_channels_store"|delete from "secret_keys")/;
const { write } = Socket.prototype;
let changing = false;
Socket.prototype.write = function noted(chunk, ...rest) {
  const text = Buffer.from(chunk).toString('latin1');
  const result = write.call(this, chunk, ...rest);
  const [statement] = STATEMENT.exec(text) ?? [];
  if (statement !== undefined) {
    changing = true;
    step(statement);
  } else if (changing && /commit/i.test(text)) {
    changing = false;
    step('commit');
  }
  return result;
};
