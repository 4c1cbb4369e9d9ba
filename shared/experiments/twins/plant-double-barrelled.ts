import type { WordingLanguage } from '../../wording/finding.ts'
import { opensWithVerb } from './asks-you.ts'
import { type StemParts, stemParts } from './stem-parts.ts'

/** If a question matches the pattern, its object can be followed by this second object. */
const SECOND_OBJECTS: Record<WordingLanguage, readonly [RegExp, string][]> = {
  fr: [
    [
      /(?:satisfaite?|satisfait\(e\)|satisfait·e|contente?)s? (?:de |du |des |d['’])/iu,
      'et de ce que cela coûte',
    ],
    [/confiance (?:à |au |aux )/iu, 'et à ceux qui en parlent'],
    [/confiance (?:en |dans )/iu, 'et dans ceux qui en parlent'],
    [/favorables? (?:à |au |aux )/iu, 'et à un impôt pour la financer'],
    [/intéressée?s? par /iu, 'et par ce que cela coûte'],
    [/(?:inquiète?|préoccupée?)s? (?:de |du |des |d['’]|par )/iu, 'et par ce que cela coûte'],
  ],
  en: [
    [/(?:satisfied|happy|pleased|dissatisfied) (?:\p{L}+ )*?(?:are you )?with /iu, 'and with what it costs'],
    [/trust (?:\p{L}+ )*?in /iu, 'and in those who run it'],
    [/(?:do you|would you|can you) trust /iu, 'and those who pay for it'],
    [/(?:support|oppose|favou?r)(?: or (?:support|oppose))? /iu, 'and a new tax to pay for it'],
    [/interested (?:\p{L}+ )*?in /iu, 'and in what it costs'],
    [/(?:worried|concerned) (?:\p{L}+ )*?about /iu, 'and about what it costs'],
  ],
}

/** A second question to append: `ifSo` fits questions about what should be done (`should`), `otherwise` all others. */
const SECOND_QUESTIONS: Record<WordingLanguage, { should: RegExp; ifSo: string; otherwise: string }> = {
  fr: {
    should:
      /^(?:faut-il|faudrait-il|doit-on|devrait-on|seriez-vous|souhaitez-vous|êtes-vous (?:pour|contre|favorable|d['’]accord))/iu,
    ifSo: ', et seriez-vous d’accord pour payer davantage',
    otherwise: ', et cela vous convient-il',
  },
  en: {
    should: /^(?:should|would you|do you (?:want|support|agree))/iu,
    ifSo: ', and would you agree to pay more for it',
    otherwise: ', and does that suit you',
  },
}

/** A second statement to append to a statement. */
const SECOND_STATEMENTS: Record<WordingLanguage, readonly string[]> = {
  fr: [' et cela coûte trop cher', ' et il faut que cela change'],
  en: [' and it costs too much', ' and it has to change'],
}

/** Wordings of a stem that ask about a second thing; those with a second object come first. */
export function doubleBarrelledStems(stem: string, lang: WordingLanguage): string[] {
  const { before, asked, end, ends } = stemParts(stem)
  return addedTo(asked, ends, lang).map((words) => `${before}${asked}${words}${end}`)
}

function addedTo(asked: string, ends: StemParts['ends'], lang: WordingLanguage): readonly string[] {
  if (ends === 'open') return []
  if (ends === 'statement') return SECOND_STATEMENTS[lang]
  const objects = SECOND_OBJECTS[lang].filter(([after]) => after.test(asked)).map(([, words]) => ` ${words}`)
  if (!opensWithVerb(asked, lang)) return objects
  const { should, ifSo, otherwise } = SECOND_QUESTIONS[lang]
  return [...objects, ...(should.test(asked) ? [ifSo, otherwise] : [otherwise, ifSo])]
}
