/**
 * What react-admin makes of a name that has no label. The schemas label every field and resource. So these words appear
 * only where a screen of a developer's own names something else, and in the code that a guesser prints.
 */
export function humanize(name: string): string {
  return capitalize(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
}

/** ra-core asks for 'underscore', then 'humanize'. */
export function transform(name: string): string {
  return humanize(name);
}

export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** Resources are named in the plural. */
export function inflect(name: string): string {
  return name;
}

/** ra-core guesses the resource of a field like `author_id` with it, in screens that it makes up. */
export function pluralize(name: string): string {
  return `${name}s`;
}

/** The one of a resource, for a button's question and for the component that a guesser prints. */
export function singularize(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}
