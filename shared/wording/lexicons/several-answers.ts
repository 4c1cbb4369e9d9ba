import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

const FEW = {
  fr: '(?:[2-9]|10|deux|trois|quatre|cinq|six)',
  en: '(?:[2-9]|10|two|three|four|five|six)',
}
const ANSWERS = {
  fr: '(?:reponses?|choix|modalites?|options?|cases?|propositions?|items?)',
  en: '(?:answers?|responses?|options?|choices?|boxes|items?|selections?)',
}
const CHOOSE = {
  fr: '(?:cochez|cocher|choisissez|choisir|selectionnez|selectionner|entourez|entourer|indiquez|indiquer|citez|citer|donnez|donner|designez|designer)',
  en: '(?:select|check|choose|tick|mark|circle|pick|click|indicate|name)',
}
const MAY = '(?:peuvent (?:etre )?|pouvez |(?:sont |est )?)'
/** Where a request begins: "tick two" at the start of a sentence or bracket, or behind a polite word. */
const BEGINS = {
  fr: String.raw`(?:(?<=^|[([.:;,?!–—-]\s*)|(?<=(?:veuillez|merci de|merci d'|pouvez|pouvez en|priere de) ))`,
  en: String.raw`(?:(?<=^|[([.:;,?!–—-]\s*)|(?<=(?:please|can|may|and) ))`,
}

/** Requests for several answers, which a single choice cannot take. */
export const SEVERAL_ANSWERS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<!si )plusieurs ${ANSWERS.fr},? (?:(?:${MAY})(?:possibles?|acceptees?|acceptes|autorisee?s|permise?s|admise?s|donnees?|cochees?)) / (?<=[([])plusieurs ${ANSWERS.fr}(?=[)\]]) / (?<!questions? a )(?:reponses|choix) multiples?(?: (?:possibles?|autorise\p{L}*))? /
    (?:plus d'une|une ou plusieurs|une a plusieurs|la ou les|le ou les|un ou plusieurs) (?:${ANSWERS.fr})(?: possibles?)? / autant de ${ANSWERS.fr} que /
    ${BEGINS.fr}${CHOOSE.fr} (?:toute?s les|tous les|toutes? celles qui|tous ceux qui|tout ce qui|celles qui|ceux qui|plusieurs|une? ou plusieurs|la ou les|le ou les)(?: ${ANSWERS.fr})? / (?:toutes celles|tous ceux|tout ce) qui (?:s'applique|conviennent|vous concern|correspond)\p{L}* / toutes les ${ANSWERS.fr} qui (?:s'applique|conviennent|vous concern|vous correspond|correspond)\p{L}* /
    jusqu'a ${FEW.fr} ${ANSWERS.fr} / ${BEGINS.fr}${CHOOSE.fr}(?:-en)? (?:jusqu'a |au (?:plus|maximum) |un maximum de )${FEW.fr}(?: ${ANSWERS.fr})? / ${BEGINS.fr}${CHOOSE.fr}(?:-en|-les)? (?:(?:les|vos) )?${FEW.fr}(?! (?:fois|semaines?|mois|jours?|heures?|ans?|minutes?)(?!\p{L}))(?: ${ANSWERS.fr})? /
    ${FEW.fr} ${ANSWERS.fr} (?:maximum|max|maxi|au plus|au maximum|possibles?|a donner|attendues) / (?:au (?:plus|maximum)|max(?:imum|i)?\.?)(?: de)? ${FEW.fr} ${ANSWERS.fr} / (?<=[([])(?:${FEW.fr} (?:au )?max(?:imum|i)?\.?|max(?:imum|i)?\.? ${FEW.fr})(?=[)\]]) /
    (?:quel(?:le)?s sont|quel(?:le)?s ont ete) (?:les|vos|pour vous les|selon vous les|a votre avis les) ${FEW.fr} (?:(?:principa|plus |premi)\p{L}*|[\p{L}'-]+ (?:principa|preferee?s|les plus|qui vous)\p{L}*)
  `),
  en: anyOf(String.raw`
    (?<!not |to )(?:all|any|as many as)(?: ${ANSWERS.en})? (?:that |which |of the (?:following|above) (?:that |which )?)?(?:may |might |could )?(?:apply|applies|are applicable|applicable)(?! (?:for|to all)(?!\p{L})) / ${BEGINS.en}${CHOOSE.en} (?:all|any|every|as many) (?:that|which|of the|of these|the (?:answers|options|boxes|statements)|answers|options|statements|as|relevant|applicable|boxes|you)(?: (?:may |might )?appl(?:y|ies)| (?:you|many|are|like|want|know) \p{L}+)? / ${BEGINS.en}${CHOOSE.en} which (?:of (?:the following|these) )?(?:\p{L}+ )?apply /
    (?<!if )(?:several|multiple|more than one|many) ${ANSWERS.en},? (?:(?:are|is|may be|can be|might be) )?(?:possible|allowed|accepted|permitted|given|selected|chosen|ticked|checked|marked) / (?<=[([])(?:multiple|several) (?:answers?|responses?|selections?)(?=[)\]]) / (?:may|can) ${CHOOSE.en} (?:several|more than one|multiple) /
    ${BEGINS.en}${CHOOSE.en} (?:one or more|one or several|more than one|several|multiple) / (?<=[([])one or more ${ANSWERS.en}(?=[)\]]) / ${BEGINS.en}${CHOOSE.en} (?:only )?(?:up to|at most|at least|no more than|a maximum of|between ${FEW.en} and) ${FEW.en}(?: ${ANSWERS.en})? / ${BEGINS.en}${CHOOSE.en} (?:only |exactly |the |your |your top |the top )?${FEW.en}(?! (?:times|weeks?|months?|days?|hours?|years?|minutes?)(?!\p{L}))(?: ${ANSWERS.en})? /
    up to ${FEW.en} ${ANSWERS.en} / (?:max(?:imum)?\.?(?: of)?|at most) ${FEW.en} ${ANSWERS.en} / ${FEW.en} ${ANSWERS.en} (?:max(?:imum)?|at most) / (?<=[([])(?:max(?:imum|\.)?(?: of)? ${FEW.en}|${FEW.en} max(?:imum)?\.?|up to ${FEW.en})(?=[)\]]) /
    which ${FEW.en} of (?:these|the following) / (?:what|which) (?:are|were|do you think are|would you say are) (?:the|your) (?:top )?${FEW.en} (?:most|main|biggest|top|greatest|best|worst|favou?rite)
  `),
}

/** Words that ask for one answer after all: "choose the main one", « une seule réponse ». */
export const ONE_ANSWER: Record<WordingLanguage, string> = {
  fr: String.raw`(?:une? seule?|seulement une?|uniquement une?) (?:${ANSWERS.fr})|(?:reponse|choix) unique|(?:indique|donne|choisi|coche|retene|precise)\p{L}* (?:la|le|celle|celui) (?:principale?|plus|qui)`,
  en: String.raw`(?:only one|just one|one only|a single|single) (?:${ANSWERS.en}|\()|one answer only|(?:select|check|choose|tick|mark|circle|pick|give|name|indicate) (?:only |just )?(?:the (?:main|best|most|one|closest|single|first)|one (?!or)(?:answer|option|response|box|only|of))`,
}

/** An option that stands for several others. */
export const COMBINES: Record<WordingLanguage, string> = {
  fr: String.raw`^(?:les (?:deux|trois|quatre)|l'un et l'autre|tous les deux|toutes les deux)(?!\p{L})`,
  en: String.raw`^(?:both|all (?:three|four)|either)(?!\p{L})`,
}
