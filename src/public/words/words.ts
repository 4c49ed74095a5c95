import spanish from '../../../i18n/visitor/es.json';

/**
 * The sentences of the public pages, of one language. They have files of their own, so that the login
 * does not wait for the words of the admin.
 */
export type PublicWords = typeof spanish;

export { spanish };

/** The language that the user chose in the admin, while its preferences (react-admin's store) are there; Spanish otherwise. */
export async function loadWords(): Promise<{ language: string; words: PublicWords }> {
  switch (localStorage.getItem('RaStoretendero.locale')) {
    case '"en"':
      return { language: 'en', words: (await import('../../../i18n/visitor/en.json')).default };
    case '"pt"':
      return { language: 'pt-BR', words: (await import('../../../i18n/visitor/pt.json')).default };
    default:
      return { language: 'es-CO', words: spanish };
  }
}
