import { productResources } from '../support/resources.ts';
import { useBench } from './bench.ts';
import { testRefusals } from './refusals-suite.ts';

testRefusals(productResources(), useBench());
