/** Columns in which clients stand side by side where there is room: `gridTemplateColumns`. */
export function columnsOf(clients: number): { xs: string; sm: string } {
  return { xs: 'minmax(0, 1fr)', sm: `repeat(${Math.min(clients, 3)}, minmax(0, 1fr))` };
}
