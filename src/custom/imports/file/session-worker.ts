/** The worker's side of an import session: one call at a time, in the order in which they come. */
import { FileFault } from '../../../../domain/imports/file-fault.ts';
import { createImportSession } from './import-session.ts';
import type { SessionAnswer, SessionCall } from './worker-messages.ts';

const session = createImportSession();
let before: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<SessionCall>) => {
  before = before.then(() => answer(data)).then((message) => postMessage(message));
});

async function answer(call: SessionCall): Promise<SessionAnswer> {
  try {
    return { id: call.id, result: await run(call) };
  } catch (error) {
    if (error instanceof FileFault) return { id: call.id, fault: { key: error.key, place: error.place } };
    return { id: call.id, failure: String(error) };
  }
}

function run(call: SessionCall): Promise<unknown> {
  switch (call.method) {
    case 'open':
      return session.open(...call.args);
    case 'choose':
      return session.choose(...call.args);
    case 'setTitles':
      return session.setTitles(...call.args);
    case 'review':
      return session.review(...call.args);
    case 'edit':
      return session.edit(...call.args);
    case 'remove':
      return session.remove(...call.args);
    case 'restore':
      return session.restore();
    case 'unchecked':
      return session.unchecked();
    case 'take':
      return session.take(...call.args);
    case 'records':
      return session.records();
  }
}
