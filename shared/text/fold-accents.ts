const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/**
 * A text as it is searched and compared: lower case, without accents, ligatures as two letters, and one form for signs
 * that Unicode has in several ("①" and "1"). Its length may differ from the original's.
 */
export function foldAccents(text: string): string {
  // Most texts have no accents, and looking for them costs ten times as much as the rest.
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letters) => LIGATURES[letters] ?? letters)
}

/** A text as part of a file name: letters and digits, with everything else as single hyphens; may be "". */
export function slug(text: string, longest: number): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}
