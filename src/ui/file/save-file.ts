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
