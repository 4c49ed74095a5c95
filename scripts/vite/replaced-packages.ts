import path from 'node:path';

const ours = (file: string): string => path.join(import.meta.dirname, 'replacements', file);

/**
 * Packages that libraries import and the panel does not need. The weight of the first list requires it: see
 * `docs/decisions/0011-packages-left-out-of-the-panel.md`.
 */
export const replacedPackages = [
  // node-polyglot imports this polyfill of ES2017, which brings a dozen packages.
  { find: /^object\.entries$/, replacement: ours('object-entries.cjs') },
  // ra-core's exporter writes CSV with it; here the API exports lists.
  { find: /^jsonexport\/dist\/index\.js$/, replacement: ours('jsonexport.ts') },
  // English grammar, for names without a label.
  { find: /^inflection$/, replacement: ours('inflection.ts') },
  // Options of arrays, numbers and fragments, which nobody here uses.
  { find: /^query-string$/, replacement: ours('query-string.ts') },
  // @emotion/react needs it for `withTheme`, which nobody calls.
  { find: /^hoist-non-react-statics$/, replacement: ours('hoist-non-react-statics.ts') },
  // Icons are a third of a list's parts, and each would make styles when it is drawn.
  { find: /^@mui\/material\/SvgIcon$/, replacement: ours('svg-icon.tsx') },
  // The same package without a component for every HTML tag, which MUI never uses.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
];
