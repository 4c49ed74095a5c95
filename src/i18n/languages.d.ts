/** The language package without types of its own. A test compares its keys, completed by ours, with the English one. */
declare module 'ra-language-portuguese' {
  const messages: { ra: object };
  export default messages;
}
