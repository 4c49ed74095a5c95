import { expect, test } from 'vitest';
import { suitesOf } from '../../scripts/lib/changed-suites.mjs';

test.each([
  ['server/modules/orders/history.ts', ['tests/api/orders/']],
  ['server/modules/identity/sign-in.ts', ['tests/api/identity/']],
  ['src/dataProvider/http.ts', ['tests/ui/dataProvider/']],
  ['i18n/es.json', ['tests/ui/i18n/']],
  ['schemas/orders.json', ['tests/conformance/']],
  ['tests/api/identity/token.test.ts', ['tests/api/identity/token.test.ts']],
  // What tests of a folder share concerns all of them.
  ['tests/api/orders/shop.ts', ['tests/api/orders/']],
  ['tests/api/identity/removed.test.ts', []],
  ['tests/e2e/journey.test.ts', []],
  // Always run.
  ['domain/money/money.ts', []],
  ['server/main.ts', []],
  ['README.md', []],
])('`npm run check` tests a change of %s by %j', (file, suites) => {
  expect(suitesOf(file)).toEqual(suites);
});
