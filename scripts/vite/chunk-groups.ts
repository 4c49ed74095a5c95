import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STARTS = {
  /** Modules that every page loads. */
  entry: path.join(ROOT, 'src/main.tsx'),
  /** The login and the other pages of a visitor. */
  visitor: path.join(ROOT, 'src/public/start.tsx'),
  /** The module that requests the first records. It must not wait for the rest of the admin. */
  prefetch: path.join(ROOT, 'src/app/prefetch.ts'),
  admin: path.join(ROOT, 'src/app/start.tsx'),
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
];

/**
 * Six files for login and admin. Vite alone makes 17 files of the login and 67 of the admin: they weigh 4 kB more, and
 * over HTTP/1.1 on 3G every six of them cost a round trip.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let loadedBy: ((id: string) => LoadedBy) | undefined;
  const groupOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    // The server finds the starts by name in the manifest.
    if (id === STARTS.entry || id === STARTS.visitor || id === STARTS.admin) return null;
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
  const entry = importsOf(context, STARTS.entry);
  const visitor = importsOf(context, STARTS.visitor);
  const prefetch = importsOf(context, STARTS.prefetch);
  const admin = importsOf(context, STARTS.admin);
  const pages = openedFrom(context, visitor);
  const parts = openedFrom(context, admin);
  return (id) => ({
    entry: entry.has(id),
    visitor: visitor.has(id),
    prefetch: prefetch.has(id),
    admin: admin.has(id),
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
