import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldComponent } from '../fields/field.ts';
import type { FormParts } from './form-parts.ts';
import type { ShowParts } from './show-parts.ts';

/** A view's module; it is fetched when the view is opened. */
export type LoadView = () => Promise<{ default: ComponentType }>;

export interface CardProps {
  record: RaRecord;
}

/**
 * What `src/resources/<name>/manifest.ts` replaces of a generated resource (its default export); everything that it
 * does not name stays generated. What is heavy stands behind a function, and is fetched with the view that needs it.
 */
export interface ResourceManifest {
  list?: LoadView;
  create?: LoadView;
  edit?: LoadView;
  show?: LoadView;
  /** Inputs and sections of the generated form. */
  formParts?: () => Promise<{ default: FormParts }>;
  /** Sections of the generated detail page. */
  showParts?: () => Promise<{ default: ShowParts }>;
  /** How a field is read, by source or by the key of `x-ui.component`: in tables, cards and details. */
  fields?: Readonly<Record<string, FieldComponent>>;
  /** The same in the table alone; null leaves a column out because another one shows it. */
  columns?: Readonly<Record<string, FieldComponent | null>>;
  /** A record on phones, inside the card's frame. */
  card?: ComponentType<CardProps>;
}

/** By the name of the resource; one that is fully generated has none. */
export type Manifests = Readonly<Record<string, ResourceManifest>>;
