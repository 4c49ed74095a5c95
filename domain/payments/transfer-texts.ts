import { formatPhone } from '../phones/notations.ts';
import { DEFAULT_COUNTRY_CODE } from '../phones/phone.ts';

/** Where buyers send a transfer by a number or key alone, in the order in which they read it. Names of ways of payment. */
export const TRANSFER_WAYS = ['nequi', 'bre_b', 'bancolombia', 'daviplata'] as const;
export type TransferWay = (typeof TRANSFER_WAYS)[number];

/** Something of each way. */
export function byTransferWay<Value>(of: (way: TransferWay) => Value): Record<TransferWay, Value> {
  return {
    nequi: of('nequi'),
    bre_b: of('bre_b'),
    bancolombia: of('bancolombia'),
    daviplata: of('daviplata'),
  };
}

/** What a store says of a transfer: its accounts, whose they are, and its own words. */
export const TRANSFER_TEXTS = [
  ...TRANSFER_WAYS,
  'holder',
  'title',
  'description',
  'instructions',
  'qrImage',
] as const;
type TransferText = (typeof TRANSFER_TEXTS)[number];

/** What a buyer reads of a transfer. */
export type TransferTexts = { [Name in TransferText]?: string | null | undefined };

/** Whether a buyer learns anything at all of where to send the money. A name alone is none. */
export function isTransferTold(texts: TransferTexts | null | undefined): boolean {
  return TRANSFER_TEXTS.some((name) => name !== 'holder' && (texts?.[name] ?? '').trim() !== '');
}

/** The texts as they are stored with a channel; null where a buyer learns nothing from them. */
export function readTransferTexts(stored: unknown): Record<TransferText, string | null> | null {
  const members = new Map<string, unknown>(Object.entries(stored ?? {}));
  const text = (name: TransferText): string | null => {
    const value = members.get(name);
    return typeof value === 'string' ? value : null;
  };
  const texts = {
    ...byTransferWay(text),
    holder: text('holder'),
    title: text('title'),
    description: text('description'),
    instructions: text('instructions'),
    qrImage: text('qrImage'),
  };
  return isTransferTold(texts) ? texts : null;
}

/** Ways whose account is a mobile number. */
const BY_PHONE: ReadonlySet<TransferWay> = new Set(['nequi', 'daviplata']);
const SEPARATORS = /[\s.()-]/g;

/** A number or key as people type it, without what stands between its digits; any other key stays. */
export function readAccount(way: TransferWay, typed: string): string {
  const text = typed.trim();
  const bare = text.replaceAll(SEPARATORS, '').replace(/^\+/, '');
  if (!/^\d+$/.test(bare)) return text;
  const national = bare.slice(DEFAULT_COUNTRY_CODE.length);
  const isWhole = bare.length === 12 && bare.startsWith(`${DEFAULT_COUNTRY_CODE}3`);
  return isWhole && way !== 'bancolombia' ? national : bare;
}

/** A stored number or key as a buyer reads it. */
export function accountText(way: TransferWay, account: string): string {
  return BY_PHONE.has(way) ? formatPhone(account) : account;
}

/**
 * The accounts of a transfer as lines of a message, and whose they are.
 * @param say the words around a number, key or name
 */
export function accountLines(
  texts: TransferTexts,
  say: (what: TransferWay | 'holder', value: string) => string,
): string[] {
  const lines = TRANSFER_WAYS.flatMap((way) => {
    const account = texts[way];
    return account ? [say(way, accountText(way, account))] : [];
  });
  return lines.length > 0 && texts.holder ? [...lines, say('holder', texts.holder)] : lines;
}
