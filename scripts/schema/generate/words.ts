import { pascalCase } from './names.ts';

/**
 * A folder of `i18n/` in all languages, for `useWords` and for the server. It is a file of its own, so that the
 * sentences of a screen load with that screen.
 */
export function wordsModule(folder: string): string {
  const constant = `${folder.replaceAll('-', '_').toUpperCase()}_WORDS`;
  const type = `${pascalCase(folder)}Words`;
  return `// Generated from i18n/${folder} by \`npm run schema types\`. Edit the words instead.
import en from '../../i18n/${folder}/en.json';
import es from '../../i18n/${folder}/es.json';
import pt from '../../i18n/${folder}/pt.json';

export type ${type} = typeof es;

/** A sentence that one language lacks does not compile. */
export const ${constant}: Readonly<Record<'es' | 'en' | 'pt', ${type}>> = { es, en, pt };
`;
}
