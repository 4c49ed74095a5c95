/** Emotion copies the static members of what `withTheme` wraps. Nothing here calls `withTheme`. */
export default function keepStatics<C>(wrapper: C): C {
  return wrapper;
}
