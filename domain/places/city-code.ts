/** The DANE code of a municipality as text. One that comes as a number has lost its zero: 5001 is 05001, Medellín. */
export function cityCode<Other>(code: number | Other): string | Other {
  return typeof code === 'number' ? String(code).padStart(5, '0') : code;
}
