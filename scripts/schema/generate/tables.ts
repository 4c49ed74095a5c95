import { isColumn } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { columnOf } from '../../../server/db/ddl/column.ts';
import { itemTexts } from '../../../server/db/ddl/search.ts';
import { banner } from './banner.ts';
import { pascalCase } from './names.ts';

function typeOf(field: Field): string {
  const { row } = columnOf(field);
  return typeof row === 'function' ? row(field) : row;
}

function columns(fields: Field[]): string[] {
  return fields
    .filter((field) => !field.system && isColumn(field))
    .map((field) => {
      const type = field.required ? typeOf(field) : `${typeOf(field)} | null`;
      return `${field.column}: ${field.default === undefined ? type : `Generated<${type}>`};`;
    });
}

interface Table {
  name: string;
  columns: string[];
}

function tablesOf(resource: Resource): Table[] {
  const items = resource.fields.flatMap((field): Table[] =>
    field.kind === 'items' && field.db.table !== undefined
      ? [
          {
            name: field.db.table,
            columns: [
              'id: Generated<number>;',
              'parent_id: number;',
              'position: number;',
              ...columns(field.items ?? []),
            ],
          },
        ]
      : [],
  );
  const links = resource.fields
    .filter((field) => field.kind === 'references')
    .map((field) => ({
      name: `${resource.table}_${field.source}`,
      columns: ['parent_id: number;', 'target_id: number;', 'position: Generated<number>;'],
    }));
  const own = [
    'id: Generated<number>;',
    'created_at: Timestamp;',
    'updated_at: Timestamp;',
    'version: Generated<number>;',
    ...columns(resource.fields),
    ...itemTexts(resource).map(({ column }) => `${column.name}: Generated<string>;`),
  ];
  return [{ name: resource.table, columns: own }, ...items, ...links];
}

function declaration({ name, columns: lines }: Table): string {
  return `export interface ${pascalCase(name)}Table {\n${['store_id: number;', ...lines].map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Row types of every table that the schemas make, for Kysely. */
export function tablesModule(resources: Resource[]): string {
  const tables = resources.flatMap(tablesOf);
  const all = tables.map(({ name }) => `  ${name}: ${pascalCase(name)}Table;\n`).join('');
  return `${banner('schemas/*.json')}import type { ColumnType, Generated } from 'kysely';

/** Set by the database when left out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

${tables.map(declaration).join('\n')}
export interface ResourceTables {
${all}}
`;
}
