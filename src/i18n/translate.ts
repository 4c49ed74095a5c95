/** `useTranslate()`'s and the i18nProvider's function: `_` is what comes back when the key is unknown. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
