const MARK = '(?:tick|check|select|choose|circle|mark|pick|ring)'
const COCHER = '(?:coche[rz]|entoure[rz]|choisi(?:r|ssez)|sélectionne[rz]|donne[rz]|indique[rz])'
const THINGS = '(?:answers?|box(?:es)?|options?|responses?|numbers?|circles?)'
const CHOSES = '(?:réponses?|cases?|chiffres?|numéros?|modalités?|options?|choix)'
const BESIDE = '(?: seulement)?(?: (?:possible|attendue|par ligne))*'
const BY_ROW = '(?:per|in each|on each|for each) (?:row|line)'
/** What says clearly that one answer is wanted, or how it is marked on paper. */
const CLEAR = [
  `(?:please )?${MARK} (?:only |just )?(?:one|a single|1)(?: ${THINGS})?(?: only)?(?:,? ${BY_ROW})?(?: please)?`,
  `(?:only|just) (?:one|a single|1) ${THINGS}|(?:one|1) ${THINGS} only|one only|single (?:${THINGS}|code)`,
  `(?:merci de |veuillez )?(?:ne )?${COCHER} (?:qu['’])?(?:une?|1) (?:seule? )?${CHOSES}${BESIDE}`,
  `(?:une?|1) seule? ${CHOSES}${BESIDE}|(?:réponse|choix) unique`,
].join('|')
/** What says so in brackets only: behind a question, “one option” may be what it asks for. */
const IN_BRACKETS = `(?:one|a single|1) ${THINGS}|(?:une?|1) ${CHOSES}${BESIDE}`
/** Behind the question: in brackets, or as a sentence of its own. Only so many characters at the end are searched. */
const BEHIND = new RegExp(
  `\\s*(?:[([]\\s*(?<inside>${CLEAR}|${IN_BRACKETS})\\s*[.:]?\\s*[)\\]]\\s?[.:]?|(?<=[.?!…]\\s{0,2})(?<sentence>${CLEAR})\\s?[.:]?)$`,
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
