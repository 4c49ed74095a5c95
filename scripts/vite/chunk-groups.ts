import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.join(ROOT, 'src/main.tsx');
const PUBLIC = path.join(ROOT, 'src/public/start.tsx');
const AHEAD = path.join(ROOT, 'src/app/ask-ahead.ts');
const ADMIN = path.join(ROOT, 'src/app/start.tsx');

type Group = 'entry' | 'base' | 'ahead' | 'admin' | 'pages' | 'login';
type Context = Rolldown.ChunkingContext;

/**
 * Six files instead of fifty: what the entry shares with what it starts, what login and admin share, what the login
 * needs on top, what the admin needs on top before it shows anything, the small part of that which asks ahead for the
 * first records and so must not wait for the rest, and what the admin shares with the visitor's other pages, which must
 * not bring the admin along.
 * Over HTTP/1.1 on 3G each round of six small files costs a round trip. All else is split by itself, by what asks for it.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  const groupOf = grouping();
  const group = (name: Group, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (groupOf(id, context) === name ? name : null),
    priority,
  });
  // A group takes its own modules alone: with what they import, the admin's would follow the base into the login.
  return {
    includeDependenciesRecursively: false,
    groups: [
      group('entry', 5),
      group('base', 4),
      group('login', 3),
      group('pages', 2),
      group('ahead', 1),
      group('admin', 0),
    ],
  };
}

function grouping(): (id: string, context: Context) => Group | null {
  let known: Record<'entry' | 'visitor' | 'pages' | 'ahead' | 'admin', Set<string>> | undefined;
  return (id, context) => {
    known ??= reaches(context);
    // The server finds the starts in the manifest, by their names.
    if (id === PUBLIC || id === ADMIN || id === ENTRY) return null;
    if (known.entry.has(id)) return known.visitor.has(id) || known.admin.has(id) ? 'entry' : null;
    if (known.visitor.has(id)) return known.admin.has(id) ? 'base' : 'login';
    if (!known.admin.has(id)) return null;
    if (known.pages.has(id)) return 'pages';
    return known.ahead.has(id) ? 'ahead' : 'admin';
  };
}

function reaches(context: Context) {
  const visitor = reach(context, PUBLIC);
  const asked = [...visitor].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = new Set(asked.flatMap((page) => [...reach(context, page)]));
  return {
    entry: reach(context, ENTRY),
    visitor,
    pages,
    ahead: reach(context, AHEAD),
    admin: reach(context, ADMIN),
  };
}

/** What a module imports without being asked at run time, and what that imports. */
function reach(context: Context, start: string): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
