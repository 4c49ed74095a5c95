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

/** The texts as they are stored with a channel; null where a buyer learns nothing from them. */
export function readTransferTexts(
  stored: unknown,
): { [Name in keyof Required<TransferTexts>]: string | null } | null {
  const members = new Map<string, unknown>(Object.entries(stored ?? {}));
  const text = (name: keyof TransferTexts): string | null => {
    const value = members.get(name);
    return typeof value === 'string' ? value : null;
  };
  const texts = {
    title: text('title'),
    description: text('description'),
    instructions: text('instructions'),
    qrImage: text('qrImage'),
  };
  return isTransferTold(texts) ? texts : null;
}
