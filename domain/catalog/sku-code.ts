/** What a SKU is compared by: people write `cam-1` and mean `CAM-1`. */
export function codeOf(sku: string): string {
  return sku.trim().toLowerCase();
}
