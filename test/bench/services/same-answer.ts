import { plainText } from '../../../electron/service/results/words/plain-text.ts'

/**
 * Whether an answer is the true one, spaces and entities aside. A number may be written otherwise than in the truth ("2,150",
 * "0,8", "7.0"): it is shown as the service writes it. `spoken`: how the persona said a number, where the truth has that.
 */
export function isSameAnswer(
  told: string | null | undefined,
  truth: string | null,
  spoken?: unknown,
): boolean {
  const [own, theirs] = [plain(told), plain(truth)]
  if (own === theirs || own === null || theirs === null) return own === theirs
  const number = numberIn(theirs)
  if (number === null) return false
  return numberIn(own) === number || (typeof spoken === 'string' && plain(spoken) === own)
}

function numberIn(text: string): number | null {
  const joined = /^\d{1,3}(?:[, ’'\u202f\u00a0]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text
  return /^\d+(?:[.,]\d+)?$/.test(joined) ? Number(joined.replace(',', '.')) : null
}

function plain(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : plainText(text).replace(/\s+/g, ' ').trim()
}
