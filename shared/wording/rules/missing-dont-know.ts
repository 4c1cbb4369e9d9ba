import { findingAt, hasDontKnow, type ItemContext, type Rule } from '../item-context.ts'
import {
  ASKS_KNOWLEDGE,
  FACT_CUES,
  FACT_SUBJECTS,
  NOT_A_FACT,
  NOT_KNOWLEDGE,
  OBSCURE_OBJECTS,
  OPINION_CUES,
  POLAR_QUESTIONS,
  SECOND_PERSON,
  SIZE_COMPARED,
} from '../lexicons/knowledge.ts'
import {
  AT_HOME_OR_HERE,
  FACT_FORMS,
  OBSCURE_BODIES,
  POLAR_RULES,
  WORK_JUDGED,
} from '../lexicons/obscure-objects.ts'
import { FREQUENCY_OPTIONS } from '../lexicons/vague-quantifiers.ts'
import { findSpan, has, phrasePattern, replaceIn, type Span, wordPattern } from '../text/phrases.ts'
import { jargon } from './jargon.ts'
import { adjectiveAt } from './word-classes.ts'

const OBSCURE = { fr: phrasePattern(OBSCURE_OBJECTS.fr), en: phrasePattern(OBSCURE_OBJECTS.en) }
const OPINION = { fr: wordPattern(OPINION_CUES.fr), en: wordPattern(OPINION_CUES.en) }
const OPENING = { fr: wordPattern(SECOND_PERSON.fr.opening), en: wordPattern(SECOND_PERSON.en.opening) }
const PERSON = { fr: wordPattern(SECOND_PERSON.fr.person), en: wordPattern(SECOND_PERSON.en.person) }
const JUDGEMENT = { fr: wordPattern(NOT_KNOWLEDGE.fr), en: wordPattern(NOT_KNOWLEDGE.en) }
const FACT = { fr: wordPattern(FACT_CUES.fr), en: wordPattern(FACT_CUES.en) }
const LEARNT = { fr: wordPattern(FACT_SUBJECTS.fr), en: wordPattern(FACT_SUBJECTS.en) }
const OPEN_TO_VIEW = { fr: wordPattern(NOT_A_FACT.fr), en: wordPattern(NOT_A_FACT.en) }
const KNOWN = { fr: wordPattern(ASKS_KNOWLEDGE.fr), en: wordPattern(ASKS_KNOWLEDGE.en) }
const COMPARED = { fr: wordPattern(SIZE_COMPARED.fr), en: wordPattern(SIZE_COMPARED.en) }
const BODY = { fr: wordPattern(OBSCURE_BODIES.fr), en: wordPattern(OBSCURE_BODIES.en) }
const JUDGED = { fr: wordPattern(WORK_JUDGED.fr), en: wordPattern(WORK_JUDGED.en) }
const FORM = { fr: wordPattern(FACT_FORMS.fr), en: wordPattern(FACT_FORMS.en) }
const NEAR_BY = { fr: wordPattern(AT_HOME_OR_HERE.fr), en: wordPattern(AT_HOME_OR_HERE.en) }
const RULED = { fr: wordPattern(POLAR_RULES.fr), en: wordPattern(POLAR_RULES.en) }
const ADD = { fr: 'Je ne sais pas', en: "Don't know" }
const OFTEN = { fr: wordPattern(FREQUENCY_OPTIONS.fr), en: wordPattern(FREQUENCY_OPTIONS.en) }
const LEAST_CHOICES = 2

/** A question of knowledge, or for an opinion on something little known, without a "don't know" option. */
export const missingDontKnow: Rule = (item) => {
  if (!item.closed || item.answers.length < LEAST_CHOICES || leavesOut(item)) return []
  const question = item.questions.at(-1)
  if (!question) return []
  if (isKnowledge(item) && !isOwnAffair(item, question.text))
    return [findingAt('missing_dont_know', question, 'missing_dont_know', ADD[item.lang])]
  const obscure = obscureObject(item)
  return obscure ? [findingAt('missing_dont_know', obscure, 'missing_dont_know_opinion', ADD[item.lang])] : []
}

