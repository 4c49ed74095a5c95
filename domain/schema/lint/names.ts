import { SYSTEM_SOURCES } from '../fields.ts';
import { at, members, say, textOf, type Linted, type Mistake, type Node } from './context.ts';

/** Checks names of files, resources, tables and properties. */

/** The system's tables (`server/db/tables.ts`); a test compares both lists. */
export const SYSTEM_TABLES: readonly string[] = [
  'billing_information',
  'checkout_form_versions',
  'import_additions',
  'import_pictures',
  'import_records',
  'imports',
  'payment_attempts',
  'payment_notifications',
  'payments',
  'picture_batch_files',
  'plan_attempts',
  'plan_hidden_products',
  'plan_invoices',
  'plan_notifications',
  'plan_numbers',
  'plan_payments',
  'platform_staff',
  'platform_staff_log',
  'push_devices',
  'picture_batches',
  'stores',
  'store_urls',
  'terms_versions',
  'trials',
  'users',
  'sessions',
  'rate_limits',
  'user_tokens',
  'sign_ups',
  'sign_in_codes',
  'roles',
  'memberships',
  'invitations',
  'domain_checks',
  'former_slugs',
  'distinct_customers',
  'merged_customers',
  'customer_consents',
  'customer_kinds',
  'customer_numbers',
  'customer_phones',
  'order_form_answers',
  'order_notes',
  'order_payments',
  'order_refunds',
  'open_customers',
  'open_days',
  'order_day_products',
  'order_day_sales',
  'order_day_states',
  'order_month_products',
  'payment_proofs',
  'saved_views',
  'requests',
  'audit',
  'row_counts',
  'secret_keys',
  'sequences',
  'stock_count_lines',
  'stock_counts',
  'stock_movements',
  'jobs',
  'stored_files',
  'subscriptions',
  'undos',
  'undo_rows',
];

const PROTOTYPE = ['constructor', 'prototype', '__proto__'];
const RESERVED = new Set([...SYSTEM_SOURCES, 'store_id', 'search_text', ...PROTOTYPE]);
const RESERVED_IN_ITEMS = new Set(['id', 'store_id', 'parent_id', 'position', ...PROTOTYPE]);
const PROPERTY = /^[a-z][a-z0-9_]{0,39}$/;

function fileMistakes({ file, name }: Linted): Mistake[] {
  if (name === undefined || file === `${name}.json`) return [];
  return [
    {
      file,
      pointer: '/x-resource/name',
      reason: say(
        `the file of "${name}" must be named ${name}.json`,
        `el archivo de "${name}" debe llamarse ${name}.json`,
      ),
    },
  ];
}

/** A route of ours stands before those of a resource, so one of the two could not be reached. */
function routeMistakes({ file, name }: Linted): Mistake[] {
  if (name === undefined || ![...API_SEGMENTS, ...PAGE_SEGMENTS].includes(name)) return [];
  return [
    {
      file,
      pointer: '/x-resource/name',
      reason: say(
        `"${name}" is a route of the system: choose another name`,
        `"${name}" es una ruta del sistema: elige otro nombre`,
      ),
    },
  ];
}

function propertyName(file: string, [name, node]: [string, Node], reserved: ReadonlySet<string>): Mistake[] {
  const { pointer } = node;
  if (reserved.has(name))
    return [
      {
        file,
        pointer,
        reason: say(
          `"${name}" is a name of the system: choose another name`,
          `"${name}" es un nombre del sistema: elige otro`,
        ),
      },
    ];
  if (PROPERTY.test(name)) return [];
  return [
    {
      file,
      pointer,
      reason: say(
        `"${name}" must be lower case letters, digits and underscores, at most 40`,
        `"${name}" debe tener solo minúsculas sin tilde, números y guiones bajos, máximo 40`,
      ),
    },
  ];
}

function propertyMistakes({ file, properties }: Linted): Mistake[] {
  return [...properties.values()].flatMap(({ source, node }) => {
    const isTable = at(node, 'x-db', 'table').value !== undefined;
    const inner = isTable ? members(at(node, 'items', 'properties')) : [];
    return [
      ...propertyName(file, [source, node], RESERVED),
      ...inner.flatMap((entry) => propertyName(file, entry, RESERVED_IN_ITEMS)),
    ];
  });
}

interface TableUse {
  table: string;
  file: string;
  pointer: string;
}

function tablesOf({ file, name, properties }: Linted): TableUse[] {
  const table = name?.replaceAll('-', '_');
  if (table === undefined) return [];
  const inner = [...properties.values()].flatMap(({ source, node, field }): TableUse[] => {
    const child = textOf(at(node, 'x-db', 'table'));
    if (child !== undefined) return [{ table: child, file, pointer: `${node.pointer}/x-db/table` }];
    return field?.kind === 'references' ? [{ table: `${table}_${source}`, file, pointer: node.pointer }] : [];
  });
  return [{ table, file, pointer: '/x-resource/name' }, ...inner];
}

