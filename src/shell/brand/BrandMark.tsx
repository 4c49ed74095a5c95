/** The awning of a shop. */
export function BrandMark() {
  return (
    <svg aria-hidden width="28" height="28" viewBox="0 0 28 28" fill="none">
      <path
        d="M5 4h18l3 8a4 4 0 0 1-6.5 2A4 4 0 0 1 14 14a4 4 0 0 1-5.5 0A4 4 0 0 1 2 12Z"
        fill="currentColor"
      />
      <path d="M5 17v7h18v-7" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
