import type { WordingLanguage } from '../../wording/finding.ts'

const YOU: Record<WordingLanguage, RegExp> = {
  fr: /^(?!a-t)\p{L}+-(?:vous|tu)(?!\p{L})/iu,
  en: /^(?:do|did|are|were|would|could|have|can|will|should) you(?!\p{L})/iu,
}
const POLAR: Record<WordingLanguage, RegExp> = {
  fr: /^\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on)(?!\p{L})/iu,
  en: /^(?:do|does|did|is|are|was|were|has|have|should|would|could|can|will) /iu,
}

/** Whether a question addresses the person and begins with its verb: "Do you …", « Prenez-vous … ». */
export function asksYou(asked: string, lang: WordingLanguage): boolean {
  return YOU[lang].test(asked)
}

/** Whether a question begins with its verb, so that yes or no (or a degree in between) answers it. */
export function opensWithVerb(asked: string, lang: WordingLanguage): boolean {
  return POLAR[lang].test(asked)
}

/** Whether a question offers two sides to choose from: "… or …". */
export function namesTwoSides(asked: string): boolean {
  return /(?<!\p{L})(?:or|ou|whether)(?!\p{L})/iu.test(asked)
}
