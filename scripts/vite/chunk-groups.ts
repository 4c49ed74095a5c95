import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string): string => path.join(ROOT, 'src', file);
/** The server finds these by name in the manifest. */
const ENTRY = at('main.tsx');
const VISITOR = at('public/start.tsx');
const ADMIN = at('app/start.tsx');

const STARTS = {
  /** Modules that every page loads. */
  entry: [ENTRY],
  /** The login and the other pages of a visitor. */
  visitor: [VISITOR],
  /** The module that requests the first records. It must not wait for the rest of the admin. */
  prefetch: [at('app/prefetch.ts')],
  admin: [ADMIN],
  /** What stands on the first list of a phone, and loads at run time. */
  list: [
    at('generator/list/ImportChips.tsx'),
    at('generator/share/ShareRecord.tsx'),
    at('resources/products/list/ProductFigures.tsx'),
    at('resources/products/list/ProductStock.tsx'),
  ],
  /** What a visit without network needs. */
  offline: [at('shell/offline/stay-ready.ts')],
};

/** The starts that load a module. A page of the visitor or a part of the admin may load it later. */
type LoadedBy = Record<keyof typeof STARTS | 'pages' | 'parts', boolean>;

/** The first group that fits takes the module. Vite splits the rest by the modules that import it at run time. */
const GROUPS: [name: string, holds: (by: LoadedBy) => boolean][] = [
  ['entry', (by) => by.entry && (by.visitor || by.admin)],
  // A part of the admin that needs one module of the login would load all of it.
  ['base', (by) => by.visitor && (by.admin || by.parts)],
  ['login', (by) => by.visitor],
  ['pages', (by) => by.admin && by.pages],
  ['prefetch', (by) => by.admin && by.prefetch],
  ['admin', (by) => by.admin],
  ['list', (by) => by.list],
  ['offline', (by) => by.offline],
];

/**
 * Eight files for login, admin and first list. Vite alone makes 17 files of the login and 67 of the admin: they weigh
 * 4 kB more, and over HTTP/1.1 on 3G every six of them cost a round trip. The parts of the list were twelve more.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let loadedBy: ((id: string) => LoadedBy) | undefined;
  const groupOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (id === ENTRY || id === VISITOR || id === ADMIN) return null;
    loadedBy ??= readGraph(context);
    const by = loadedBy(id);
    return GROUPS.find(([, holds]) => holds(by))?.[0] ?? null;
  };
  return {
    // Otherwise a group includes the dependencies of its modules, and the login would load parts of the admin.
    includeDependenciesRecursively: false,
    groups: GROUPS.map(([name], index) => ({
      debugName: name,
      name: (id, context) => (groupOf(id, context) === name ? name : null),
      priority: GROUPS.length - index,
    })),
  };
}

function readGraph(context: Rolldown.ChunkingContext): (id: string) => LoadedBy {
  const all = (starts: readonly string[]): Set<string> => {
    const missing = starts.find((start) => context.getModuleInfo(start) === null);
    if (missing !== undefined)
      throw new Error(`Nothing loads ${missing}: its group of chunks would be empty`);
    return new Set(starts.flatMap((start) => [...importsOf(context, start)]));
  };
  const entry = all(STARTS.entry);
  const visitor = all(STARTS.visitor);
  const prefetch = all(STARTS.prefetch);
  const admin = all(STARTS.admin);
  const list = all(STARTS.list);
  const offline = all(STARTS.offline);
  const pages = openedFrom(context, visitor);
  const parts = openedFrom(context, admin);
  return (id) => ({
    entry: entry.has(id),
    visitor: visitor.has(id),
    prefetch: prefetch.has(id),
    admin: admin.has(id),
    list: list.has(id),
    offline: offline.has(id),
    pages: pages.has(id),
    parts: parts.has(id),
  });
}

/** What the modules load at run time, each with its own imports. */
function openedFrom(context: Rolldown.ChunkingContext, modules: ReadonlySet<string>): Set<string> {
  const opened = [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(opened.flatMap((part) => [...importsOf(context, part)]));
}

/** MUI's theme for high contrast names the classes of all inputs. Nobody calls it, and the inputs load with forms. */
const UNUSED = /@mui\/material\/styles\/enhanceHighContrast\.mjs$/;

/** A module and everything that it imports statically, directly or through others. */
function importsOf(context: Rolldown.ChunkingContext, start: string): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || UNUSED.test(id)) continue;
    seen.add(id);
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
