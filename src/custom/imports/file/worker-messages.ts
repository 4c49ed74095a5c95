import type { FileFaultKey, Place } from '../../../../domain/imports/file-fault.ts';
import type { ImportSession } from './import-session.ts';

export type SessionCall = {
  [Method in keyof ImportSession]: { id: number; method: Method; args: Parameters<ImportSession[Method]> };
}[keyof ImportSession];

export interface SessionAnswer {
  id: number;
  result?: unknown;
  /** A file that is refused; another failure has its message alone. */
  fault?: { key: FileFaultKey; place: Place };
  failure?: string;
}
