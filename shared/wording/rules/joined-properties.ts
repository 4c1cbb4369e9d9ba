import type { ItemContext } from '../item-context.ts'
import type { Span } from '../text/phrases.ts'
import { isGraded } from './joints.ts'

/** "How scared and concerned are you": two properties before one verb. Question words and degrees are no properties. */
const ADJECTIVES = {
  fr: /(?:etes|sentez|sentiez|trouvez|sont|est|semblent|semble)-(?:vous|ils?|elles?) (?:plutot |tres |assez )?(?<one>\p{L}{4,}(?:ee?s?|eux|euse|able|ible|ante?s?|ent|if|ive|iete?s?)(?:\(e\))?) et (?:tres )?(?!(?:non|plus|pas|si)(?!\p{L}))\p{L}{4,}(?:ee?s?|eux|euse|able|ible|ante?s?|ent|if|ive|iete?s?)(?:\(e\))?(?= (?:par|de|du|des|pour|a|au|face|quand|lorsque|d')| ?\?)/u,
  en: /(?<!\p{L})how (?!(?:many|much|often|long|well|far|soon|when|where|early|late|quickly)(?!\p{L}))(?<one>\p{L}{4,}) and (?!(?:when|where|how|why|what|who|often|much|many|over)(?!\p{L}))\p{L}{4,} (?:is|are|was|were|do|does|did|would|have)(?!\p{L})/u,
}
/** "Confident in writing and testing software": two acts under one degree. */
const ACTS =
  /(?<!\p{L})(?:in|at|with|about|of) (?<one>(?!(?:training|heating|housing|building|banking|planning|learning|teaching|reading|parking|clothing|meeting|nursing|catering|hunting|washing|eating)(?!\p{L}))\p{L}{3,}ing) and (?!(?:lighting|testing|writing|learning|dining|fishing|ironing|drinking|wellbeing)(?!\p{L}))\p{L}{3,}ing (?!and |or |of )\p{L}/u
const DEGREE =
  /(?:how (?:experienced|confident|comfortable|skilled|good|difficult|easy|satisfied|likely|often|familiar|interested|involved)|on a scale (?:of|from))/u
/** "Is it insulated, or will it be?": a yes may mean either. */
const NOW_OR_LATER = {
  fr: /-(?:t-)?(?:ils?|elles?|vous) [^?]{2,80}? ou (?:le |la |l'|y |en |vous ){0,2}(?:sera|seront|serez|aura|auront|aurez|va|vont|allez|pourra|pourront|fera|feront|ferez)-(?:t-)?(?:ils?|elles?|vous)(?!\p{L})/u,
  en: /^(?:is|are|has|have|does|do|did) [^?]{2,80}? or will (?:it|they|you|he|she|there)(?!\p{L})/u,
}
/** « Si oui, lesquels et êtes-vous prêt à … »: a question that asks for a choice and one that asks for yes or no. */
const WHICH_AND = {
  fr: /(?<!\p{L})(?:lesquel(?:le)?s|lequel|laquelle|combien|pourquoi),? et (?:\p{L}+-(?:t-)?(?:vous|ils?|elles?)|est-ce)(?!\p{L})/u,
  en: /(?<!\p{L})(?:which(?: ones?)?|why|how many|how much|how often),? and (?:are|do|would|will|did|have|is|does|were|can) (?:you|they|he|she|it)(?!\p{L})/u,
}

/** Two properties, acts or times under one answer, or two questions of which the first is a single word. */
export function joinsProperties(item: ItemContext): Span | null {
  const { lang } = item
  for (const question of item.questions) {
    const graded = isGraded(item) || DEGREE.test(question.text)
    const found =
      WHICH_AND[lang].exec(question.text) ??
      ADJECTIVES[lang].exec(question.text) ??
      (lang === 'en' && graded ? ACTS.exec(question.text) : null) ??
      (item.yesNo ? NOW_OR_LATER[lang].exec(question.text) : null)
    if (!found) continue
    const inside = found.groups?.one === undefined ? 0 : found[0].indexOf(found.groups.one)
    return {
      start: question.start + found.index + inside,
      end: question.start + found.index + found[0].length,
    }
  }
  return null
}
