import { MERGE_PART_NAMES, MERGE_PARTS, type MergePart } from '../../../domain/customers/merge-parts.ts';
import { findCity } from '../../../domain/places/cities.ts';
import { formatPhone } from '../../../domain/phones/notations.ts';
import type { Customer } from '../../../generated/customers/types.ts';

/** One client alone is no merge. */
export const FEWEST_MERGED = 2;

/** Who stays, and of which client each part is taken. */
export interface MergeChoice {
  kept: number;
  take: Readonly<Record<MergePart, number>>;
}

/** What a client has of a part, as people write it; empty for nothing. */
export function partText(customer: Customer, part: MergePart): string {
  if (part === 'phone') return formatPhone(customer.phone_number);
  if (part === 'address') return addressText(customer);
  // A document is its number; its type alone is none.
  if (part === 'document' && !customer.dni) return '';
  return joined(
    MERGE_PARTS[part].map((source) => customer[source]),
    ' ',
  );
}

function addressText({ address, address_line, city_id, country_code }: Customer): string {
  const city = city_id === null ? undefined : findCity(city_id);
  return joined([address, address_line, city?.name ?? country_code], ', ');
}

function joined(values: readonly (string | null)[], between: string): string {
  return values.filter((value) => value !== null && value !== '').join(between);
}

/** The one with the most orders, of two the older one. */
function usuallyKept(customers: readonly Customer[]): number {
  const [first] = customers.toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0) || a.id - b.id);
  return first?.id ?? 0;
}

/**
 * The parts that a person picked; the others of the one who stays, and of another where they are empty. What was picked
 * of a client who is left out does not count, and of these nobody stays.
 */
export function choiceFor(
  wanted: number | null,
  picked: Partial<MergeChoice['take']>,
  customers: readonly Customer[],
): MergeChoice {
  const isIn = (client: number | null | undefined): client is number =>
    customers.some(({ id }) => id === client);
  const kept = isIn(wanted) ? wanted : usuallyKept(customers);
  const ordered = customers.toSorted((a, b) => Number(b.id === kept) - Number(a.id === kept));
  const from = (part: MergePart): number => {
    const own = picked[part];
    return isIn(own) ? own : (ordered.find((one) => partText(one, part) !== '')?.id ?? kept);
  };
  return {
    kept,
    take: {
      name: from('name'),
      phone: from('phone'),
      email: from('email'),
      document: from('document'),
      address: from('address'),
    },
  };
}

/** The parts in which the clients differ: only these are asked for. */
export function differingParts(customers: readonly Customer[]): MergePart[] {
  return MERGE_PART_NAMES.filter((part) => new Set(customers.map((one) => partText(one, part))).size > 1);
}

/** What the choice leaves out: each other text of a part once, in the order of the clients. */
export function lostParts(
  customers: readonly Customer[],
  { take }: MergeChoice,
): { part: MergePart; text: string }[] {
  return differingParts(customers).flatMap((part) => {
    const from = customers.find(({ id }) => id === take[part]);
    const kept = from && partText(from, part);
    return [...new Set(customers.map((one) => partText(one, part)))]
      .filter((text) => text !== '' && text !== kept)
      .map((text) => ({ part, text }));
  });
}
