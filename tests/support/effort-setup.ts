import { configureGenerators } from './effort.ts';

// Before each file: files that ran in the same process before it change nothing.
configureGenerators();
