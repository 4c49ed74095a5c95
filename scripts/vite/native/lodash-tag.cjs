// What lodash's `_baseGetTag` comes to where every built-in names itself.
module.exports = (value) => Object.prototype.toString.call(value);
