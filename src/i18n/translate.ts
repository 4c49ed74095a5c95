/** The function of `useTranslate()` and of the i18nProvider. An unknown key returns `_`. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
