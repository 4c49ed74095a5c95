import type { ComponentType } from 'react';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { LazyPart } from '../ui/lazy/lazy-part.ts';
import type { AnyName, FieldOf, RecordOf } from '../schema/record-types.ts';
import type { FieldComponent } from '../kinds/fields/field.ts';
import type { FormParts } from './form-parts.ts';
import type { ShowParts } from './show-parts.ts';

/** A view's module; it loads when the user opens the view. */
export type LoadView = () => Promise<{ default: ComponentType }>;

export interface CardProps<Name extends AnyName = '*'> {
  record: RecordOf<Name>;
}

export interface FoundSheetProps<Name extends AnyName = '*'> extends CardProps<Name> {
  onClose(): void;
}

/** A record among the results of the search of everything. */
export interface FoundRecord<Name extends AnyName = '*'> {
  picture: (record: RecordOf<Name>) => string | null;
  /** What is said below its name. */
  facts: (record: RecordOf<Name>, money: (amount: number) => string) => string;
  /** What its line opens instead of its page: a lazy popup. */
  Sheet: ComponentType<FoundSheetProps<Name>>;
}

/** Records that have a value of a field, by source and value. */
export type ChoiceCounts = Readonly<Record<string, ReadonlyMap<string | number, number>>>;

/**
 * What `src/resources/<name>/manifest.ts` replaces of a generated resource (its default export); everything that it
 * does not name stays generated. What is heavy stands behind a function, and is fetched with the view that needs it.
 * A manifest names its resource, `ResourceManifest<'orders'>`, so that a misspelt field does not compile.
 */
export interface ResourceManifest<Name extends AnyName = '*'> {
  /** Path of the screen that brings a file in; the list leads to it. */
  importAt?: string;
  /** Where its form leads on phones when it is done or left; the list when unset. */
  formEndsAt?: string;
  /** Path of the screen that takes pictures of many records at once; the list leads to it. */
  picturesAt?: string;
  /** Path of the grid that edits selected records side by side; the selection leads to it. */
  gridAt?: string;
  /** The screen that prints selected records, and how many of them at once; the selection leads to it. */
  printAt?: { path: string; most: number };
  list?: LoadView;
  create?: LoadView;
  edit?: LoadView;
  show?: LoadView;
  /** Inputs and sections of the generated form. */
  formParts?: () => Promise<{ default: FormParts<Name> }>;
  /** Sections of the generated detail page. */
  showParts?: () => Promise<{ default: ShowParts<Name> }>;
  /** The button above the form that deletes a record; it may be a lazy part, and draw nothing. */
  Delete?: ComponentType<CardProps<Name> & { resource: string }>;
  /** Beside the state of a record on its card; it may be a lazy part, and draw nothing. */
  cardAction?: ComponentType<CardProps<Name>>;
  /** What else can be done with a record, above its form and its detail; it may be a lazy part. */
  actions?: ComponentType<CardProps<Name>>;
  /** How a field is read, by source: in tables, cards and details. */
  fields?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> };
  /** The same in the table alone; null leaves a column out because another one shows it. */
  columns?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> | null };
  /** The same as `fields`, by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, FieldComponent<Name>>>;
  /** Between the title of the list and its records; it may be a lazy part. */
  listTop?: ComponentType;
  /** The filter that `listTop` sets and shows, so that a phone has no chip for it. */
  listTopFilter?: `${FieldOf<Name>}.${FilterOp}`;
  /** A line above the records that is mostly absent, so that no room is kept for it; a lazy part. */
  listNotice?: ComponentType;
  /** Above the tools of the list, over its whole width: what one visit of it has to say. Draws nothing else. */
  listBanner?: ComponentType;
  /** What the records that are found add up to: above them, on phones at the end of the line that scrolls. It may draw nothing. */
  listSummary?: ComponentType;
  /** How many records have each value among what the other filters let through; its filters show it beside their choices. */
  choiceCounts?: (provider: AppDataProvider, filter: Record<string, unknown>) => Promise<ChoiceCounts>;
  /** On phones a tap on its icon opens the search; the file of the list is in its place (spec 1 §2). */
  foldedSearch?: true;
  /** A record on phones, inside the card's frame; the list loads it while it waits for its records. */
  card?: LazyPart<CardProps<Name>>;
  /** In the search of everything; absent, its searched fields are listed and its page opens. */
  found?: FoundRecord<Name>;
  /** Beside the link at the end of a table's row; it may be a lazy part, and draw nothing. Absent, the chat with the record's person. */
  rowAction?: ComponentType<CardProps<Name>>;
  /** What a row of the table unfolds. */
  rowDetail?: ComponentType<CardProps<Name>>;
}

/** Manifests by the name of the resource; a fully generated one has none. */
export type Manifests = Readonly<Record<string, ResourceManifest>>;
