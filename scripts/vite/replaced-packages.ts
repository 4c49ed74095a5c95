import path from 'node:path';

const ours = (file: string): string => path.join(import.meta.dirname, 'replacements', file);

/**
 * Packages that libraries ask for and that the panel does without. The first list's weight needs it: see
 * `docs/decisions/0011-packages-left-out-of-the-panel.md`.
 */
export const replacedPackages = [
  // node-polyglot asks for this polyfill of ES2017, which brings a dozen packages.
  { find: /^object\.entries$/, replacement: ours('object-entries.cjs') },
  // ra-core's exporter writes CSV with it. The API exports our lists.
  { find: /^jsonexport\/dist\/index\.js$/, replacement: ours('jsonexport.ts') },
  // The same package without a component for every HTML tag, which MUI never uses.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
];
