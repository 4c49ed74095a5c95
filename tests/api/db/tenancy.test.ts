import { describe } from 'vitest';
import { openFresh } from '../../support/lent-database.ts';
import { testTenancy } from './tenancy-suite.ts';

describe('stores do not see each other', () => {
  testTenancy(openFresh);
});
