/** Of several kinds that are told by words, the one that a folded text names first, and where; of two there, the earlier one. */
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
