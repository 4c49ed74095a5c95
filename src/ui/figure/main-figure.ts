/** The amount that a page is about. It does not break: large text grows until the amount fills a phone. */
export const mainFigure = {
  fontSize: 'min(var(--text-24), 10vw)',
  fontWeight: 700,
  lineHeight: 1.2,
} as const;
