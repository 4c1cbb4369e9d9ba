import { fold } from '../../text.ts'

/** The parts of a stem. */
export interface Parts {
  /** What is said before the question: statements, and clauses such as « Sachant que …, ». */
  readonly premises: readonly string[]
  /** What is asked, or the statement to judge. */
  readonly asked: string
}

/** Clauses before the question in the same sentence. */
const opening =
  /^(?:sachant|alors qu|maintenant qu|quand on |assuming |at (?:less|no more|only|just) |for (?:less|only|just) |etant donne|puisqu|attendu|vu qu|vu l|compte tenu|comme |a l'instar|given |since |considering|knowing|now that|as |like |with (?:so many|so much|all (?:the|this|that))|avec (?:tant|tout(?:e)? (?:ce|l)|autant|tous ces)|according to|selon |d'apres )/

/** Whether a sentence asks without a question mark: "Please rate …", « Et vous, y êtes-vous… ». */
function bids(sentence: string): boolean {
  return /^(?:please |now |and )?(?:rate|score|tell us|say|indicate|choose|give|mark|select|pick)\b|^(?:veuillez|merci de|notez|indiquez|donnez|choisissez|evaluez|dites|attribuez)\b|-(?:vous|il|elle|on|ils|elles)\b[^.]*(?:…|\.\.\.|:)$/.test(
    fold(sentence).trim(),
  )
}

/** Divides a stem into its parts; without a question mark, all of it is `asked`. */
export function partsOf(texte: string): Parts {
  const sentences = texte
    .split(/(?<=[.!?…;])(?<!\b(?:e\.g|i\.e|Mr|Mrs|Dr|St|p\. ex)\.)\s+/)
    .filter((sentence) => sentence.trim() !== '')
  const marked = sentences.filter((sentence) => sentence.includes('?'))
  const bidden = marked.length === 0 && sentences.length > 1 ? sentences.slice(-1).filter(bids) : []
  const questions = [...marked, ...bidden]
  if (questions.length === 0) return { premises: [], asked: texte }
  const premises = sentences.filter((sentence) => !questions.includes(sentence))
  const asked = questions.map((question) => {
    const comma = question.indexOf(',')
    if (comma === -1 || !opening.test(fold(question.slice(0, comma)).trim())) return question
    premises.push(question.slice(0, comma))
    return question.slice(comma + 1)
  })
  return { premises, asked: asked.join(' ') }
}

/** Questions that ask for assent to what was said before: « Êtes-vous d'accord ? », "Is that true?". */
const assent =
  /\b(?:d'accord|desaccord|agree|disagree|vrai|faux|true|false|partagez|approuvez-vous|votre avis|your view|your opinion|what you think|how you feel|you think so|think the same|votre (?:sentiment|opinion|point de vue)|le pensez-vous|is (?:this|that|it) so|est-ce (?:le cas|exact|juste))\b/

/**
 * Whether a question that names no object asks for assent to the statement before it, and not for an opinion of its
 * object.
 */
export function asksForAssent(asked: string): boolean {
  return assent.test(fold(asked))
}
