import type { ChatDraftAnswer, ChatLineAnswer } from '../../../../domain/chat/chat-answers.ts';
import { addOffer, isAvailable, offersOf, type Offer } from '../../../../domain/orders/order-lines.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { blankCustomer, fromCustomer, type ManualOrder } from '../form/manual-order.ts';

/** A draft that was read from a chat, between its review and the form of a new order. Pure. */

/** What the chat says of the buyer; each can be removed by itself. */
export const FACTS = ['name', 'phone', 'email', 'dni', 'city_id', 'address', 'address_detail'] as const;
export type Fact = (typeof FACTS)[number];

/** A guess that is shown, or an answer that the chat does not have. */
export type Removable = Fact | 'customer' | 'lacks';

/** A line under review. */
export interface ReviewedLine {
  from: string;
  /** What it may be: one is meant, several are to be chosen from. */
  offers: readonly Offer[];
  chosen: Offer | null;
  quantity: number;
}

/** The lines with what they may be. One whose products are gone is left out. */
export function reviewedLines(
  lines: readonly ChatLineAnswer[],
  products: readonly Product[],
): ReviewedLine[] {
  return lines.flatMap((line): ReviewedLine[] => {
    const offers = offersFor(line, products);
    const [only, ...others] = offers;
    if (only === undefined) return [];
    return [{ from: line.from, offers, chosen: others.length === 0 ? only : null, quantity: line.quantity }];
  });
}

/** The variants with the values that the chat chooses; all of a product where it has none of them together. */
function offersFor({ product_ids: ids, chosen }: ChatLineAnswer, products: readonly Product[]): Offer[] {
  const meant = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return meant.flatMap((product) => {
    const fit = new Set(
      product.product_variants
        .filter(({ options }) =>
          chosen.every(({ name, value }) => options?.some((one) => one.name === name && one.value === value)),
        )
        .map(({ id }) => id),
    );
    const offers = offersOf(product);
    const left = offers.filter(({ product_variant_id: id }) => id !== null && fit.has(id));
    return left.length === 0 ? offers : left;
  });
}

/** Whether none is left: it can be ordered all the same, and the form then says so. */
export function isSoldOut(offer: Offer): boolean {
  return !isAvailable(offer);
}

interface Reviewed {
  draft: ChatDraftAnswer;
  removed: ReadonlySet<Removable>;
  /** The registered customer whom the draft names; undefined for a new one. */
  known: Customer | undefined;
  lines: readonly ReviewedLine[];
}

type Filled = Pick<ManualOrder, 'customer' | 'shipping_information' | 'order_details'>;

/** The form's values with what is left of the draft; what the form has already stays where the draft says nothing. */
export function filledFrom({ draft, removed, known, lines }: Reviewed, before: Filled): Filled {
  const said = (fact: Fact): string | undefined => (removed.has(fact) ? undefined : draft[fact]?.value);
  const ofKnown = known !== undefined && !removed.has('customer') ? fromCustomer(known) : undefined;
  const [first_name, last_name] = namesOf(said('name') ?? '');
  const typed = {
    ...(first_name && { first_name, last_name }),
    ...filled({ phone_number: said('phone'), email: said('email'), dni: said('dni') }),
  };
  const isNew = ofKnown === undefined && Object.keys(typed).length > 0;
  const lacks = (['email', 'dni'] as const).filter((name) => said(name) === undefined);
  const address = {
    ...filled({ city_id: said('city_id'), address: said('address') }),
    // A detail belongs to its address.
    ...(said('address') !== undefined && { address_detail: said('address_detail') ?? null }),
  };
  return {
    customer: ofKnown?.customer ?? {
      ...(isNew ? blankCustomer() : before.customer),
      ...typed,
      ...(isNew && !removed.has('lacks') && { lacks }),
    },
    shipping_information: { ...before.shipping_information, ...ofKnown?.shipping, ...address },
    order_details: lines.reduce(
      (added, { chosen, quantity }) => (chosen === null ? added : addOffer(added, chosen, quantity)),
      before.order_details,
    ),
  };
}

function filled<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const [key, value] of Object.entries(values))
    if (value === undefined) Reflect.deleteProperty(kept, key);
  return kept;
}

/** First and last names: of three words the last one is the last name, of four the last two. */
function namesOf(name: string): [first: string, last: string | null] {
  const words = name.split(' ').filter((word) => word !== '');
  const first = Math.max(1, Math.ceil(words.length / 2));
  return [words.slice(0, first).join(' '), words.slice(first).join(' ') || null];
}
