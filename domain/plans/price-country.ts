import { isColombianDocument } from '../documents/documents.ts';
import { NO_PHONE } from '../phones/phone.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../places/countries.ts';

/** What a store cannot choose for the sake of a price. */
export interface StoreOrigin {
  /** Numbers of its branches, the main one's first; of those too that are switched off. */
  numbers: readonly string[];
  /** Whom it is billed to by; null before there are billing details. */
  documentTypeId: number | null;
  /** The country of the phone that the store was opened with. */
  home: string;
}

/**
 * The country whose prices a store pays (decision 79). It sells in Colombia when a branch has a number of Colombia;
 * a document that Colombia issues says so too. Otherwise it is the country of its main number.
 */
export function priceCountry(origin: StoreOrigin): string {
  const { documentTypeId, home } = origin;
  if (isInColombia(origin) || (documentTypeId !== null && isColombianDocument(documentTypeId)))
    return DEFAULT_COUNTRY;
  const [main] = phonesOf(origin);
  return main === undefined ? home : countryOfPhone(main, home);
}

/** Whether a document of Colombia belongs to this store: where nothing else of it is there, its price would be typed. */
export function isInColombia(origin: Pick<StoreOrigin, 'numbers' | 'home'>): boolean {
  const numbers = phonesOf(origin);
  return numbers.length === 0 ? origin.home === DEFAULT_COUNTRY : numbers.some(isOfColombia);
}

function phonesOf({ numbers }: Pick<StoreOrigin, 'numbers'>): string[] {
  return numbers.filter((number) => number !== NO_PHONE);
}

const prefixOf = (code: string): string =>
  COUNTRIES.find((country) => country.code === code)?.phone_prefix ?? '';

function isOfColombia(number: string): boolean {
  return number.startsWith(prefixOf(DEFAULT_COUNTRY));
}

/** `home` where its prefix fits, since some countries share one; a number of no listed country is of none in Colombia. */
function countryOfPhone(number: string, home: string): string {
  const fitting = COUNTRIES.filter(({ phone_prefix }) => number.startsWith(phone_prefix));
  const longest = fitting.toSorted((a, b) => b.phone_prefix.length - a.phone_prefix.length);
  const isHome =
    longest.some(({ code }) => code === home) || (longest.length === 0 && home !== DEFAULT_COUNTRY);
  return isHome ? home : (longest[0]?.code ?? 'US');
}
