import type { ComponentType } from 'react';
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';
import type { Section } from '../../domain/schema/model.ts';
import type { AnyName, RecordOf } from '../schema/record-types.ts';

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
