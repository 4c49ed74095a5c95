export interface ResourceTables {
  [table: string]: Record<string, never>;
}
