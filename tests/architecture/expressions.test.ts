import type { Node } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { rootOf } from '../../domain/schema/lint/context.ts';
import { patternsOf } from '../../domain/schema/lint/patterns.ts';
import { backtracking } from '../../scripts/schema/backtracking.ts';
import { modules } from '../../server/modules/all.ts';
import { resourceRoutes } from '../../server/resources/routes.ts';
import { productResources } from '../support/resources.ts';
import { lineAt, readSources, type Source } from './sources.ts';

/** What runs where a stranger's text arrives: on the server, and in people's browsers. */
const PRODUCT = /^(domain|server|src)\//;

interface Expression {
  place: string;
  source: string;
  flags: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

function literalsOf({ file, text, program }: Source): Expression[] {
  return nodesOf(program).flatMap((node) =>
    node.type === 'Literal' && 'regex' in node && node.regex !== null
      ? [
          {
            place: `${file}:${lineAt(text, node.start)}`,
            source: node.regex.pattern,
            flags: node.regex.flags,
          },
        ]
      : [],
  );
}

/** Expressions that are put together while the program runs. */
function builtIn({ file, text, program }: Source): string[] {
  return nodesOf(program).flatMap((node) =>
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'RegExp'
      ? [`${file}: ${text.slice(node.start, node.end)}`]
      : [],
  );
}

const product = readSources().filter(({ file }) => PRODUCT.test(file));

// Several minutes on a busy machine: the analyser tries each expression.
describe('regular expressions take a fixed time for each character', { timeout: 240_000 }, () => {
  test('those of the source', () => {
    const slow = product.flatMap(literalsOf).flatMap(({ place, source, flags }) => {
      const reason = backtracking(source, flags);
      return reason === null ? [] : [`${place} /${source}/${flags} ${reason}`];
    });
    expect(slow).toEqual([]);
  });

  test('those of every body and query of the API, and of every field of a schema', () => {
    const routes = [
      ...modules.flatMap((module) => module.routes ?? []),
      ...productResources().flatMap((resource) => resourceRoutes(resource, [])),
    ];
    const roots = [
      ...routes.map(({ body, query }) => rootOf({ body, query })),
      ...productResources().map(({ fields }) => rootOf({ fields: fields.map(({ schema }) => schema) })),
    ];
    const patterns = new Set(roots.flatMap(patternsOf).map(({ pattern }) => pattern));
    expect(patterns.size).toBeGreaterThan(5);
    expect([...patterns].filter((pattern) => backtracking(pattern, 'u') !== null)).toEqual([]);
  });

  test('none is made of what arrives while the program runs', () => {
    expect(product.flatMap(builtIn).toSorted()).toEqual([
      // Of the pattern of a body, which the test above analyses.
      'domain/identity/credentials.ts: new RegExp(EMAIL_PATTERN)',
      // One atom of a pattern of a schema, against one character.
      "domain/schema/lint/patterns.ts: new RegExp(`^${atom}$`, 'u')",
      // Of a schema, against one short address, once it nests no repetition.
      "domain/schema/lint/patterns.ts: new RegExp(pattern, 'u')",
      // Of the query of a route, which the test above analyses.
      "server/http/query.ts: new RegExp(schema.pattern, 'u')",
    ]);
  });

  test('the analyser finds what is exponential and what is quadratic', () => {
    for (const bad of [
      '(a+)+$',
      '^(a|a)*$',
      String.raw`\s+$`,
      '^a*b?a*$',
      String.raw`^(<!--[\s\S]*?-->\s*)*<svg`,
    ])
      expect(backtracking(bad, 'u'), bad).toMatch(/^backtracks/);
  });
});
