// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlText } from '../../../server/resources/export/inert.ts';

test('any text of a workbook can be read as XML', () => {
  const parser = new DOMParser();
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit }),
        fc.string({ unit: fc.constantFrom('\u0001', '\u000b', '\ufffe', '\ud800', 'a') }),
      ),
      (any) => {
        const escaped = xmlText(any).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        const read = parser.parseFromString(`<t>${escaped}</t>`, 'application/xml');
        expect(read.getElementsByTagName('parsererror')).toHaveLength(0);
      },
    ),
  );
});
