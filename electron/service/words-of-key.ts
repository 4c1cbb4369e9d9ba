import { foldAccents } from '../../shared/text/fold-accents.ts'

/** The words of a name, in lower case and without accents: "progress_pct" and "progressPct" have two. */
export function wordsOfKey(key: string): string[] {
  return foldAccents(key.slice(0, 200).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
