/** Longest name that an address carries, with its ending. */
const LONGEST = 80;

/** The address of an uploaded file with the name that it had: `/api/v1/files/1/ab12.pdf?name=Ficha%20t%C3%A9cnica.pdf`. */
export function withFileName(url: string, name: string): string {
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? '';
  const kept = name.length > LONGEST ? name.slice(0, LONGEST - ending.length) + ending : name;
  return `${url}?name=${encodeURIComponent(kept)}`;
}

/** The name of the file at an address: the one that it carries, else its last part. */
export function fileNameIn(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return new URLSearchParams(query).get('name') ?? path.split('/').at(-1) ?? path;
}

/** Whether an address of a file may be a link: only our own and those of the web. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|\/)/i.test(address);
}

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by the next turn; keeping it would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
