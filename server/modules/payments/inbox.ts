/**
 * The inbox of payments, of which there are two: those of orders and those of plans. A report is received, confirmed with
 * its provider, entered in a ledger, and has its effect or is flagged for a person (decision 41). What differs between
 * the two, such as whose account a provider knows, is a strategy.
 */
import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import {
  LARGEST_NOTIFICATION,
  type Claim,
  type Confirmation,
  type ProviderAccount,
} from '../../../domain/payments/contract.ts';
import type { Provider } from '../../../domain/payments/provider.ts';
import type { ApiPorts, BaseContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import { countTry } from '../identity/module.ts';

/** Of one address. A provider repeats a failed delivery after minutes, and a big store sells some a second. */
const TRIES = 600;
const WINDOW = 60_000;

/** What a provider says of a payment, as the inbox stores it. */
export interface Report {
  provider: string;
  event_id: string;
  /** The payment's id at its provider. */
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
}

interface Receiver extends Pick<PublicRoute, 'path' | 'operationId' | 'summary' | 'refusals'> {
  provider: Provider;
  /** Begins the key under which the calls of an address are counted. */
  counted: string;
  /** Whose secrets must have signed it: the store's, the platform's. */
  whose: string;
  /** The account whose secrets sign reports, and where genuine ones go; null without one. */
  open(context: BaseContext): Promise<Opened | null>;
}

interface Opened {
  account: ProviderAccount;
  /** Stores a genuine report with the job that looks into it, in one transaction. One that came before changes nothing. */
  store(report: Report): Promise<void>;
}

/**
 * The address at which a provider reports payments (PAY-01). A genuine report is stored and answered at once. What it
 * says is not believed: a job asks the provider.
 */
export function reportRoute({ provider, counted, whose, open, ...described }: Receiver): PublicRoute {
  return {
    ...described,
    method: 'POST',
    tag: 'notifications',
    access: 'public',
    anyQuery: true,
    bodyType: '*/*',
    bodyLimit: LARGEST_NOTIFICATION,
    answers: {
      200: { description: 'Kept, now or by an earlier delivery' },
      403: { description: `Not signed with ${whose} secrets` },
    },
    async handle(context) {
      const { ports, params, now, clientAddress } = context;
      const key = `${counted} ${addressGroup(clientAddress)}`;
      await countTry(ports.database, [{ key, tries: TRIES, window: WINDOW }], now);
      const genuine = await genuineReport(context, provider, open).catch((cause: unknown) => {
        // The key to check it with could not be had: the provider delivers it again.
        throw cause instanceof ApiError ? cause : new ApiError('unavailable', { cause });
      });
      if (genuine === null) {
        const storeId = params['storeId'] === undefined ? {} : { storeId: Number(params['storeId']) };
        ports.logger.warn({ ...storeId, provider, counted }, 'a report of a payment that is not genuine');
        throw new ApiError('forbidden');
      }
      await genuine.opened.store(genuine.report);
      return { status: 200 };
    },
  };
}

/** The report, and the account whose secrets vouch for it. */
async function genuineReport(
  context: BaseContext,
  provider: Provider,
  open: Receiver['open'],
): Promise<{ opened: Opened; report: Report } | null> {
  const opened = await open(context);
  if (opened === null) return null;
  const { ports, request, query, rawBody: body = new Uint8Array() } = context;
  const notification = { body, headers: request.headers, query };
  const publicKeyAt = ports.payments?.publicKeyAt ?? (async () => null);
  const claim = await adapterOf(provider).verify(notification, opened.account, publicKeyAt);
  return claim === null ? null : { opened, report: reportOf(provider, claim, body) };
}

function reportOf(provider: Provider, claim: Claim, body: Uint8Array): Report {
  return {
    provider,
    event_id: claim.eventId,
    attempt_id: claim.attemptId,
    reference: claim.reference,
    claimed_state: claim.state,
    // PostgreSQL stores every character but this one.
    body: new TextDecoder().decode(body).replaceAll('\0', ''),
  };
}

/** A report that was stored, as both inboxes have it. */
interface StoredReport extends Omit<Report, 'body'> {
  id: number;
  state: string;
}

/** An inbox, for one of its reports. */
interface Inbox<Row extends StoredReport> {
  /** The report, with the account to ask by: null where nobody can be asked for now. */
  read(): Promise<{ row: Row; asked: { provider: Provider; account: ProviderAccount } | null } | undefined>;
  /** Corrects an answer that says less than the report, where the provider's reports do. */
  corrected?(row: Row, confirmed: Confirmation): Confirmation;
  /** Enters what the provider has confirmed in the ledger, with its effect; or flags the report for a person. */
  apply(row: Row, confirmed: Confirmation): Promise<void>;
  /** The provider gave no usable answer. After the last try the report is flagged. */
  askAgain(row: Row): Promise<void>;
}

/**
 * Asks the provider what a report is about, and does what follows from its answer. Without an answer it tries again
 * later: nothing is ever paid because nobody could be asked.
 */
export async function settleReport<Row extends StoredReport>(
  ports: ApiPorts,
  inbox: Inbox<Row>,
): Promise<void> {
  const found = await inbox.read();
  if (found === undefined || found.row.state !== 'waiting') return;
  const { row, asked } = found;
  const confirmed = asked === null ? null : await confirm(ports, row, asked);
  if (confirmed === null) await inbox.askAgain(row);
  else await inbox.apply(row, inbox.corrected?.(row, confirmed) ?? confirmed);
}

/** States that a payment does not leave for `pending`. */
const ENDS = ['approved', 'declined', 'refunded', 'charged_back'];

/** Null where the provider gave no usable answer, or cannot be asked. */
async function confirm(
  { payments, logger }: ApiPorts,
  row: StoredReport,
  { provider, account }: { provider: Provider; account: ProviderAccount },
): Promise<Confirmation | null> {
  if (payments === undefined) return null;
  const { event_id: eventId, attempt_id: attemptId, reference } = row;
  try {
    const claim: Claim = { eventId, attemptId, reference, state: 'unknown' };
    const confirmed = await adapterOf(provider).confirm(claim, account, payments.send);
    // Some show the end of a payment a little after they reported it, and may not report it again.
    return confirmed.state === 'pending' && ENDS.includes(row.claimed_state) ? null : confirmed;
  } catch (error) {
    // The message alone: an error of the network may hold the call, and with it a secret.
    const reason = error instanceof Error ? error.message : 'no answer';
    logger.warn({ notification: row.id, provider, reason }, 'a payment could not be confirmed');
    return null;
  }
}

const FIRST = 15_000;
const LONGEST = 6 * 60 * 60 * 1000;

/** Tries before a person must look: with the pauses between them, four days. */
const MOST_TRIES = 26;

/** Milliseconds until a provider is asked again. They double; jitter keeps a day's payments from returning together. */
export function pauseAfter(tries: number, random: number = Math.random()): number {
  return Math.round(Math.min(FIRST * 2 ** (tries - 1), LONGEST) * (0.5 + random / 2));
}

/** The next try of a report and its time; null after the last one. */
export function nextTry(
  { clock }: Pick<ApiPorts, 'clock'>,
  { tries: before }: { tries: number },
  most = MOST_TRIES,
): { tries: number; runAt: Date } | null {
  const tries = before + 1;
  return tries >= most ? null : { tries, runAt: new Date(clock.now().getTime() + pauseAfter(tries)) };
}
