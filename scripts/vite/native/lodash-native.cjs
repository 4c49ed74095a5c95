// lodash's `_getNative` without the question whether a polyfill stands in its place.
module.exports = (object, key) => object?.[key];
