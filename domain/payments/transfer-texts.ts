/** What a buyer reads of a transfer. */
export interface TransferTexts {
  title?: string | null | undefined;
  description?: string | null | undefined;
  instructions?: string | null | undefined;
  qrImage?: string | null | undefined;
}

/** Whether a buyer learns anything at all of where to send the money. */
export function isTransferTold(texts: TransferTexts | null | undefined): boolean {
  const { title, description, instructions, qrImage } = texts ?? {};
  return [title, description, instructions, qrImage].some((text) => (text ?? '').trim() !== '');
}
