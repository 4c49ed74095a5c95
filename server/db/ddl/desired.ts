/** A table as it should be, in PostgreSQL's own spelling, so that it can be compared with the catalogue. */

import type { SqlType } from '../../../domain/kinds/kind.ts';

export interface DesiredColumn {
  name: string;
  type: SqlType;
  /** Names of people and things are sorted as in Spanish. */
  collation?: 'es';
  notNull: boolean;
  /** As `pg_get_expr` prints it. */
  default?: string;
  identity?: boolean;
  /** Condition on this column alone. */
  check?: string;
  /** Of a secret: what it holds is encrypted. */
  sealed?: boolean;
  /** What the type does not say of the values, kept in a comment: the types within json, the currency of amounts. */
  memory?: string;
  renamedFrom?: string;
  /** Why the schema refuses a value that would be filled in; undefined for one that it accepts. */
  refusal?(value: string): string | undefined;
}

export interface DesiredReference {
  column: string;
  table: string;
  onDelete: 'restrict' | 'cascade' | 'set-null';
}

export interface DesiredIndex {
  /** SQL after the table's name: `(store_id, price, id)`. */
  on: string;
  /** Columns it is named after. */
  about: string;
  unique: boolean;
}

/** A property that is stored as rows of another table. */
export interface StoredElsewhere {
  column: string;
  table: string;
  /** Of a many-to-many reference. */
  target?: string;
}

export interface DesiredTable {
  name: string;
  renamedFrom?: string;
  /** Of a renamed resource: its former name and its name, as permissions and the log have them. */
  renamedResource?: { from: string; to: string };
  elsewhere?: StoredElsewhere[];
  columns: DesiredColumn[];
  primaryKey: string[];
  references: DesiredReference[];
  indexes: DesiredIndex[];
  /** Expression of the generated column `search_text`. */
  search?: string;
  /** The columns with texts of items that it reads, and what each holds of the row over alias `t`. */
  itemTexts?: { column: string; table: string; expression: string }[];
  /** Whether `row_counts` keeps its number of rows for each store. */
  counted: boolean;
}
