/** Two spaces a brace: all the layout that generated types need, at none of a formatter's cost. */
export function indent(code: string): string {
  let depth = 0;
  const lines = code.split('\n').map((line) => {
    const text = line.trim();
    if (/^[})\]]/.test(text)) depth -= 1;
    const laid =
      text === '' ? '' : `${'  '.repeat(Math.max(depth, 0))}${text.startsWith('*') ? ' ' : ''}${text}`;
    if (/[{([]$/.test(text) && !text.startsWith('*')) depth += 1;
    return laid;
  });
  return lines.join('\n');
}
