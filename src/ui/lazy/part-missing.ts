/** The code of a part of the screen did not arrive. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the screen did not arrive', { cause });
    this.name = 'PartMissing';
  }
}
