import { expect, test } from 'vitest';
import { PAGE_SEGMENTS } from '../../../domain/schema/lint/names.ts';
import { customRoutes } from '../../../src/custom/routes.ts';
import { PUBLIC_PATHS } from '../../../src/public/navigation/paths.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { MANAGE_CATEGORIES, pathsOf } from '../../../src/schema/paths.ts';

/** What the server or the build answers below the same origin. */
const ELSEWHERE = ['api', 'assets', 'login'];

test('no resource can be named like a page: the reserved names are the first segments of the pages', () => {
  const own = new Set(descriptors.map(({ name }) => name));
  const paths = [
    ...customRoutes.map(({ path }) => path),
    ...Object.values(PUBLIC_PATHS),
    MANAGE_CATEGORIES,
    ...descriptors.flatMap(({ name }) => Object.values(pathsOf(name))),
  ];
  const segments = new Set(paths.flatMap((path) => path.split('/')[1] || []));
  const pages = [...segments].filter((segment) => !own.has(segment));
  expect([...pages, ...ELSEWHERE].toSorted()).toEqual([...PAGE_SEGMENTS]);
});
