import { fold, type Language } from '../../text.ts'
import { isSameObject } from './same-object.ts'

/** What the thing costs, or how its cost got out of hand. */
const costs =
  /\b(?:costs?|costing|coute\w*|couterai\w*)\b[^.?!]{0,45}(?:\d|taxpayers?|contribuables?|economy|economie|public|fortune|cher\b|commune|council|town|ville)|\b(?:over budget|overspent|hors budget|depass\w+ (?:le|son|leur) (?:budget|devis))\b/

/** The thing was tried and given up. */
const dropped =
  /\b(?:(?:was|were|has been|have been|been|is being|are being) (?:\w+ly )?(?:scrapped|dropped|abandoned|axed|withdrawn|cancelled|reversed|ditched|shelved|rolled back|undone)|(?:gave|given|giving) (?:it|them|theirs|this|that) up|turned (?:it|them) down|backed out|renonce\w*|(?:a|ont|ete|etait) abandonne\w*|(?:machine|marche) arriere|(?:y a|y ont) mis fin|(?:l'a|l'ont|les a|les ont) (?:deja )?(?:supprim|abandonn|retir|annul)\w*)\b/

/** A source of the statement: what was given up is then the statement, and not the thing. */
const source = /^(?:according to|selon|d'apres)\b/

/** Many people are against it. */
const hostile =
  /\b(?:(?:hostiles?|opposee?s?|defavorables?)(?! (?:a |au |aux )?(?:le|la|les|l'|cette|ce|ces))|(?:are|is|were) (?:\w+ly )?(?:against|opposed to|hostile to) (?:it|this|that|the (?:idea|plan|move|proposal))|(?:do not|don't) want (?:it|this|that)|n'en veu\w+ pas|(?:reject|oppose)s? (?:it|this|that|the (?:idea|plan|proposal)))\b/

/** What will be lost if people do not help. */
const threatened =
  /\b(?:(?:will|would|may|could|might) (?:have to )?(?:close|shut|fold|disappear|go under|be lost|lose|vanish|die|go)\b[^.?!]*\b(?:if|unless|without)|(?:unless|without)\b[^.?!]*\b(?:will|would|may|could|might) (?:have to )?(?:close|shut|fold|disappear|go|lose|vanish|die)|(?:ferm|disparait|mourr|perdr|coul)\w*(?:a|ont|ait|aient)\b[^.?!]*\b(?:si|sans|faute)|tien\w+ (?:debout )?que grace|(?:depends?|relies|rely) (?:entirely |solely )?on (?:you|people like you|your)|(?:compt\w+ sur|besoin de) vous|needs? you)\b/

/** There is some, or enough, of it already. */
const already = /\b(?:already|deja)\b/
const elsewhere =
  /\b(?:other|others|most|many|neighbour\w*|elsewhere|majority|everyone|abroad|autres?|voisin\w*|ailleurs|plupart|beaucoup|nombreu\w+|majorite|partout|etranger|signed?|signe\w*)\b/
const asksForMore =
  /\b(?:another|second|third|fourth|fifth|sixth|one more|any more|more|extra|additional|further|expand\w*|extend\w*|new|enlarg\w*|un autre|une autre|seconde?|deuxieme|troisieme|quatrieme|cinquieme|sixieme|de plus|davantage|supplementaires?|encore un\w*|agrandi\w*|nouve\w+|elargi\w*|augment\w*)\b/

/**
 * The side for which a statement speaks by what it says about the thing that is asked about: it costs too much, was
 * given up, is there already, or most are against it. Undefined where none of these is said.
 */
export function relatedSide(premise: string, asked: string, sign: 1 | -1): 1 | -1 | undefined {
  const said = fold(premise)
  const question = fold(asked)
  if (threatened.test(said) && !/\b(?:clos|ferm|supprim|end|stop)\w*/.test(question)) return 1
  if (hostile.test(said)) return -1
  if (dropped.test(said) && !source.test(said)) return sign === 1 ? -1 : 1
  if (costs.test(said) && isSameObject(premise, asked)) return sign === 1 ? -1 : 1
  if (already.test(said) && !elsewhere.test(said) && asksForMore.test(question)) return -1
  return undefined
}

const objections: Readonly<Record<Language, readonly [RegExp, string]>> = {
  fr: [
    /\b(?:(?:seriez|êtes)-vous (?:contre|hostiles? (?=à|aux?)|opposée?s? (?=à|aux?))|vous oppos(?:ez|eriez)-vous|(?:refusez|refuseriez)-vous)/iu,
    'Êtes-vous pour',
  ],
  en: [
    /\b(?:(?:would|do) you (?:object to|oppose|mind|be against)|are you (?:against|opposed to))\b/iu,
    'Do you support',
  ],
}

/** The text with an objection that is asked for turned into support; undefined where none is asked for. */
export function asksForSupportInstead(texte: string, language: Language): string | undefined {
  const [objection, support] = objections[language]
  return objection.test(texte) ? texte.replace(objection, support) : undefined
}
