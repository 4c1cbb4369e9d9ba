const ANSWERS = '(?:answers?|responses?|options?|choices?|boxes|box)'
const REPONSES = '(?:réponses?|choix|modalités?|options?|cases?|propositions?)'
const CHOOSE = '(?:select|check|choose|tick|mark|circle|pick)'
const COCHEZ = '(?:coche[rz]|choisi(?:r|ssez)|sélectionne[rz]|entoure[rz])'
const FEW = '(?:\\d|two|three|four|five|deux|trois|quatre|cinq)'

/** Words that allow several answers. */
const SEVERAL = new RegExp(
  [
    `plusieurs ${REPONSES}`,
    'réponses? multiples?|choix multiples?',
    `${COCHEZ} tou[ts]|${COCHEZ} toutes`,
    `jusqu[’']à ${FEW} ${REPONSES}`,
    `${FEW} ${REPONSES} (?:maximum|max|au plus|au maximum|possibles)`,
    `plus d[’']une ${REPONSES}`,
    `${CHOOSE} all|all that apply`,
    `(?:several|multiple) ${ANSWERS} (?:are |is )?(?:possible|allowed|accepted|permitted)|multiple answers`,
    `${CHOOSE} (?:up to |as many|any (?:that|which)|${FEW}\\b)`,
    `up to ${FEW} ${ANSWERS}`,
    `more than one ${ANSWERS}`,
  ].join('|'),
  'iu',
)

/** Words that allow one answer only. */
const ONE = new RegExp(
  [
    `une? seule? ${REPONSES}|${REPONSES} uniques?`,
    `${COCHEZ} une? ${REPONSES}`,
    `(?:only one|just one|single) (?:${ANSWERS})`,
    `one ${ANSWERS} only`,
    `${CHOOSE} (?:only |just )?one\\b`,
  ].join('|'),
  'iu',
)

/**
 * How many answers the words of a questionnaire allow, as "tick all that apply" does. Null where they do not say, since
 * boxes (□, ☐) say nothing: many forms also use them where only one may be ticked.
 */
export function howManyAnswers(text: string): 'one' | 'several' | null {
  if (SEVERAL.test(text)) return 'several'
  return ONE.test(text) ? 'one' : null
}
