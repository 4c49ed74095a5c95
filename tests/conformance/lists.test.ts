import { productResources } from '../support/resources.ts';
import { setUpBench } from './bench.ts';
import { testLists } from './lists-suite.ts';

testLists(productResources(), setUpBench());