/** A little-known thing about which an opinion is asked: one in the lexicon, or recognised by the form of its name. */
function obscureObject(item: ItemContext): Span | null {
  const { lang, text } = item
  if (item.options.some((option) => option.escapes && ABOUT_ONESELF.test(option.text))) return null
  const opinion = has(OPINION[lang], text)
  if (!opinion && !has(JUDGED[lang], text)) return null
  const body = findSpan(BODY[lang], text) ?? bodyByName(item)
  if (body && !OWN[lang].test(text.slice(Math.max(0, body.start - NEAR), body.end))) return body
  const judged = has(JUDGED[lang], text)
  const [acronym] =
    TAKES_SIDES[lang].test(text) || judged
      ? jargon(item).filter((found) => found.why === 'jargon_acronym')
      : []
  if (acronym && acronym.start !== null && acronym.end !== null)
    return { start: acronym.start, end: acronym.end }
  return opinion ? findSpan(OBSCURE[lang], text) : null
}

/** "By law, how many days …": asks what the law says, which is knowledge even if it is about the person. */
const BY_LAW = {
  fr: /^(?:selon|d'apres|d'apres ce que dit) (?:la (?:loi|reglementation|constitution)|le (?:code|droit|reglement))[^?]{0,30}, ?(?:qui|que|qu|quel|combien|quand|un|une|le|la|les|a partir|pendant|sous|dans quel)/u,
  en: /^(?:by law|under (?:the|current|english|french|uk|eu)? ?(?:law|rules|regulations|legislation|constitution)|according to (?:the )?(?:law|regulations|legislation|constitution|highway code)|legally),? (?:who|what|which|how|when|must|may|can|is|are|do|does)/u,
}

/** A public body recognised by the form of its name: "the Financial Reporting Council". */
function bodyByName(item: ItemContext): Span | null {
  const found = NAMED_BODY[item.lang].exec(item.lang === 'en' ? item.folded.cased : item.text)
  if (!found || WELL_KNOWN.test(found[0])) return null
  return { start: found.index, end: found.index + found[0].length }
}

