import fc from 'fast-check';

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
/** What XML forbids or changes, and what reads as an escape of it (ECMA-376 §22.9.2.19). */
const piece = fc.constantFrom(
  ...'\u0001\u000b\r\n\t\ufffe\ud800a_x',
  '_x0001_',
  '_x005F_',
  '_x000d_',
  '_x00',
  '0001_',
  'x0001',
  '_xD83D_',
  '&lt;',
  ']]>',
  '=1',
);
/** Any text, and those that a workbook can get wrong. */
export const workbookTexts = fc.oneof(fc.string({ unit }), fc.string({ unit: piece }));
