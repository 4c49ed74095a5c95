import { describe } from 'vitest';
import { engines } from '../support/engines.ts';
import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testRecords } from './records-suite.ts';

describe.each(engines())('on %s', (engine) => {
  testRecords(productResources(), useBench(engine));
});