const NAMED_BODY = {
  fr: /(?<!\p{L})(?:banque|autorite|agence|conseil|office|commission|fonds|organisation|haut conseil|haute autorite|union|bureau|cour|institut|observatoire) (?:(?:de|des|du|d'|l'|la|le|et) ?)*(?:\p{L}+ (?:(?:de|des|du|d'|l'|la|le|et) ?)*){0,3}(?:internationa|superieur|mondia|interamericain|africain|asiatique|prudentie|centra|reglement|controle|regulation|surete|resolution|concurrence|deontologie|garantie|stabilite|evaluation|transparence|cooperation|normalisation|mer|marches)\p{L}*/u,
  en: /(?<!^)(?<![\p{L}-])(?:\p{Lu}[\p{L}-]+ (?:(?:of|for|and|on|the) )*){1,5}(?:Council|Bank|Office|Agency|Authority|Commission|Organi[sz]ation|Fund|Board|Bureau|Institute|Committee|Tribunal|Directorate|Inspectorate|Ombudsman|Adjudicator|Commissioner|Registrar|Arbiter|Regulator|Executive|Bill|Act|Directive|Compact)(?!\p{L})|(?<![\p{L}-])(?:Bank|Office|Agency|Authority|Commission|Council|Institute|Board|Bureau|Fund) (?:for|of) (?:\p{Lu}[\p{L}-]+ (?:(?:of|for|and) )?){1,3}\p{Lu}[\p{L}-]+/u,
}
const WELL_KNOWN =
  /(?:World|England|City|Town|County|Parish|Borough|District|Village|Community|Home|Post|Met|Health Organi|European (?:Commission|Central|Council)|Supreme|Olympic|Monetary|School|Student|Your|Our|Environment Agency|Food Standards|securite sociale|conseil (?:municipal|departemental|regional|d'etat|constitutionnel)|banque (?:centrale|de france|mondiale)|organisation mondiale de la sante|union europeenne|commission europeenne)/u

const ABOUT_ONESELF = /^(?:je |j'|i |i'|we |nous |my |mon |ma )/u
const NEAR = 8
const OWN = { fr: /(?<!\p{L})(?:votre|vos|notre|ton|ta)(?!\p{L})/u, en: /(?<!\p{L})(?:your|our)(?!\p{L})/u }
const TAKES_SIDES = {
  fr: /(?:favorables?|opposee?s?|pour ou contre|approuvez|soutenez|faut-il|devrait)(?!\p{L})/u,
  en: /(?:(?:do|would) you (?:\p{L}+ ){0,2}(?:support|oppose|favou?r|approve|back)|should)(?!\p{L})/u,
}

/** Whether an option says that one does not know, declines, or has never heard of it. */
function leavesOut(item: ItemContext): boolean {
  if (hasDontKnow(item)) return true
  return item.options.some(
    (option) =>
      option.kind === 'refusal' ||
      /entendu parler|connais|heard of|aware|concerne|applicable/u.test(option.text),
  )
}

/** Whether it asks about the world, not about the person, in a form that has one right answer. */
function isKnowledge(item: ItemContext): boolean {
  if (item.questions.some((question) => BY_LAW[item.lang].test(question.text) && !WISHED.test(question.text)))
    return true
  const bare = replaceIn(OPENING[item.lang], item.text, () => ' ')
  if (has(PERSON[item.lang], bare)) return false
  if (item.yesNo && has(RULED[item.lang], bare) && !WISHED.test(bare)) return true
  if (asksInForm(item)) return true
  if (has(JUDGEMENT[item.lang], bare)) return false
  if (item.answers.every((option) => /^(?:vrai|faux|true|false)$/u.test(option.text))) return true
  return has(FACT[item.lang], bare) || (item.yesNo && isPolarFact(item, bare))
}

/** Whether it is a question of fact with answers yes and no: "Can the House of Lords reject a budget?" */
function isPolarFact(item: ItemContext, bare: string): boolean {
  const { lang } = item
  const question = bare.trim().replace(/^[, ]+/u, '')
  if (has(KNOWN[lang], item.text)) return true
  if (!POLAR_QUESTIONS[lang].test(question) || has(OPEN_TO_VIEW[lang], question)) return false
  if (item.tokens.some((token) => adjectiveAt(item.text.slice(token.start), lang) > 0)) return false
  return has(COMPARED[lang], question) || has(LEARNT[lang], question)
}

const AT_HAND = {
  fr: /(?<!\p{L})(?:combien de temps (?:a|avez|avait)|a-t-il fallu|decrit\p{L}* (?:ci-dessus|plus haut|precedemment)|page precedente|texte (?:ci-dessus|precedent)|cet(?:te)? (?:equipement|appareil|logement|installation|toilettes?|probleme|projet|systeme|dispositif))(?!\p{L})/u,
  en: /(?<!\p{L})(?:how long did|did it take|described|previous page|(?:passage|story|text|page|video) (?:you|above)|this (?:facility|toilet|dwelling|house|project|system|problem|place|product|toilet facility|item|building)|select one)(?!\p{L})/u,
}
const OWN_ANSWERS = {
  fr: /(?<!\p{L})(?:votre|vos|notre|nos|propre|chez (?:vous|moi)|vous-meme|moi-meme)(?!\p{L})/u,
  en: /(?<!\p{L})(?:your|our|own|yourself|myself|my)(?!\p{L})/u,
}

/** Whether it asks about something of the person's own, or before their eyes, which "you" need not say. */
function isOwnAffair(item: ItemContext, question: string): boolean {
  return (
    AT_HAND[item.lang].test(question) ||
    item.answers.filter((option) => has(OFTEN[item.lang], option.text)).length * 2 >= item.answers.length ||
    item.answers.some(
      (option) => OWN_ANSWERS[item.lang].test(option.text) && option.text.length <= LONGEST_OWN,
    )
  )
}
const LONGEST_OWN = 60

const WISHED = /(?:devrai|faudrait|souhait|normal|juste|should|ought|fair|right that)/u

/** Whether the last sentence asks for a fact of public life: "Who owns …?", « Quel service gère … ? ». */
function asksInForm(item: ItemContext): boolean {
  const question = item.questions.at(-1)
  if (!question || has(NEAR_BY[item.lang], question.text) || WISHED.test(question.text)) return false
  if (item.options.some((option) => ABOUT_ONESELF.test(option.text))) return false
  const bare = replaceIn(OPENING[item.lang], question.text, () => '').replace(/^[, ]+/u, '')
  return has(FORM[item.lang], bare)
}
