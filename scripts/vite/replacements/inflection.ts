/**
 * What ra-core makes of a name that has no label. The schemas label every field and resource. So these words appear only
 * where a screen of a developer's own names something else.
 */
export function humanize(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** ra-core asks for 'underscore', then 'humanize'. */
export function transform(name: string): string {
  return humanize(name);
}

/** Resources are named in the plural. */
export function inflect(name: string): string {
  return name;
}

/** ra-core guesses the resource of a field like `author_id` with it, in screens that it makes up. */
export function pluralize(name: string): string {
  return `${name}s`;
}
