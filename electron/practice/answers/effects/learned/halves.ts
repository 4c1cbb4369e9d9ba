import { fold } from '../../../text.ts'
import { partsOf } from '../../opinion/asking-part.ts'

/** A stem in two halves: what is told beside the question, and what is asked. Both are folded. */
export interface Halves {
  readonly told: string
  readonly asked: string
}

/** A clause behind what is asked, which tells something: "…, when directors have awarded themselves 11%?". */
const behind = /^(.*?)[ ,]+((?:when|while|even though|although|alors qu[e']|quand|bien qu[e'])\b.*)\?/

/** Clauses before what is asked, in the same sentence. */
const before =
  /^((?:knowing|given|considering|now that|with|after|following|in view|seeing|bearing|despite|without|unless|if you (?:care|love|value|want)|when (?:even|one|so|hospitals)|at a time|as|like|sachant|etant donne|puisqu|maintenant|avec|apres|au vu|devant|face|vu|compte tenu|malgre|sans|si vous (?:aimez|tenez|voulez)|quand (?:on|son|meme)|a l'heure|comme|en tant)[^,?]*),(.*)$/

/** Sentences that only lead through a questionnaire, and tell nothing. */
const guiding =
  /^(?:(?:the )?next\b|(?:and )?now\b(?! that)|question\b|there (?:is|are) no (?:right|wrong)|please|thank|answer|think (?:of|about)|thinking|imagine|suppose|here (?:is|are)|we (?:are|would|will|want)|this (?:question|survey|section)|(?:la )?prochaine|question suivante|passons|parlons|il n'y a (?:pas|ni) |merci|veuillez|repond\w+|pense[zr]|en pensant|imagin\w+|suppos\w+|voici|nous (?:aimerions|voudrions|souhait|allons)|cette (?:question|enquete)|vos reponses|all answers|your answers?)\b/

/** Divides a stem. */
export function halvesOf(texte: string): Halves {
  const { premises, asked } = partsOf(texte)
  const question = fold(asked)
  const told = premises
    .map((part) => fold(part).trim())
    .filter((part) => !guiding.test(part))
    .join(' . ')
  if (told !== '') return { told, asked: question }
  const late = behind.exec(question)
  if (late) return { told: late[2] ?? '', asked: late[1] ?? '' }
  const early = before.exec(question.trim())
  return early ? { told: early[1] ?? '', asked: early[2] ?? '' } : { told: '', asked: question }
}

/** The words of a folded text; an elided word keeps its apostrophe. */
export function wordsOf(text: string): string[] {
  return text.replaceAll("'", "' ").match(/[a-z0-9%!']+/g) ?? []
}
