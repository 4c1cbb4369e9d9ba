import type { Finding } from './finding.ts'

/** What a finding is about. */
interface WordedItem {
  stem: string
  options: readonly string[]
}

/** The words that a finding is about: of the stem, of one option, of two that belong together, or of all options. */
export function findingWords(finding: Finding, item: WordedItem): string {
  const { option, other } = finding
  if (option === undefined || other === undefined) return wordsOfOne(finding, item)
  return [other, option].map((at) => item.options[at] ?? '').join(' · ')
}

/**
 * Whether words that were dismissed are those of the finding. Of two options an earlier Sonde kept the second one alone:
 * what was dismissed then stays so.
 */
export function areWordsOf(words: string, finding: Finding, item: WordedItem): boolean {
  return words === findingWords(finding, item) || words === wordsOfOne(finding, item)
}

function wordsOfOne({ start, end, option }: Finding, { stem, options }: WordedItem): string {
  if (start !== null && end !== null) return stem.slice(start, end)
  return option === undefined ? options.join(' · ') : (options[option] ?? '')
}
