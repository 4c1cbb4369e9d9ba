import type { Finding } from './finding.ts'

/** The words that a finding is about: of the stem, of one option, or of all options. */
export function findingWords(
  { start, end, option }: Finding,
  { stem, options }: { stem: string; options: readonly string[] },
): string {
  if (start !== null && end !== null) return stem.slice(start, end)
  return option === undefined ? options.join(' · ') : (options[option] ?? '')
}
