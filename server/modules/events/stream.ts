import { judge, type Access } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import type { StoreEvent } from '../../ports/ports.ts';
import { watchAccess, type AccessWatch } from '../identity/module.ts';

/** Often enough for proxies that end silent connections after 30 seconds, and to notice an expired session. */
const HEARTBEAT = 15_000;
/** Milliseconds that a browser waits before it comes back. */
const RETRY = 3000;
/**
 * Messages that a slow client may leave unread. Beyond them the server closes its stream, and the client gets `resync`
 * when it returns.
 */
const LONGEST_QUEUE = 200;

const encoder = new TextEncoder();

/**
 * Server-sent events of one store for one member: `data: {"type": "orders.created", "id": 7}`. The stream ends when
 * the session or the membership does. It says too when this member's
 * access changes: `access.changed`. Nothing is kept for clients that were away: one that comes back with
 * `Last-Event-ID` gets `resync` when something has happened since, and reads its lists again.
 * @param ended called once, however the stream ends
 */
function openStream(context: StoreContext, ended: () => void): ReadableStream<Uint8Array> {
  let listener: Listener | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        listener = new Listener(context, controller, ended);
        listener.greet();
      },
      cancel: () => listener?.end(),
    },
    { highWaterMark: LONGEST_QUEUE },
  );
}

class Listener {
  readonly #context: StoreContext;
  readonly #controller: ReadableStreamDefaultController<Uint8Array>;
  readonly #ended: () => void;
  readonly #watch: AccessWatch;
  readonly #unsubscribe: () => void;
  readonly #heart: ReturnType<typeof setInterval>;
  #access: Access;
  #open = true;
  #number = 0;

  constructor(
    context: StoreContext,
    controller: ReadableStreamDefaultController<Uint8Array>,
    ended: () => void,
  ) {
    this.#context = context;
    this.#controller = controller;
    this.#ended = ended;
    this.#access = context.access;
    const { ports, user, storeId } = context;
    this.#watch = watchAccess(ports, user, storeId, () => void this.#look());
    this.#unsubscribe = ports.events.subscribe(storeId, (event) => this.#hear(event));
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
  }

  greet(): void {
    this.#send(`retry: ${RETRY}\n\n`);
    const { request, ports, storeId } = this.#context;
    const last = request.headers.get('last-event-id');
    if (last !== null && !ports.events.quietSince(storeId, timeOf(last))) this.#sendEvent({ type: 'resync' });
  }

  /** Frees timers and subscriptions; the stream itself is closed already, or about to be. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    clearInterval(this.#heart);
    this.#unsubscribe();
    this.#watch.stop();
    this.#ended();
  }

  #hear({ type, id, branches, data }: StoreEvent): void {
    if (!isNear(this.#access, branches)) return;
    if (mayHear(this.#access, type, this.#context.ports.resources)) this.#sendEvent({ type, id, data });
  }

  #sendEvent(message: Pick<StoreEvent, 'type' | 'id' | 'data'>): void {
    this.#number += 1;
    const id = `${this.#context.ports.clock.now().getTime()}-${this.#number}`;
    this.#send(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  #send(text: string): void {
    if (!this.#open) return;
    if ((this.#controller.desiredSize ?? 0) > 0) this.#controller.enqueue(encoder.encode(text));
    else this.#close();
  }

  #beat(): void {
    this.#send(':\n\n');
    void this.#look();
  }

  /** A database that does not answer ends the stream too: the client comes back and is authenticated again. */
  async #look(): Promise<void> {
    const access = await this.#watch.now().catch(() => null);
    if (access === null) return this.#close();
    const changed = !sameValue(comparable(access), comparable(this.#access));
    this.#access = access;
    if (changed) this.#sendEvent({ type: 'access.changed' });
  }

  #close(): void {
    if (!this.#open) return;
    this.end();
    this.#controller.close();
  }
}

/** The instant in an id of `#sendEvent`, or of a page's first answers, in milliseconds since 1970; NaN for another text. */
function timeOf(id: string): number {
  return Number(/^(\d{1,15})-\d+$/.exec(id)?.[1] ?? Number.NaN);
}

function comparable({ permissions, ...access }: Access): object {
  return { ...access, permissions: [...permissions].sort() };
}

/** A member limited to other branches does not get the event of a branch. */
function isNear({ branches: own }: Access, branches: StoreEvent['branches']): boolean {
  return own === undefined || branches === undefined || branches.some((branch) => own.includes(branch));
}

/** `orders.created` goes to members who may read orders. Types of no resource go to every member. */
function mayHear(access: Access, type: string, resources: readonly { name: string }[]): boolean {
  const name = type.slice(0, type.lastIndexOf('.'));
  if (!resources.some((resource) => resource.name === name)) return true;
  return judge(access, { permission: `${name}.read` }) === 'allowed';
}

export const listen: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/events',
  operationId: 'listenToStore',
  summary: 'What happens in the store, as it happens: a server-sent stream of small facts',
  access: { permission: null },
  refusals: ['too_many_requests'],
  answers: {
    200: { description: 'Server-sent events; `data` is `{type, id?, data?}`', type: 'text/event-stream' },
    429: { description: 'Too many open streams of this user' },
  },
  async handle(context) {
    const release = context.ports.state.streams.open(context.user.userId);
    return {
      status: 200,
      raw: openStream(context, release),
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    };
  },
};
