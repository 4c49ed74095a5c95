/** How merchants reach the support of this installation. */
export interface Support {
  /** WhatsApp number of the support, digits only with the country code: `573001234567`. */
  whatsapp: string | null;
  /** Address of the help page, https. */
  help_url: string | null;
  /** Address of the terms of the plans, https. */
  terms_url: string | null;
}

export const NO_SUPPORT: Support = { whatsapp: null, help_url: null, terms_url: null };
