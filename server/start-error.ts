/** The server cannot start. `message` explains to the operator why and what to do; no stack is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
