/** The language packages without types of their own. A test compares their keys, completed by ours, with the English. */
declare module 'ra-language-portuguese' {
  const messages: { ra: object };
  export default messages;
}

declare module 'ra-language-spanish' {
  const messages: { ra: object };
  export default messages;
}
