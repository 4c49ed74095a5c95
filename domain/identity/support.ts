/** Where merchants get help from those who run Tendero. */
export interface Support {
  /** Number of a person on WhatsApp, with the country's code and digits only: `573001234567`. */
  whatsapp: string | null;
  /** Page of help, an https address. */
  help_url: string | null;
}

export const NO_SUPPORT: Support = { whatsapp: null, help_url: null };
