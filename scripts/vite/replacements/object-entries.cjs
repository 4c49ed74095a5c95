// CommonJS, because node-polyglot requires it.
module.exports = Object.entries;
