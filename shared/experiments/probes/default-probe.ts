import type { Question } from '../../models/draft.ts'
import type { Probe, ProbeKind } from '../../models/experiment.ts'
import { detectLanguage } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'

/** Only a word of at least this many letters is asked about. */
const LEAST_LETTERS = 5

/** Words that only form a question and say nothing of its subject. */
const ASKING =
  /^(?:avez|êtes|faites|pensez|trouvez|combien|quelle?s?|comment|pourquoi|selon|votre|toujours|plutôt|diriez|mesure|which|would|should|could|about|there|think|often|overall|satisfied|satisfaite?s?)$/iu

/**
 * The stem of a probe by its kind (docs/experiments.md, "Probes"). It quotes the item, since such probes work best.
 * `word` is the word that `meaning` and `category` ask about.
 */
const STEMS: Record<WordingLanguage, Record<ProbeKind, (stem: string, word: string) => string>> = {
  fr: {
    paraphrase: (stem) => `La question était : « ${stem} » Redites-la avec vos propres mots.`,
    meaning: (stem, word) => `Dans la question « ${stem} », que veut dire pour vous « ${word} » ?`,
    reason: (stem) => `À la question « ${stem} », pourquoi avez-vous choisi cette réponse ?`,
    certainty: (stem) =>
      `À la question « ${stem} », votre réponse est-elle sûre ou hésitante ? Dites pourquoi.`,
    category: (stem, word) => `En lisant « ${word} » dans la question « ${stem} », à quoi avez-vous pensé ?`,
  },
  en: {
    paraphrase: (stem) => `The question was: “${stem}” Please say it again in your own words.`,
    meaning: (stem, word) => `In the question “${stem}”, what did “${word}” mean to you?`,
    reason: (stem) => `To the question “${stem}”, why did you choose this answer?`,
    certainty: (stem) => `To the question “${stem}”, how sure are you of your answer, and why?`,
    category: (stem, word) => `When you read “${word}” in the question “${stem}”, what came to mind?`,
  },
}

/**
 * A probe as it is proposed, in the language of the item; the person can edit it.
 *
 * @param lang the language to assume where that of the item cannot be detected
 */
export function defaultProbe(kind: ProbeKind, item: Question, lang: WordingLanguage, id: string): Probe {
  const stem = item.stem.trim()
  const own = detectLanguage(`${stem} ${item.options.map(({ text }) => text).join(' ')}`) ?? lang
  // The quoted stem loses its full stop, except in `paraphrase`, where the quote ends the sentence.
  const quoted = kind === 'paraphrase' ? stem : stem.replace(/(?<!\.)\.$/u, '')
  const words = withNoBreakSpaces(STEMS[own][kind](quoted, wordToAskAbout(stem)))
  return { kind, question: { id, type: 'open_ended', stem: words, options: [] } }
}

/** The longest content word of a stem; of several the last one, because the subject is often at the end. */
export function wordToAskAbout(stem: string): string {
  const words = (stem.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter(
    (word) =>
      word.length >= LEAST_LETTERS && !ASKING.test(word) && !/-(?:vous|tu|ils?|elles?|on)$/iu.test(word),
  )
  return words.reduce((longest, word) => (word.length >= longest.length ? word : longest), '') || stem
}

/** Puts no-break spaces where French needs them; in English no space precedes these characters. */
function withNoBreakSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!])/gu, '\u202F')
    .replace(/ (?=[:»])/gu, '\u00A0')
    .replace(/« /gu, '«\u00A0')
}
