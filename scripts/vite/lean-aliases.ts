import path from 'node:path';

const native = (file: string): string => path.join(import.meta.dirname, 'native', file);

/**
 * What libraries bring along and no browser that we build for needs: fifty kilobytes of source before a first list.
 * `object.entries` polyfills ES2017 with a dozen packages; `jsonexport` writes CSV for an exporter that we do not use.
 * lodash's parts try out each built-in while they load, throwing and catching on the way; `@emotion/styled` makes a
 * component of every HTML tag, where MUI wants none of them.
 */
export const leanAliases = [
  { find: /^object\.entries$/, replacement: native('object-entries.cjs') },
  { find: /^jsonexport\/dist\/index\.js$/, replacement: native('no-jsonexport.ts') },
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
  { find: /^\.\/_(getTag|baseGetTag)$/, replacement: native('lodash-tag.cjs') },
  { find: /^\.\/_getNative$/, replacement: native('lodash-native.cjs') },
];
