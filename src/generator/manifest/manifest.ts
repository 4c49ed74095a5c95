import type { ComponentType } from 'react';
import type { AnyName, FieldOf, RecordOf } from '../../schema/record-types.ts';
import type { FieldComponent } from '../fields/field.ts';
import type { FormParts } from './form-parts.ts';
import type { ShowParts } from './show-parts.ts';

/** A view's module; it loads when the user opens the view. */
export type LoadView = () => Promise<{ default: ComponentType }>;

export interface CardProps<Name extends AnyName = '*'> {
  record: RecordOf<Name>;
}

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
  /** What else can be done with a record, above its form; it may be a lazy part. */
  actions?: ComponentType<CardProps<Name>>;
  /** How a field is read, by source: in tables, cards and details. */
  fields?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> };
  /** The same in the table alone; null leaves a column out because another one shows it. */
  columns?: { readonly [Field in FieldOf<Name>]?: FieldComponent<Name, Field> | null };
  /** The same as `fields`, by the key that `x-ui.component` or a view's `component` names. */
  components?: Readonly<Record<string, FieldComponent<Name>>>;
  /** Between the title of the list and its records; it may be a lazy part. */
  listTop?: ComponentType;
  /** A record on phones, inside the card's frame. */
  card?: ComponentType<CardProps<Name>>;
}

/** Manifests by the name of the resource; a fully generated one has none. */
export type Manifests = Readonly<Record<string, ResourceManifest>>;
