import { banner } from './banner.ts';

/** What the schemas were when they were found to be without a mistake. */
export function lintedModule(digest: string): string {
  return `${banner('schemas/*.json')}export const LINTED = '${digest}';\n`;
}
