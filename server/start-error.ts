/** The server cannot start; `message` tells the operator why and what to do, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
