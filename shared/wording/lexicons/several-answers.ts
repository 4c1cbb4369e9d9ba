import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** A small number; "two" of "two-factor" is none. */
const FEW = {
  fr: String.raw`(?:[2-9]|10|deux|trois|quatre|cinq|six)(?!-\p{L})`,
  en: String.raw`(?:[2-9]|10|two|three|four|five|six)(?!-\p{L})`,
}
/** What follows where a number is a point of a scale or a key: "choose 5 if you agree", « indiquez 10 pour … ». */
const MEANT = {
  fr: String.raw`(?! si(?!\p{L})|(?<=\d) (?:pour|quand|lorsque)(?!\p{L})|(?<=\d) ?=)`,
  en: String.raw`(?! if(?!\p{L})|(?<=\d) (?:for|to|when|is|means)(?!\p{L})|(?<=\d) ?=)`,
}
const TIMES = {
  fr: String.raw`(?:fois|semaines?|mois|jours?|heures?|ans?|minutes?)(?!\p{L})`,
  en: String.raw`(?:times|weeks?|months?|days?|hours?|years?|minutes?)(?!\p{L})`,
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
  en: String.raw`(?:(?<=^|[([.:;,?!–—-]\s*)|(?<=(?:please|you can|you may|and) ))`,
}

/** Requests for several answers, which a single choice cannot take. */
export const SEVERAL_ANSWERS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?<!si )plusieurs ${ANSWERS.fr},? (?:(?:${MAY})(?:possibles?|acceptees?|acceptes|autorisee?s|permise?s|admise?s|donnees?|cochees?)) / (?<=[([])plusieurs ${ANSWERS.fr}(?=[)\]]) / (?<!questions? a )(?:reponses|choix) multiples?(?: (?:possibles?|autorise\p{L}*))? /
    (?:plus d'une|une ou plusieurs|une a plusieurs|la ou les|le ou les|un ou plusieurs) (?:${ANSWERS.fr})(?: possibles?)? / autant de ${ANSWERS.fr} que /
    ${BEGINS.fr}${CHOOSE.fr} (?:toute?s les|tous les|toutes? celles qui|tous ceux qui|tout ce qui|celles qui|ceux qui|plusieurs|une? ou plusieurs|la ou les|le ou les)(?: ${ANSWERS.fr})? / (?:${BEGINS.fr}|(?<=${ANSWERS.fr} ?[:,]? ))(?:toutes celles|tous ceux|tout ce) qui (?:s'applique|convien|vous concern|vous correspond|correspond)\p{L}*(?: a (?:vous|votre \p{L}+))?(?= ?(?:[.,;:!)\]]|$)) / toutes les ${ANSWERS.fr} qui (?:s'applique|conviennent|vous concern|vous correspond|correspond)\p{L}* /
    jusqu'a ${FEW.fr} ${ANSWERS.fr} / ${BEGINS.fr}${CHOOSE.fr}(?:-en)? (?:jusqu'a |au (?:plus|maximum) |un maximum de )${FEW.fr}(?: ${ANSWERS.fr})? / ${BEGINS.fr}${CHOOSE.fr}(?:-en|-les)? (?:(?:les|vos) )?${FEW.fr}${MEANT.fr}(?! ${TIMES.fr})(?: ${ANSWERS.fr})? /
    ${FEW.fr} ${ANSWERS.fr} (?:maximum|max|maxi|au plus|au maximum|possibles?|a donner|attendues) / (?:au (?:plus|maximum)|max(?:imum|i)?\.?)(?: de)? ${FEW.fr} ${ANSWERS.fr} / (?<=[([])(?:${FEW.fr} (?:au )?max(?:imum|i)?\.?|max(?:imum|i)?\.? ${FEW.fr})(?=[)\]]) /
    (?:quel(?:le)?s sont|quel(?:le)?s ont ete) (?:les|vos|pour vous les|selon vous les|a votre avis les) ${FEW.fr} (?:(?:principa|plus |premi)\p{L}*|[\p{L}'-]+ (?:principa|preferee?s|les plus|qui vous)\p{L}*)
  `),
  en: anyOf(String.raw`
    (?<!not |to |if |count )(?:as many as|(?:all|any)(?: ${ANSWERS.en}(?: that| which)?| that| which| of the (?:following|above)(?: that| which)?)) (?:may |might |could )?(?:apply|applies)(?! (?:for|to all)(?!\p{L})) / (?:all|any|as many) ${ANSWERS.en} (?:(?:that|which|as) )?(?:are )?applicable / all applicable ${ANSWERS.en} / ${BEGINS.en}${CHOOSE.en} (?:all|any|every|as many) (?:that|which|of the|of these|the (?:answers|options|boxes|statements)|answers|options|statements|as|relevant|applicable|boxes|you)(?: (?:may |might )?appl(?:y|ies)| (?:you|many|are|like|want|know) \p{L}+)? / ${BEGINS.en}${CHOOSE.en} which (?:of (?:the following|these) )?(?:\p{L}+ )?apply /
    (?<!if |that )(?:several|multiple|more than one|many) ${ANSWERS.en},? (?:(?:are|is|may be|can be|might be) )?(?:possible|allowed|accepted|permitted|given|selected|chosen|ticked|checked|marked) / (?<=[([])(?:multiple|several) (?:answers?|responses?|selections?)(?=[)\]]) / (?:(?:you|respondents|participants) |(?<=^|[([.:;?!]\s*))(?:may|can) (?:also )?${CHOOSE.en} (?:several|more than one|multiple) /
    ${BEGINS.en}${CHOOSE.en} (?:one or more|one or several|more than one|several|multiple)(?! ${TIMES.en}) / (?<=[([])one or more ${ANSWERS.en}(?=[)\]]) / ${BEGINS.en}${CHOOSE.en} (?:only )?(?:up to|at most|at least|no more than|a maximum of|between ${FEW.en} and) ${FEW.en}(?: ${ANSWERS.en})? / ${BEGINS.en}${CHOOSE.en} (?:only |exactly |the |your |your top |the top )?${FEW.en}${MEANT.en}(?! ${TIMES.en})(?: ${ANSWERS.en})? /
    up to ${FEW.en} ${ANSWERS.en} / (?:max(?:imum)?\.?(?: of)?|at most) ${FEW.en} ${ANSWERS.en} / ${FEW.en} ${ANSWERS.en} (?:max(?:imum)?|at most) / (?<=[([])(?:max(?:imum|\.)?(?: of)? ${FEW.en}|${FEW.en} max(?:imum)?\.?|up to ${FEW.en})(?=[)\]]) /
    which ${FEW.en} of (?:these|the following) / (?:what|which) (?:are|were|do you think are|would you say are) (?:the|your) (?:top )?${FEW.en} (?:most|main|biggest|top|greatest|best|worst|favou?rite)
  `),
}

/** Words that ask for one answer after all: "choose the main one", « une seule réponse ». */
export const ONE_ANSWER: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:une? seule?|seulement une?|uniquement une?) (?:${ANSWERS.fr}) / (?:reponse|choix) unique /
    (?:indique|donne|choisi|coche|retene|precise|cite|nomme|selectionne|entoure|designe)\p{L}* (?:celle|celui|(?:la|le|votre)(?: ${ANSWERS.fr})?) (?:principale?(?!s)|preferee?(?!s)|plus(?! de)|qui) /
    (?:puis|ensuite,?) ${CHOOSE.fr} (?:celle|celui|une?(?! (?:ou|a) )|(?:la|le|votre) (?:\p{L}+ )?(?:principale?|preferee?|favorite?|meilleure?|premiere?)(?!s))
  `),
  en: anyOf(String.raw`
    (?:only one|just one|one only|a single|single) (?:${ANSWERS.en}|\() / one answer only /
    (?:select|check|choose|tick|mark|circle|pick|give|name|indicate) (?:only |just )?(?:the (?:main|best|most|one|closest|single|first)|one (?!or)(?:answer|option|response|box|only|of)|your (?:favou?rite|preferred)(?: one| ${ANSWERS.en})?(?= ?(?:[.,;:!?)\]]|$))) /
    then (?:select|choose|tick|mark|circle|pick|indicate|name|give) (?:one(?! or )|your (?:favou?rite|preferred|main|best|first)(?! ${FEW.en}| \p{L}+s(?!\p{L})))
  `),
}

const OPENS = String.raw`(?<=^|[([.:;,?!)\]-]\s*)`
/** The last question, where it asks for one of the things said before it: « Laquelle … ? », "Which one …?" */
export const ASKS_FOR_ONE: Record<WordingLanguage, string> = {
  fr: String.raw`${OPENS}(?:(?:a|avec|chez|dans|de|par|pour|sur) )?(?:laquelle|lequel|duquel|auquel|quel(?:le)? (?:est|serait|a ete) (?:la|le|votre) (?:plus|principale?|premiere?|meilleure?|preferee?))(?!\p{L})[^?]*\?(?=[^?]*$)`,
  en: String.raw`${OPENS}(?:(?:at|by|for|from|in|of|to|with) )?which (?:one|(?:of \p{L}+ )?(?:is|was|would be) (?:the|your) (?:most|main|best|first|single|favou?rite))(?!\p{L})[^?]*\?(?=[^?]*$)`,
}

/** An option that stands for several others. */
export const COMBINES: Record<WordingLanguage, string> = {
  fr: String.raw`^(?:les (?:deux|trois|quatre)|l'un et l'autre|tous les deux|toutes les deux)(?!\p{L})`,
  en: String.raw`^(?:both|all (?:three|four)|either)(?!\p{L})`,
}
