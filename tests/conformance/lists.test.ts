import { describe } from 'vitest';
import { engines } from '../support/engines.ts';
import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testLists } from './lists-suite.ts';

describe.each(engines())('on %s', (engine) => {
  testLists(productResources(), useBench(engine));
});
