import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const inRoot = (id: string): string => path.relative(ROOT, id).split(path.sep).join('/');
const at = (file: string): string => path.join(ROOT, 'src', file);
const ENTRY = at('main.tsx');
const VISITOR = at('public/start.tsx');
const ADMIN = at('app/start.tsx');
/** Part of the bundle of every build. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * The screen that a module belongs to, of those that a visit often begins with: home, and the lists of cards. Null for
 * any other module that is loaded at run time.
 */
function screenOf(file: string, importers: readonly string[]): string | null {
  const isFrom = (name: string): boolean => importers.some((importer) => inRoot(importer) === name);
  const home = 'src/custom/home/HomePage.tsx';
  if (file === home || isFrom(home)) return 'home';
  if (HOME_CALLS.test(file) || file === 'generated/orders/list.ts') return 'admin';
  if (file === 'src/list/GeneratedList.tsx') return 'generated-list';
  const [, words] = /^generated\/([^/]+)\/list(?:-words)?\.ts$/.exec(file) ?? [];
  if (words !== undefined) return `${words}-list`;
  const [, resource] = /^src\/resources\/([^/]+)\/(?:list-parts\.tsx$|(?:list|actions)\/)/.exec(file) ?? [];
  if (resource === undefined || !isFrom(`src/resources/${resource}/manifest.ts`)) return null;
  return CARDS.has(resource) ? `${resource}-list` : null;
}

/** Resources whose lists are made of parts of their own. Others replace the whole list, by a file that loads with it. */
const CARDS: ReadonlySet<string> = new Set(['orders', 'products', 'customers']);

/** The calls of home, which other screens make too, and the orders that it shows. */
const HOME_CALLS = /^src\/dataProvider\/(?:figure|inventory|payment-channel)-calls\.ts$/;

/**
 * Every page needs one file, the login another, the admin a third: its frame, and what its first screens share. Each
 * screen that a visit often begins with has one of its own, and lists share one. So a first list waits for one wave of
 * files. Vite alone makes a file of every set of importers, and a list asks for fifty. Forms and dialogs are left to it.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let chunks: Map<string, string> | undefined;
  return {
    // Otherwise a group includes the dependencies of its modules, and the login would load parts of the admin.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, context) => {
          chunks ??= readChunks(context);
          return chunks.get(id) ?? null;
        },
      },
    ],
  };
}

function readChunks(context: Rolldown.ChunkingContext): Map<string, string> {
  const missing = [ENTRY, VISITOR, ADMIN].find((start) => context.getModuleInfo(start) === null);
  if (missing !== undefined) throw new Error(`Nothing loads ${missing}: its group of chunks would be empty`);
  const entry = importsOf(context, [ENTRY]);
  const visitor = importsOf(context, [VISITOR]);
  // A page of the visitor that needs one module of the admin would load all of it.
  const pages = importsOf(context, openedFrom(context, visitor));
  const admin = importsOf(context, [ADMIN]);
  const parts = importsOf(context, openedFrom(context, admin));
  const shared = (id: string): boolean => admin.has(id) || parts.has(id);
  const chunks = new Map<string, string>();
  for (const id of visitor) chunks.set(id, shared(id) ? 'base' : 'login');
  for (const id of pages) if (shared(id)) chunks.set(id, 'base');
  for (const id of entry) chunks.set(id, 'base');
  chunks.set(RUNTIME, 'base');
  for (const id of admin) if (!chunks.has(id)) chunks.set(id, 'admin');
  for (const [id, screens] of readScreens(context))
    if (!chunks.has(id)) chunks.set(id, screens.size > 1 ? 'admin' : [...screens].join(''));
  const used = usedByScreens(context);
  for (const id of admin) if (!used.has(id) && chunks.get(id) === 'admin') chunks.delete(id);
  for (const [id, name] of chunks) if (name === 'admin' && RECORD.test(id)) chunks.set(id, 'record');
  const named = new Set(chunks.values());
  const empty = ['home', 'generated-list', ...[...CARDS].map((name) => `${name}-list`)].find(
    (name) => !named.has(name),
  );
  if (empty !== undefined)
    throw new Error(`No module is in the chunk ${empty}: a path of a screen has changed`);
  return chunks;
}

/** Of every module that a first screen loads at run time, these screens. */
function readScreens(context: Rolldown.ChunkingContext): Map<string, Set<string>> {
  const screens = new Map<string, Set<string>>();
  for (const id of importsOf(context, [ENTRY], everyImport)) {
    const importers = context.getModuleInfo(id)?.dynamicImporters ?? [];
    const screen = importers.length === 0 ? null : screenOf(inRoot(id), importers);
    if (screen === null) continue;
    for (const part of importsOf(context, [id]))
      screens.set(part, (screens.get(part) ?? new Set()).add(screen));
  }
  return screens;
}

/** What the modules load at run time. */
function openedFrom(context: Rolldown.ChunkingContext, modules: Iterable<string>): string[] {
  return [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/**
 * MUI's theme for high contrast names the classes of all inputs. Nobody calls it, and the inputs load with forms.
 * MUI's index leads to its Stack, which react-admin's own components alone use.
 */
const UNUSED = /@mui\/material\/styles\/enhanceHighContrast\.mjs$|@mui\/system\/Stack\//;

/** The modules and everything that they import, directly or through others. */
function importsOf(
  context: Rolldown.ChunkingContext,
  starts: readonly string[],
  imports: (module: Rolldown.ModuleInfo) => readonly string[] = (module) => module.importedIds,
): Set<string> {
  const seen = new Set<string>();
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || UNUSED.test(id)) continue;
    seen.add(id);
    const module = context.getModuleInfo(id);
    if (module !== null) queue.push(...imports(module));
  }
  return seen;
}

function everyImport({ importedIds, dynamicallyImportedIds }: Rolldown.ModuleInfo): string[] {
  return [...importedIds, ...dynamicallyImportedIds];
}

/** react-admin's own components: views that are made of them have files of their own. */
const VIEWS = /\/node_modules\/(?:react-admin|ra-ui-materialui)\//;
/** What ra-core has for the page of one record: no first screen shows one, and the pages that do share it. */
const RECORD = /\/node_modules\/ra-core\/dist\/controller\/(?:create|edit|show)\//;
/** Files of ra-core that export what others have, and nothing else. */
const INDEX = /\/node_modules\/ra-core\/dist\/(?:.+\/)?index\.js$/;

/**
 * What screens use that import ra-core alone. Its index leads to all of it, and who imports from it names what they use.
 * The rest of ra-core, and what that needs, is of react-admin's own components: it loads with their views.
 */
function usedByScreens(context: Rolldown.ChunkingContext): Set<string> {
  return importsOf(context, [ENTRY], (module) => {
    if (VIEWS.test(module.id)) return [];
    const names = namedImports(module.code ?? '');
    const partsOf = (id: string): readonly string[] => {
      if (!INDEX.test(id)) return [id];
      const parts = context.getModuleInfo(id)?.importedIds ?? [];
      return parts.flatMap(partsOf).filter((part) => {
        const exported = context.getModuleInfo(part)?.exports ?? [];
        // A default export has the name of its file.
        return [...exported, path.basename(part, '.js')].some((name) => names.has(name));
      });
    };
    return everyImport(module).flatMap(partsOf);
  });
}

/** The names that a module imports from ra-core or, as a part of it, from one of its index files. */
function namedImports(code: string): Set<string> {
  const lists = code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["'](?:ra-core|\.[^"']*\/index\.js)["']/g);
  const names = [...lists].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => name.trim().split(/\s/)[0] ?? ''));
}
