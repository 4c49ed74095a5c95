// CommonJS, because that is how node-polyglot asks for it.
module.exports = Object.entries;
