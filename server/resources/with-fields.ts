/** `record` with other values in some fields; what the record does not have cannot be set. */
export function withFields<Type extends object>(record: Type, fields: NoInfer<Partial<Type>>): Type {
  return { ...record, ...fields };
}
