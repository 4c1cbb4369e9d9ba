/** The kind that a folded text names first, and its position; at the same position, the earlier one in the list. */
export function firstOf<Kind extends readonly [words: RegExp, ...rest: unknown[]]>(
  kinds: readonly Kind[],
  text: string,
): { readonly found: Kind; readonly at: number } | undefined {
  let best: { readonly found: Kind; readonly at: number } | undefined
  for (const found of kinds) {
    const at = text.search(found[0])
    if (at >= 0 && (best === undefined || at < best.at)) best = { found, at }
  }
  return best
}
