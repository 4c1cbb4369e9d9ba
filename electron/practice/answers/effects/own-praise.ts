import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { extremePraise } from './extreme-words.ts'
import type { Plea } from './push.ts'

/** Words of praise that sellers put before their own thing: swift, easy, kind, new, rare and well made. */
const sold: Readonly<Record<Language, string>> = {
  fr: "(?:si |tres |tout |toujours )?(?:pratiques?|innovante?s?|rapides?|convivia(?:l|le|ux|les)|intuiti(?:f|ve|fs|ves)|performante?s?|fiables?|efficaces?|modernes?|elegante?s?|chaleureu(?:x|se|ses)|accueillante?s?|devouee?s?|competente?s?|attentionnee?s?|attenti(?:f|ve|fs|ves)|experimentee?s?|reputee?s?|primee?s?|appreciee?s?|raffinee?s?|savoureu(?:x|se|ses)|soignee?s?|amelioree?s?|revolutionnaires?|incontournables?|authentiques?|genereu(?:x|se|ses)|passionnee?s?|talentueu(?:x|se|ses)|simples? d'utilisation|faciles? a utiliser|haut de gamme|de (?:grande |haute |premiere )?qualite|de pointe|a la pointe)",
  en: 'friendly|helpful|fast|quick|speedy|lightning-fast|easy-to-use|user-friendly|intuitive|improved|enhanced|innovative|revolutionary|popular|reliable|affordable|tasty|convenient|efficient|award-winning|state-of-the-art|cutting-edge|powerful|comfortable|cosy|beautiful|luxurious|stylish|elegant|skilled|dedicated|devoted|caring|talented|experienced|trusted|beloved|well-loved|famous|renowned|generous|unique|refreshing|high-quality|top-quality|hassle-free|seamless|smooth|responsive|attentive|welcoming|charming|stunning|gorgeous|handcrafted|mouth-watering|passionate|hard-?working|knowledgeable|courteous|unbeatable|low-cost|superior',
}

/** A thing of those who ask, with such a word. */
const ownThing: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `\\b(?:notre|nos) (?:nouve(?:au|aux|l|lle|lles) )?(?:(?!est |sont |etait |etaient |a |ont |vous )[\\w'-]+ ){1,4}?(?:et )?(?:${sold.fr}|${extremePraise.fr})(?![a-z-])`,
  ),
  en: new RegExp(
    `\\bour (?:brand[- ]new |new |very |highly |so |latest )*(?:and |, )?(?:${sold.en}|${extremePraise.en})(?![a-z-])(?:,? (?:and )?[a-z-]+)`,
  ),
}

/** Those who ask state that their own thing is excellent, or the best. */
const ownClaim: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `\\b(?:notre|nos) [^?,.]{2,60}?\\b(?:(?:${extremePraise.fr})(?![a-z])|(?:le|la|les) (?:meilleure?s?|plus (?!souvent|proche|recent|grande? partie)\\w+))`,
  ),
  en: new RegExp(
    `\\bour [^?,.]{2,60}?\\b(?:(?:${extremePraise.en})(?![a-z])|the (?:best|finest|greatest|safest|friendliest|most (?!often|recent)\\w+))`,
  ),
}

/** The person is asked to say that something is excellent, whatever it is. */
const saysExcellent: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `^(?:diriez-vous|trouvez-vous|pensez-vous) (?:que |qu')?[^?,]{3,60}\\b(?:est|sont|etait|etaient|a ete|ont ete) (?:\\w+ ){0,2}?(?:${extremePraise.fr}|(?:un|une) (?:immense |grande? |belle |beau |veritable |vrai |vraie )(?:succes|reussite|progres|avancee))(?![a-z])[^?,]{0,20}\\?`,
  ),
  en: new RegExp(
    `^(?:would you say|do you (?:think|feel|find)) (?:that )?[^?,]{3,60}\\b(?:is|are|was|were|has been|have been) (?:\\w+ ){0,2}?(?:${extremePraise.en}|an? (?:great|huge|big|resounding|real) (?:success|achievement|improvement|step forward))(?![a-z])[^?,]{0,20}\\?`,
  ),
}

/** Asks for what is wrong with it, where praise makes it hard to name anything. */
const faults =
  /\b(?:problems?|issues?|complaints?|difficult\w*|wrong|dissatisf\w+|disappoint\w*|problemes?|reclamations?|plaintes?|difficultes?|decue?s?|insatisf\w+)\b/
const eitherWay =
  /\b(?:or (?:not|dis\w+|un\w+|in\w+|poor|bad)|ou (?:non|pas|in\w+|mauvais\w*|medioc\w*)|satisfied or dissatisfied|satisfaite?s? ou)\b/

/** « Trouvez-vous notre pain bon ? »: the word is what is asked. */
const asksIfSo = /\b(?:trouv|jug|estim|consider)\w*-(?:vous|tu)\b|\bniveau de qualite\b/

/**
 * Praise of one's own thing in what is asked, or a question that offers nothing short of excellence; undefined without.
 */
export function ownPraise(asked: string, options: readonly string[], language: Language): Plea | undefined {
  if (options.length === 0) return undefined
  const question = fold(asked).trim()
  if (eitherWay.test(question)) return undefined
  const { kind } = readOptionSet(options, language, asked)
  const excellent =
    kind === 'scale' && options.length <= mostOptions ? saysExcellent[language].exec(question) : null
  if (excellent) return { words: excellent[0], towards: 1 }
  const named = asksIfSo.test(question) ? null : ownThing[language].exec(question)
  const found = named ?? (kind === 'agreement' ? ownClaim[language].exec(question) : null)
  return found ? { words: found[0], towards: faults.test(question) ? -1 : 1 } : undefined
}
/** Yes, no and one way out. */
const mostOptions = 3
