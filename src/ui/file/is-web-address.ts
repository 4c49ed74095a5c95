/** Whether an address of a file may be a link: only our own and those of the web. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|\/)/i.test(address);
}
