/** First line of every generated file. */
export function banner(source: string): string {
  return `// Generated from ${source} by \`npm run schema types\`. Edit the schema instead.\n`;
}
