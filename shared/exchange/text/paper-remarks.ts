const MARK = '(?:tick|check|select|choose|circle|mark|pick|ring)'
const COCHER = '(?:coche[rz]|entoure[rz]|choisi(?:r|ssez)|sélectionne[rz]|donne[rz]|indique[rz])'
const THINGS = '(?:answers?|box(?:es)?|options?|responses?|numbers?|circles?)'
const CHOSES = '(?:réponses?|cases?|chiffres?|numéros?|modalités?|options?|choix)'
/** What only says that one answer is wanted, and how it is marked on paper. */
const ONE = [
  `(?:please )?${MARK} (?:only |just )?(?:one|a single|1)(?: ${THINGS})?(?: only)?(?: (?:per|in each|on each|for each) (?:row|line))?(?: please)?`,
  `(?:only |just )?(?:one|a single|1) ${THINGS}(?: only)?|(?:tick )?one only|single ${THINGS}`,
  `(?:(?:merci de |veuillez )?${COCHER} ?)?une? (?:seule? )?${CHOSES}(?: seulement)?(?: (?:possible|attendue|par ligne))*|(?:réponse|choix) unique`,
].join('|')
/** Behind the question: in brackets, or as a sentence of its own. Only so many characters at the end are searched. */
const BEHIND = new RegExp(
  `\\s*(?:[([]\\s*(?<inside>${ONE})\\s*[.:]?\\s*[)\\]]\\s?[.:]?|(?<=[.?!:…]\\s{0,2})(?<sentence>${ONE})\\s?[.:]?)$`,
  'iu',
)
const SEARCHED = 120

/** A question, and what behind it only says on paper how one answer is marked; the remark is null where there is none. */
export function withoutPaperRemark(question: string): { asked: string; remark: string | null } {
  const from = Math.max(0, question.length - SEARCHED)
  const found = BEHIND.exec(question.slice(from))
  const asked = found ? question.slice(0, from + found.index).trim() : ''
  if (!found || asked === '') return { asked: question, remark: null }
  return { asked, remark: found.groups?.inside ?? found.groups?.sentence ?? null }
}
