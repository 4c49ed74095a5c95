import { createContext, use, type ComponentType } from 'react';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import type { Conflict } from '../../domain/merge/three-way.ts';
import type { FormDescriptor, ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { listPathOf } from '../../domain/schema/list-path.ts';
import type { Section } from '../../domain/schema/model.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import type { AnyName, FieldOf, RecordOf } from '../schema/record-hooks.ts';
import type { FieldComponent } from '../kinds/fields/field.ts';
import type { Input } from '../kinds/inputs/input.ts';
import type { FormKind, PlacedSection } from '../schema/form-fields.ts';
import type { SaveBarProps } from '../ui/form/SaveBar.tsx';

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
  /** What is said below its name, to who typed this text. */
  facts: (record: RecordOf<Name>, money: (amount: number) => string, typed: string) => string;
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
  /** False: its list leads to no import, although its schema names what a file would be known by. */
  imports?: false;
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
  /** Cards, columns and what stands around the records of the generated list. */
  listParts?: () => Promise<{ default: ListParts<Name> }>;
  /** Inputs and sections of the generated form. */
  formParts?: () => Promise<{ default: FormParts<Name> }>;
  /** Sections of the generated detail page. */
  showParts?: () => Promise<{ default: ShowParts<Name> }>;
  /** The button above the form that deletes a record; it may be a lazy part, and draw nothing. */
  Delete?: ComponentType<CardProps<Name> & { resource: string }>;
  /** What else can be done with a record, above its form and its detail; it may be a lazy part. */
  actions?: ComponentType<CardProps<Name>>;
  /** How a field is read, by source: in tables, cards and details. */
  fields?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> };
  /** The same as `fields`, by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, FieldComponent<Name>>>;
  /** How many records have each value among what the other filters let through; its filters show it beside their choices. */
  choiceCounts?: (provider: AppDataProvider, filter: Record<string, unknown>) => Promise<ChoiceCounts>;
  /** On phones a tap on its icon opens the search; the file of the list is in its place (spec 1 §2). */
  foldedSearch?: true;
  /** In the search of everything; absent, its searched fields are listed and its page opens. */
  found?: FoundRecord<Name>;
}

/**
 * The parts of its generated list that a resource replaces, by name; the rest stays generated. It is the default export
 * of the module that the manifest's `listParts` loads with the list, so that the first drawing waits for nothing.
 */
export interface ListParts<Name extends AnyName = '*'> {
  /** How a column of the table is read, by source; null leaves it out because another one shows it. */
  columns?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> | null };
  /** A record on phones, inside the card's frame. */
  Card?: ComponentType<CardProps<Name>>;
  /** Beside the state of a record on its generated card; it may draw nothing. */
  CardAction?: ComponentType<CardProps<Name>>;
  /** A line of its own at the end of a generated card; it may draw nothing. */
  CardNote?: ComponentType<CardProps<Name>>;
  /** Lies over the picture of a generated card, and stands among the actions of one without; it may draw nothing. */
  CardMark?: ComponentType<CardProps<Name>>;
  /** Beside the link at the end of a table's row; it may draw nothing. Absent, the chat with the record's person. */
  RowAction?: ComponentType<CardProps<Name>>;
  /** What a row of the table unfolds. */
  RowDetail?: ComponentType<CardProps<Name>>;
  /** Between the title of the list and its records. */
  Top?: ComponentType;
  /** The filter that `Top` sets and shows, so that a phone has no chip for it. */
  topFilter?: `${FieldOf<Name>}.${FilterOp}`;
  /** A line above the records that is mostly absent, so that no room is kept for it. */
  Notice?: ComponentType;
  /** Above the tools of the list, over its whole width: what one visit of it has to say. Draws nothing else. */
  Banner?: ComponentType;
  /** What the records that are found add up to: above them, on phones at the end of the line that scrolls. It may draw nothing. */
  Summary?: ComponentType;
}

/** Manifests by the name of the resource; a fully generated one has none. */
export type Manifests = Readonly<Record<string, ResourceManifest>>;

type Values = Readonly<Record<string, unknown>>;

/** What the end of a form that edits a record is given. */
export interface EditBarProps extends SaveBarProps {
  /** Id of the record. */
  id: number;
  /** What is wrong with the values: sentences by source; empty when they can be saved. */
  complaints: (values: Values) => Readonly<Record<string, string>>;
  /** Sends the changes by another call, merged over those of other users as a save merges them. */
  attempt: <Answer extends object>(
    values: Values,
    send: (patch: Values, before: Values) => Promise<Answer>,
  ) => Promise<EditSaved<Answer>>;
}

