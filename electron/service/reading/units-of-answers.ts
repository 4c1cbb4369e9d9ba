import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Words of a unit of answers or personas, or of shares; "persona × question" is an answer. */
const UNITS_OF_ANSWERS =
  /\b(?:personas?|personnes?|persons?|people|respondents?|repondants?|participants?|answers?|responses?|reponses?|interviews?|entretiens?|questionnaires?|completes?|percent|pour ?cent|pourcentage)\b|%/
/** What such a unit may say besides. */
const BESIDE_UNIT =
  /^(?:questions?|couples?|pairs?|paires?|x|par|per|de|of|d|en|nb|nombre|number|count|\s|\W)*$/

/** Whether a unit is one of answers or personas, or of shares. */
export function isUnitOfAnswers(text: string): boolean {
  const plain = foldAccents(text).toLowerCase()
  const rest = plain.replaceAll(new RegExp(UNITS_OF_ANSWERS, 'g'), ' ')
  return rest !== plain && BESIDE_UNIT.test(rest)
}
