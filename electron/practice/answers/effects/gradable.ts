import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { fold, type Language } from '../../text.ts'

/**
 * Words of degree that mean something else to each person: how far is "far", how old is "young", what is "enough".
 * Folded; a yes or no to them tells little.
 */
const gradable: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\b(?:aussi|plus|moins|si|trop|de|tres) )\b(?:loin|eloignee?s?|a proximite|proches? (?:de|d'|du|des)|bien(?= (?:vos|votre|la|le|les|l'|equipe|protege|informe|entoure|loti|adapte)\w*)|bon(?:ne)?s?(?! (?:sens|jour|soir|heure|annee|nombre|de (?:commande|reduction)))|correcte?s?|corrects|convenables?|decente?s?|normalement|normale?s?|importante?s?|jeunes?(?= (?:conduct|public|parents?)\w*)|en bas age|beaucoup|responsables?(?= ?\?)|ecologiques?|sain(?:e|s|es|ement)?|equilibre(?:e|s|es)?|acti(?:f|ve)s?|sporti(?:f|ve)s?|moderne(?:s)?|modernise(?:e|s|es)?|confortable(?:s|ment)?|longtemps|rapidement|raisonnable(?:s|ment)?|facilement|legere?s?|plutot|tard|tot|recent(?:e|s|es)?|recemment)(?![a-z-])/,
  en: /(?<!\b(?:as|more|less|too|so|how|very|most|one) )\b(?:far(?! (?:right|left))|nearby|close (?:to|by)|good(?! (?:friday|morning|evening|night|friend))|decent|proper(?:ly)?|normal(?:ly)?|significant(?:ly)?|younger(?= people)|elderly|a lot|lots|much|healthy|healthily|balanced|active(?:ly)?|sporty|fit(?= ?\?)|modern|comfortabl[ey]|quickly|reasonabl[ey]|easily|nicer?|slight(?:ly)?|a little|quite|rather|long(?![- ](?:term|ago|jump|as|distance|standing))|local(?= (?:something|products?|food|produce))|recent(?:ly)?|make an effort|made a difference|make a difference)\b/,
}

/** Numbers and comparisons say what is meant. */
const measured =
  /\d|\b(?:deux|trois|quatre|cinq|dix|two|three|four|five|ten|dozen|heures?|hours?|minutes?|kilometres?|miles?|fois|times)\b/

/** Judgements, feelings and plans, of which everybody is the only judge. */
const ownJudgement =
  /\b(?:satisf\w+|d'accord (?:avec|pour dire)|agree|feel|sentez|for or against|pour ou contre|favour|oppose\w*|(?:you|be) comfortable|a l.aise|semble\w*|parai\w*|trouvez-vous|pensez-vous|croyez-vous|think|believe|aim(?:ez|eriez)|like|preferez|prefer|important (?:pour vous|to you)|souhait\w+|want|confian\w+|trust|faut-il|should|devrai\w+)\b/

const yesOrNo = /^(?:oui|non|yes|no|i would|i would not|d'accord|pas d'accord)(?:$|,)/

/**
 * A word of degree in a question of fact that is to be answered with yes or no: undefined where the question measures
 * it, asks for a judgement or a feeling, or offers a scale.
 */
export function gradableIn(
  asked: string,
  options: readonly string[],
  language: Language,
): string | undefined {
  const question = fold(asked)
  if (options.filter((option) => yesOrNo.test(plainOption(option))).length !== 2) return undefined
  if (measured.test(question) || ownJudgement.test(question)) return undefined
  return gradable[language].exec(question)?.[0]
}
