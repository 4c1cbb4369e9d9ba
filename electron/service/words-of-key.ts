/** The words of a name, in lower case and without accents: "progress_pct" and "progressPct" have two. */
export function wordsOfKey(key: string): string[] {
  return key
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
