/** The tables of an area in their present state, as one SQL text each; beside the tables of the schemas. */
export interface Area {
  /** Tables, functions and policies that need no table of a schema. */
  tables: string;
  /** What refers to tables of the schemas, where all of those exist: a platform may have schemas of its own. */
  links: { of: readonly string[]; sql: string }[];
}
