/** A market stall with its awning, empty, as a line drawing. */
export function EmptyDrawing() {
  return (
    <svg
      width="120"
      height="96"
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M18 34 26 12h68l8 22" />
      <path d="M18 34c0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0 0 8 14 8 14 0" />
      <path d="M18 34h84M32 34l5-22M46 34l3-22M60 34V12M74 34l-3-22M88 34l-5-22" opacity=".5" />
      <path d="M24 42v42M96 42v42M14 84h92" />
      <path d="M24 62h72" />
      <path d="M38 62V52h14v10M68 62V50h16v12" opacity=".5" strokeDasharray="3 4" />
    </svg>
  );
}
