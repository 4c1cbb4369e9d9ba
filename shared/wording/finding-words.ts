import type { Finding } from './finding.ts'

/** The texts of an item that a finding is about. */
interface WordedItem {
  stem: string
  options: readonly string[]
}

/** The words that a finding is about: in the stem, one option, two options (see `other`), or all options. */
export function findingWords(finding: Finding, item: WordedItem): string {
  const { option, other } = finding
  if (option === undefined || other === undefined) return wordsOfOne(finding, item)
  return [other, option].map((at) => item.options[at] ?? '').join(' · ')
}

/**
 * Whether dismissed words are those of the finding. For a finding on two options an earlier Sonde stored only the
 * second one; such dismissals remain valid.
 */
export function areWordsOf(words: string, finding: Finding, item: WordedItem): boolean {
  return words === findingWords(finding, item) || words === wordsOfOne(finding, item)
}

function wordsOfOne({ start, end, option }: Finding, { stem, options }: WordedItem): string {
  if (start !== null && end !== null) return stem.slice(start, end)
  return option === undefined ? options.join(' · ') : (options[option] ?? '')
}
