const TRIES = 3;

/** Loads code; a lost file is requested again. */
export async function insist<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    return insist(load, tries - 1);
  }
}
