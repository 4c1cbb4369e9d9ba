import type { OutlineLine } from './outline-line.ts'

/** The longest heading, in characters. */
const LONGEST = 120
/** A word for a part of a questionnaire, with its number or letter: "Section A: You", "PARTIE 2 – Vos trajets". */
const PART =
  /^(?:section|part|partie|bloc|block|module|step|étape|chapitre|chapter|volet|rubrique|thème|annexe|appendix)\s*(?:[a-h]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|une?|deux|trois|quatre|cinq)\b\s*(?:[.:)–—-]|$)/i

/** Takes lines that name a part of the questionnaire for headings, also where nothing but their words shows it. */
export function withNamedHeadings(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  return lines.map((line) => {
    if (!line || line.marker || line.role || line.fixed) return line
    const isPart = line.text.length <= LONGEST && PART.test(line.text) && !line.text.endsWith('?')
    return isPart ? { ...line, role: 'section' } : line
  })
}