function tableMistakes(linted: Linted): Mistake[] {
  const others = linted.all().flatMap(tablesOf);
  return tablesOf(linted).flatMap(({ table, file, pointer }): Mistake[] => {
    if (SYSTEM_TABLES.includes(table))
      return [
        {
          file,
          pointer,
          reason: say(
            `the table "${table}" belongs to the system: choose another name`,
            `la tabla "${table}" es del sistema: elige otro nombre`,
          ),
        },
      ];
    const first = others.find((other) => other.table === table);
    if (!first || (first.file === file && first.pointer === pointer)) return [];
    return [
      {
        file,
        pointer,
        reason: say(
          `the table "${table}" is already that of schemas/${first.file} ${first.pointer}: choose another name`,
          `la tabla "${table}" ya es de schemas/${first.file} ${first.pointer}: elige otro nombre`,
        ),
      },
    ];
  });
}

export function nameMistakes(linted: Linted): Mistake[] {
  const routes = routeMistakes(linted);
  return [
    ...fileMistakes(linted),
    ...propertyMistakes(linted),
    // The tables behind some routes are ours too: that would be the same mistake again.
    ...(routes.length > 0 ? routes : tableMistakes(linted)),
  ];
}

/** Checks former names: what is still there under its former name was not renamed. */

function still(node: Node, known: (name: string) => boolean, what: string): Omit<Mistake, 'file'>[] {
  const former = textOf(node);
  if (former === undefined || !known(former)) return [];
  return [
    {
      pointer: node.pointer,
      reason: say(
        `"${former}" is ${what} still: take renamedFrom out, or the former one`,
        `"${former}" todavía existe: quita renamedFrom, o lo que se llamaba así`,
      ),
    },
  ];
}

function ofProperty(linted: Linted, property: Node): Omit<Mistake, 'file'>[] {
  const former = at(property, 'x-db', 'renamedFrom');
  const table = textOf(at(property, 'x-db', 'table'));
  if (table === undefined) return still(former, (name) => linted.properties.has(name), 'a property');
  const items = at(property, 'items', 'properties');
  const names = new Set(members(items).map(([name]) => name));
  return [
    ...still(former, (name) => childTables(linted).includes(name), 'a table'),
    ...members(items).flatMap(([, item]) =>
      still(at(item, 'x-db', 'renamedFrom'), (name) => names.has(name), 'a property'),
    ),
  ];
}

function childTables(linted: Linted): string[] {
  return linted
    .all()
    .flatMap(({ properties }) => [...properties.values()])
    .flatMap(({ node }) => textOf(at(node, 'x-db', 'table')) ?? []);
}

export function renameMistakes(linted: Linted): Mistake[] {
  const names = linted.all().map(({ name }) => name);
  return [
    ...still(at(linted.root, 'x-resource', 'renamedFrom'), (name) => names.includes(name), 'a resource'),
    ...[...linted.properties.values()].flatMap(({ node }) => ofProperty(linted, node)),
  ].map((found) => ({ file: linted.file, ...found }));
}

/**
 * Segments that a resource cannot have as its name, because a route of ours has them already. Tests compare both lists
 * with the routes.
 */

/** Below `/api/v1/stores/{storeId}/`, and parts of a resource's own calls. */
export const API_SEGMENTS: readonly string[] = [
  'audit',
  'banner',
  'billing',
  'button',
  'counts',
  'create-manual-order',
  'currency',
  'customers-counters',
  'customers-duplicates',
  'disable-user-stores',
  'domain',
  'dynamic-form',
  'events',
  'export',
  'files',
  'history',
  'imports',
  'inventory',
  'legal',
  'marketing',
  'mp-preference',
  'orders-counters',
  'payment-channels',
  'payment-notifications',
  'payment-ways',
  'picture-batches',
  'profile',
  'push-device',
  'roles',
  'shipping',
  'users',
  'verify-url',
  'views',
];

/** The first segment of a page of the admin or of the public pages. */
export const PAGE_SEGMENTS: readonly string[] = [
  'account',
  'api',
  'assets',
  'bill',
  'clients',
  'code',
  'config',
  'create-collection',
  'descargar-reporte-usuarios',
  'edit-collection',
  'editar-tienda',
  'inventory',
  'invitation',
  'login',
  'manage-categories',
  'order',
  'password-recovery',
  'pay-bill',
  'payments',
  'platform',
  'reset',
  'sign-up',
  'stats',
  'store',
  'thank-you',
  'user-roles',
  'users-roles',
  'welcome-10x',
];
