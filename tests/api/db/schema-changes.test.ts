import { describe } from 'vitest';
import { connectOwner } from './owner.ts';
import { testSchemaChanges } from './schema-changes-suite.ts';

describe('[SCH-04] schema changes', () => {
  testSchemaChanges(connectOwner);
});