/**
 * The parts of its generated form that a resource replaces, by name; the rest stays generated. It is the default export
 * of the module that the manifest's `formParts` loads with the form.
 */
export interface FormParts<Name extends AnyName = '*'> {
  /** Fields that a form requires beyond the schema, because other ways to write the record do without them. */
  required?: { readonly [Kind in FormKind]?: readonly FieldOf<Name>[] };
  /** Inputs by the source of their field. */
  fields?: { readonly [Field in FieldOf<Name>]?: Input };
  /** Whole sections by their id in `x-views`. */
  sections?: Readonly<Record<string, ComponentType<PlacedSection>>>;
  /**
   * The body of a PATCH, where leaving out what did not change would mean something. `values` are those of the form as
   * the API takes them.
   */
  patch?: (patch: Partial<RecordOf<Name>>, values: Partial<RecordOf<Name>>) => Partial<RecordOf<Name>>;
  /**
   * Writes what belongs to the record but is not part of it, once the record is stored. `values` are those of the form.
   * Rejects as the calls of `dataProvider/` do; the form then stays, and the next try does not write the record twice.
   */
  complete?: (
    dataProvider: AppDataProvider,
    record: RecordOf<Name>,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Stands for the bar that saves, in the form of an existing record. */
  EditBar?: ComponentType<EditBarProps>;
  /** Inputs by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, Input>>;
}

/** What became of an edit, or of a look at one. */
export type EditSaved<Saved = Record<string, unknown>> =
  /** `others`: paths that another user changed meanwhile, and that are kept. */
  | { saved: Saved; others: string[]; conflicts?: undefined }
  /**
   * Both users changed the same values, so the user has to choose. `merged` holds mine there, `theirs` is the stored
   * record.
   */
  | {
      conflicts: Conflict[];
      merged: Record<string, unknown>;
      theirs: Record<string, unknown>;
      saved?: undefined;
    };

export interface ShowPartProps<Name extends AnyName = '*'> {
  record: RecordOf<Name>;
  descriptor: FormDescriptor;
}

export interface ShowSectionProps<Name extends AnyName = '*'> extends ShowPartProps<Name> {
  section: Section;
}

/**
 * The parts of its generated detail page that a resource replaces, by name; the rest stays generated. It is the default
 * export of the module that the manifest's `showParts` loads with the page. The manifest's `fields` replace displays of
 * single fields, in tables and details.
 */
export interface ShowParts<Name extends AnyName = '*'> {
  /** Whole sections by their id in `x-views`; null leaves one out. */
  sections?: Readonly<Record<string, ComponentType<ShowSectionProps<Name>> | null>>;
  /** The facts that decide: a column on the right where there is room, first on phones. */
  Aside?: ComponentType<ShowPartProps<Name>>;
  /** The whole page of a loaded record, from its header down. Loading, failures and live changes stay those of every page. */
  Page?: ComponentType<ShowPartProps<Name>>;
}

/** The component that replaces the display of a field, by `component` key or by source. */
export function fieldOverride(
  { components, fields }: ResourceManifest,
  source: string,
  component = '',
): FieldComponent | undefined {
  return components?.[component] ?? fields?.[source];
}

/** The same for a cell of the table, where a column may also be left out (null). */
export function columnOverride(
  manifest: ResourceManifest,
  { columns }: ListParts,
  source: string,
  component?: string,
): FieldComponent | null | undefined {
  const column = columns?.[source];
  return column === undefined ? fieldOverride(manifest, source, component) : column;
}

/** The manifests of all resources. The application provides them, because lists and forms know no resource by name. */
export const ManifestsContext = createContext<Manifests>({});

const NONE: ResourceManifest = {};

/** The bespoke parts of a resource; empty when there are none. */
export function useManifest(resource: string): ResourceManifest {
  return use(ManifestsContext)[resource] ?? NONE;
}

/** Path of the screen that brings a file of the resource in; undefined where there is none. */
export function importPathOf(
  { name, imports }: Pick<ResourceDescriptor, 'name' | 'imports'>,
  manifest: Pick<ResourceManifest, 'imports'>,
): string | undefined {
  return imports === true && manifest.imports !== false ? `${listPathOf(name)}/import` : undefined;
}
