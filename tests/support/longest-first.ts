import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take many times as long as others of their size, the longest first. */
const LONGEST = [
  'e2e/add-a-resource',
  'e2e/screens',
  'e2e/journey',
  'e2e/crash',
  'e2e/msw',
  'e2e/panel',
  'faults/kill',
  'faults/demo',
];

const TESTS = path.resolve(import.meta.dirname, '..');

/**
 * The order of the files of a project where Vitest knows no durations yet, as on a fresh clone: what takes long must not
 * begin when everything else is done.
 */
export class LongestFirst extends BaseSequencer {
  /** By project, as Vitest does, so that the files of one go on in the same process. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return own.toSorted((one, other) => rank(one) - rank(other));
    });
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.indexOf(path.relative(TESTS, moduleId).replace(/\.test\.tsx?$/, ''));
  return at === -1 ? LONGEST.length : at;
}
