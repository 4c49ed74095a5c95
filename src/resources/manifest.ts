import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldComponent } from './fields/field.ts';

/** A view's module; it is fetched when the view is opened. */
export type LoadView = () => Promise<{ default: ComponentType }>;

export interface CardProps {
  record: RaRecord;
}

/**
 * What `src/resources/<name>/manifest.ts` may replace of a generated resource (its default export); everything that it
 * does not name stays generated. Inputs and sections of forms have a manifest of their own, loaded with the form.
 */
export interface ResourceManifest {
  list?: LoadView;
  create?: LoadView;
  edit?: LoadView;
  show?: LoadView;
  /** How a field is read, by source or by the key of `x-ui.component`: in tables, cards and details. */
  fields?: Readonly<Record<string, FieldComponent>>;
  /** The same in the table alone; null leaves a column out because another one shows it. */
  columns?: Readonly<Record<string, FieldComponent | null>>;
  /** A record on phones, inside the card's frame. */
  card?: ComponentType<CardProps>;
}
