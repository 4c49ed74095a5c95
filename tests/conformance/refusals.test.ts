import { productResources } from '../support/resources.ts';
import { setUpBench } from './bench.ts';
import { testRefusals } from './refusals-suite.ts';

testRefusals(productResources(), setUpBench());
