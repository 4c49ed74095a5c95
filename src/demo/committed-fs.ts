import { IdbFs } from '@electric-sql/pglite';

/**
 * PGlite's folder in IndexedDB, written when the demo says so. By itself PGlite compares all its files after each query,
 * reads included, which takes a quarter of a second.
 */
export class CommittedFs extends IdbFs {
  override async syncToFs(): Promise<void> {}

  /** Writes the files that changed, in one transaction of IndexedDB. */
  async commit(): Promise<void> {
    // Between two queries, so that the files fit together.
    await this.pg?.runExclusive(() => super.syncToFs());
  }
}
