import { Client } from 'pg';
import { CHANNEL, readEvent } from './notify.ts';
import type { LiveEvents } from './open-database.ts';
import { Subscriptions } from './subscriptions.ts';

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/**
 * A dead network does not end a connection by itself. The listener checks it this often, and leaves it after twice
 * that.
 */
const HEARTBEAT = 15_000;

/**
 * One connection that LISTENs for as long as the process lives. It reconnects by itself, and then sends every listener
 * `resync`: events may have been missed meanwhile.
 */
export class PgListener implements LiveEvents {
  readonly #url: string;
  readonly #subscriptions = new Subscriptions();
  #client: Client | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  subscribe: LiveEvents['subscribe'] = (storeId, listener) =>
    this.#subscriptions.subscribe(storeId, listener);

  healthy(): boolean {
    return this.#client !== undefined;
  }

  /** @throws the driver's error when the first connection fails; later ones are tried again without end */
  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: HEARTBEAT,
    });
    client.on('notification', ({ payload }) => {
      const event = payload === undefined ? null : readEvent(payload);
      if (event !== null) this.#subscriptions.publish(event);
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    this.#pause = FIRST_PAUSE;
    this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #beat(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.#client === client) this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    void client.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = setTimeout(() => {
      this.connect().then(
        () => this.#subscriptions.resync(),
        () => this.#retry(),
      );
    }, pause);
  }
}
