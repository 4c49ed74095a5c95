/** Labelled Administrador (spec 2 §6). */
export const ADMINISTRATOR = 1;
/** A member whose role says what they may do. */
export const COLLABORATOR = 2;

/** The user type of a member in one store: one without a role is its administrator, the owner too. */
export function userTypeOf(member: { owner: boolean; role: string | null }): number {
  return member.owner || member.role === null ? ADMINISTRATOR : COLLABORATOR;
}
