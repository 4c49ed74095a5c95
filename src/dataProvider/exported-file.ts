export interface ExportedFile {
  file: Blob;
  name: string;
}

/** The name that the server gives a file. */
export function fileNameOf(headers: Headers, fallback: string): string {
  return /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;
}
