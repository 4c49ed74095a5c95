// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workbookText } from '../../../server/resources/export/csv.ts';
import { workbookTexts } from './workbook-texts.ts';

test('any text of a workbook can be read as XML', () => {
  const parser = new DOMParser();
  fc.assert(
    fc.property(workbookTexts, (any) => {
      const escaped = workbookText(any)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
      const read = parser.parseFromString(`<t>${escaped}</t>`, 'application/xml');
      expect(read.getElementsByTagName('parsererror')).toHaveLength(0);
    }),
  );
});
