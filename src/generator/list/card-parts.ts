import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { ListColumn } from './useColumns.ts';

/** The place of each column on a card. */
export interface CardParts {
  picture?: ListColumn;
  /** The main amount, beside the name. */
  amount?: ListColumn;
  facts: ListColumn[];
  states: ListColumn[];
  /** Switches, among the actions. */
  toggles: ListColumn[];
}

const FACTS = 3;

export function isPicture({ display, source }: FieldDescriptor): boolean {
  return display === 'image' || source.endsWith('_images');
}

/** Sorts the visible columns of a list into the lines of a card: identity, facts, states, actions. */
export function cardParts(columns: readonly ListColumn[], representation: string): CardParts {
  const parts: CardParts = { facts: [], states: [], toggles: [] };
  for (const column of columns) {
    const { source, field, visible, cardOnly } = column;
    // The name is already the card's title.
    const named = representation === source || representation.includes(`{${source}}`);
    if (!(visible || cardOnly) || named) continue;
    if (isPicture(field)) parts.picture ??= column;
    else if (field.display === 'toggle') parts.toggles.push(column);
    else if (field.display === 'chip' || field.display === 'flag') parts.states.push(column);
    else if (field.display === 'money' && parts.amount === undefined) parts.amount = column;
    else if (parts.facts.length < FACTS) parts.facts.push(column);
  }
  return parts;
}
