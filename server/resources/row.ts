/** A record of a resource that is known at run time alone: field sources as keys. Bespoke code has `record-types.ts`. */
export type Row = Record<string, unknown>;
