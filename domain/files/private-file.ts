/** Begins the name of a file that no public address serves; a random name of 43 characters does not begin so. */
const PRIVATE = 'private-';

/** The name of a private file, of an unguessable one. */
export function privateName(name: string): string {
  return `${PRIVATE}${name}`;
}

/** Whether the public address of files refuses the file with this name. */
export function isPrivate(name: string): boolean {
  return name.startsWith(PRIVATE);
}
