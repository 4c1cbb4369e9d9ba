/** The longest remark on where to go on, in characters: only so much of an answer's end is searched. */
const LONGEST = 90
/** The shortest rest that is an answer without its remark, in characters. */
const SHORTEST = 1

const ARROW = '(?:→|➔|➜|►|⇒|-{1,2}>|={1,2}>|>>)'
/** Where to go on: "go to 5", "passez à la question 3", "end of the survey". */
const GO =
  '(?:(?:if|si) [^()]{1,30}?,? )?(?:please |veuillez |merci de )?(?:go (?:straight |directly |on |back )?to|skip (?:directly |ahead )?to|skip|proceed to|continue (?:to|with|at)|jump to|move (?:on )?to|end (?:of )?(?:the )?(?:survey|questionnaire|interview)|end\\b|stop\\b|terminate|passe[rz](?: directement)? (?:à|au)|alle[rz](?: directement)? (?:à|au)|continue[rz] (?:à|avec|par)|reprene[rz] à|rendez-vous à|fin (?:du|de l)|terminer)'
const PLACE = '(?:question|q|section|part(?:ie)?|item|page|n[°o])?\\.?\\s?[A-Z]{0,2}\\.?\\d{1,3}[a-z]?'
/** The same, or a part or the end, where nothing else shows that it is no answer. */
const TARGET = `(?:(?:next |following )?(?:${PLACE}|(?:question|section|part(?:ie)?) [A-Z]\\b|(?:next |following )(?:question|section|part)|question suivante|(?:end|fin)\\b))`

/** Ways to write it behind an answer, from the surest. */
const ROUTES = [
  new RegExp(`\\s*${ARROW}\\s*(?:${GO}[^→]*|\\(?${PLACE}\\)?\\.?)$`, 'iu'),
  new RegExp(`\\s*[([]\\s*(?:${ARROW}\\s*)?(?:${GO}[^()[\\]]*|${ARROW}\\s*${PLACE})\\s*[)\\]]\\.?$`, 'iu'),
  new RegExp(`(?:\\s{2,}|\\s[–—-]\\s|[,;.:]\\s)${GO}\\s(?:the |la |l[’'])?${TARGET}[^()→]{0,12}$`, 'iu'),
]

/** An answer without the remark behind it on where to go on: "No → go to Q14", "Yes (skip to 5)". */
export function withoutRoute(answer: string): string {
  const from = Math.max(0, answer.length - LONGEST)
  const end = answer.slice(from)
  for (const route of ROUTES) {
    const found = route.exec(end)
    const rest = found ? answer.slice(0, from + found.index).trimEnd() : ''
    if (rest.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST) return rest
  }
  return answer
}
