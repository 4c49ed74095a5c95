import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { DISPLAYS } from '../kinds/display/displays.ts';
import type { ListColumn } from './list-column.ts';

/** The place of each column on a card. */
export interface CardParts {
  picture?: ListColumn;
  /** The main amount, beside the name. */
  amount?: ListColumn;
  facts: ListColumn[];
  states: ListColumn[];
  /** Switches, among the actions. */
  toggles: ListColumn[];
  /** The field whose person is called or written to. */
  contact?: ListColumn;
}

const FACTS = 3;

export function isPicture({ display, source }: FieldDescriptor): boolean {
  return DISPLAYS[display].place === 'picture' || source.endsWith('_images');
}

/** Holds a phone number: itself, or as a member of an object such as the buyer of an order. */
export function hasPhone({ display, shape, items }: FieldDescriptor): boolean {
  return (
    display === 'phone' || (shape === 'object' && items?.some((item) => item.display === 'phone') === true)
  );
}

/** The columns of a card: those that the schema names for it, else the first visible ones of the table. */
function shownOn(columns: readonly ListColumn[], card: readonly string[] | undefined): ListColumn[] {
  if (card === undefined) return columns.filter(({ visible, cardOnly }) => visible || cardOnly);
  return card.flatMap((source) => columns.find((column) => column.source === source) ?? []);
}

/** Sorts the columns of a card into its lines: identity, facts, states and actions. */
export function cardParts(
  columns: readonly ListColumn[],
  representation: string,
  card?: readonly string[],
): CardParts {
  const parts: CardParts = { facts: [], states: [], toggles: [] };
  for (const column of shownOn(columns, card)) {
    const { source, field } = column;
    const { place } = DISPLAYS[field.display];
    // The name is already the card's title.
    if (representation === source || representation.includes(`{${source}}`)) continue;
    if (hasPhone(field)) parts.contact ??= column;
    if (isPicture(field)) parts.picture ??= column;
    else if (place === 'toggle') parts.toggles.push(column);
    else if (place === 'state' && field.phrase === undefined) parts.states.push(column);
    else if (place === 'amount' && parts.amount === undefined) parts.amount = column;
    else if (card !== undefined || parts.facts.length < FACTS) parts.facts.push(column);
  }
  return parts;
}
