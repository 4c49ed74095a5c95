// Generated from schemas/*.json by `npm run schema types`. Edit the schema instead.
export const LINTED = '3bb36a4e6636d9b167508cbd1692ae873b0288e9a18606a99432569efe9ce190';
