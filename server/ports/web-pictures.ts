import type { WebFault } from '../../domain/imports/web-pictures.ts';

/** Pictures of other sites, whose addresses a file names. */
export interface WebPictures {
  /**
   * The bytes at a public address of the web, bounded in time and size. What they are is for `Pictures` to find out.
   * @throws WebPictureError
   */
  download(address: string, signal?: AbortSignal): Promise<Uint8Array>;
}

/** Why a picture was not downloaded. */
export class WebPictureError extends Error {
  readonly fault: WebFault;

  constructor(fault: WebFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
