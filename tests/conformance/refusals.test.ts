import { describe } from 'vitest';
import { engines } from '../support/engines.ts';
import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testRefusals } from './refusals-suite.ts';

describe.each(engines())('on %s', (engine) => {
  testRefusals(productResources(), useBench(engine));
});
