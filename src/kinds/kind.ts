/**
 * How a kind of value looks in the panel. Each kind has a file here: `<kind>.tsx` shows it and loads with the first list;
 * `<kind>-input.tsx` edits it and loads with forms. `npm run schema types` collects their exports (docs/decisions/0083).
 */
import type { Display, Widget } from '../../domain/schema/kind-names.ts';
import type { FieldComponent } from './fields/field.ts';
import type { InputView } from './inputs/input.ts';

/** What filters and orders a kind offers. Export `view`. */
export interface KindView {
  /** The input of its filters. */
  filter: 'text' | 'number' | 'amount' | 'days' | 'times' | 'choices' | 'records';
  /** The words of its two orders; a kind without any offers none. */
  sorted?: 'when' | 'amount' | 'count' | 'letters';
}

/** One way in which a value is read: a column, a fact of a card, a line of a detail. */
export interface DisplayView {
  Field: FieldComponent;
  /** Pixels that it needs in a table at least, with the padding of its cell. Left out, as many as a few words. */
  width?: number;
  align?: 'right';
  /** Running text: never narrower than a few words. */
  wordy?: true;
  /** Its values explain themselves; on a card the others have their label. */
  clear?: true;
  /** The first on a card explains itself, as a day does. */
  clearOnce?: true;
  /** A value of a few words, of which two stand side by side on a detail page. */
  short?: true;
  /** It takes the whole line of a section with two columns. */
  wholeLine?: true;
  /** Its own place on a card; the others are facts. */
  place?: 'picture' | 'amount' | 'state' | 'toggle';
  /** A state, which never leaves a table. */
  state?: true;
  /** A fact of a row among the rows of another record. */
  fact?: true;
  /** An empty value is shown too: a switch that is off, initials instead of a picture, rows that are counted. */
  showsEmpty?: true;
  /** It has a look of its own, or is a link, which a tag around it would make hard to hit. */
  unframed?: true;
}

/** The displays that a kind brings. Several kinds may use one. Export `displays`. */
export type Displays = Readonly<Partial<Record<Display, DisplayView>>>;

/** The widgets that a kind brings. Export `inputs`. */
export type Inputs = Readonly<Partial<Record<Widget, InputView>>>;
