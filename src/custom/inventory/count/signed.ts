/** `+2`, `−3`, `0`. */
export function signed(value: number, number: (value: number) => string): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;
}
