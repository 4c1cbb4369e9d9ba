import type { WordedItem, WordingLanguage } from '../finding.ts'
import { dropTag } from './drop-tag.ts'
import type { Mender } from './mender.ts'
import { capitalised, lowered, withQue, withStems } from './texts.ts'

/** Leaves out what pushes: a statement before the question, a clause at its beginning, praise, a tag, an opening. */
export const mendLeading: Mender = (item, finding) => {
  const stems = [
    dropTag(item),
    dropSentence(item, finding),
    dropClause(item, finding),
    dropPraise(item, finding),
    dropOpening(item),
  ]
  return stems.flatMap((stem) => (stem === null ? [] : [withStems(item, 'drop', [stem])]))
}

type Place = Parameters<Mender>[1]

/** Words that point back to what was said before, so that a question with them cannot stand alone. */
const POINTS_BACK: Record<WordingLanguage, RegExp> = {
  fr: /(?<![\p{L}-])(?:ce(?!pendant|rtain|tte enquête|ux)(?:t|tte|s)?(?= \p{L})(?! (?:questionnaire|sondage|qu))|cela|ça|celui|celle|ceux|celles|en(?= (?:acheter|avez|avoir|faire|prendre|voulez))|d['’]en|y|en(?= \p{L}+(?:er|ir|re)(?!\p{L}))|(?<=(?:à|de|pour) )l['’]\p{L}+er(?!\p{L})|et vous|(?<=(?:, |à |de |pour |-il |-on |-vous ))l[ea]s? (?:rendre|mettre|faire|prendre|\p{L}{3,}er)(?!\p{L})|payer .*de plus|(?<=vous )l['’]\p{L}+|(?<=-vous )l[ea]s? \p{L}+er|elle|ils?(?<!-il|-t-il)|elles|son|sa|ses|leur|leurs|lui|aussi|le faites|vôtres|dernier|dernière|telle?s?)(?![\p{L}])/iu,
  en: /(?<!\p{L})(?:it|its|this|that(?= (?:is|was|should|\p{L}+\?)|\?)|these|those|they|them|their|he|she|his|her|such|one\?|ones|so\?|do you\?|too|also|instead|the ones?|(?:want|need|have|get|buy|own|take) one|pay .*more|which (?:kind|one|sort|side)|latter|former)(?!\p{L})/iu,
}
/** As few words are no question that stands alone ("And you?"). */
const LEAST_WORDS = 5
/** "What do you think?": says nothing of what. */
const ASKS_NOTHING =
  /(?:qu['’]en (?:pensez|dites)|quel est votre (?:avis|opinion)|what do you think\?|your view\?|are you sure)/iu

/** A question that only names what is asked, such as "What is the main reason?", says too little by itself. */
const NAMES_ONLY = /^(?:what|which|who|why|quel|quelle|quels|quelles|qui|pourquoi)(?!\p{L})/iu
const LEAST_OF_NAMING = 8

function standsAlone(text: string, lang: WordingLanguage): boolean {
  const least = NAMES_ONLY.test(text) ? LEAST_OF_NAMING : LEAST_WORDS
  return (
    text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= least &&
    !ASKS_NOTHING.test(text) &&
    !POINTS_BACK[lang].test(text.replace(/-(?:t-)?(?:il|on|elle|ils|elles|ce)(?![\p{L}])/giu, ''))
  )
}

/** A sentence before the question, left out as a whole. */
function dropSentence({ stem, lang }: WordedItem, { start }: Place): string | null {
  if (start === null) return null
  const end = /[.!:](?=\s)/gu
  end.lastIndex = start
  // The statement's own end, and nothing after it but one question.
  const stop = /[.!](?:["”»]|\s»)?\s+/gu
  stop.lastIndex = start
  const after = stop.exec(stem)
  if (!after) return null
  const before = stem.slice(0, start)
  if (before.trim() !== '' && !/[.!?]\s*$/u.test(before)) return null
  const rest = stem.slice(after.index + after[0].length)
  if (!/^[^?]+\?\s*$/u.test(rest) || /[.!]\s/u.test(rest)) return null
  return standsAlone(rest, lang) ? `${before}${capitalised(rest)}` : null
}

/** "Given that …, do you …?", « Comme la plupart des Français, souhaitez-vous … ? » */
const CLAUSE: Record<WordingLanguage, RegExp> = {
  fr: /^(?:Sachant|Étant donné|Etant donné|Puisque|Comme|Vu|Alors que|Face à|Compte tenu|Pour (?=protéger|sauver|lutter|préserver|éviter|défendre|garantir)|Selon|D['’]après|En tant que)(?=[ '’])[^,?.]*, (?<rest>.+)$/iu,
  en: /^(?:Given|As (?:everyone|we all|you|a responsible|responsible|experts|scientists|doctors)|Like|Since|Because|Considering|With so (?:many|much|few)|In view of|According to|To (?=protect|save|fight|prevent|defend|keep))(?= )[^,?.]*, (?<rest>.+)$/iu,
}

function dropClause({ stem, lang }: WordedItem, { start }: Place): string | null {
  if (start !== 0) return null
  const rest = CLAUSE[lang].exec(stem)?.groups?.rest
  if (rest === undefined || !/^[^?]+\?\s*$/u.test(rest) || /[.!]\s/u.test(rest)) return null
  if (!ASKS[lang].test(rest)) return null
  return standsAlone(rest, lang) ? capitalised(rest) : null
}

/** A question that begins as questions do, and not the middle of an enumeration. */
const ASKS: Record<WordingLanguage, RegExp> = {
  fr: /^(?:\p{L}+-(?:t-)?(?:vous|il|on|elle|ils|elles)|est-ce|faut-il|quels?|quelles?|comment|combien|à quelle?|dans quelle|l[ea]s? .+-(?:il|elle|ils|elles))(?![\p{L}])/iu,
  en: /^(?:do|does|did|are|is|was|were|would|should|could|can|will|have|has|how|what|which|who|when|where)(?!\p{L})/iu,
}

const PRAISE: Record<WordingLanguage, { before: RegExp; words: RegExp }> = {
  fr: {
    before: /(?<!\p{L})(?:notre|nos|cette|cet|ces|votre)\s$/iu,
    words:
      /^(?:excellente?s?|superbes?|fantastiques?|magnifiques?|délicieu(?:x|se|ses)|formidables?|merveilleu(?:x|se|ses)|remarquables?|extraordinaires?|incroyables?)\s/iu,
  },
  en: {
    before: /(?<!\p{L})(?:our|this|these|your)\s$/iu,
    words:
      /^(?:(?:fantastic|award-winning|excellent|superb|wonderful|amazing|brilliant|outstanding|delicious|world-class|fabulous|terrific|marvellous|great|popular|exciting|incredible)(?:,? (?:and )?(?=\p{L}))?)+/iu,
  },
}

/** "Our fantastic guided tour": the words of praise before what is judged. */
function dropPraise({ stem, lang }: WordedItem, { start, end, why }: Place): string | null {
  if (why !== 'leading_praise' || start === null || end === null) return null
  const { before, words } = PRAISE[lang]
  const place = /^(?:our|notre|nos|this|cette|cet|ces)\s/iu.exec(stem.slice(start))?.[0].length ?? 0
  const at = start + place
  const found = words.exec(stem.slice(at))
  if (!found || !before.test(stem.slice(0, at))) return null
  const rest = stem.slice(at + found[0].length)
  // « cet excellent projet » would become « cet projet ».
  if (/cet\s$/iu.test(stem.slice(0, at)) && !/^[aeiouyhâéèê]/iu.test(rest)) return null
  return `${stem.slice(0, at)}${rest}`
}

/** "Surely …?", « Il est évident que … ? »: the opinion asked about, without calling it certain. */
const OPENING: Record<WordingLanguage, RegExp> = {
  fr: /^(?:Il est (?:évident|clair|certain)|N['’]est-il pas (?:évident|clair)|Il va de soi|De toute évidence,?) qu(?:e |['’])(?<rest>[^?.]+?)(?<end>\s*\?)\s*$/iu,
  en: /^(?:Surely,? |Isn['’]t it (?:obvious|clear) that |Clearly,? |Obviously,? )(?<rest>[^?.]+?)(?<end>\?)\s*$/iu,
}

function dropOpening({ stem, lang }: WordedItem): string | null {
  const found = OPENING[lang].exec(stem)?.groups
  if (found?.rest === undefined || found.end === undefined) return null
  const clause = lowered(found.rest, lang)
  // "Surely you would rather …" asks about the person, and not for an opinion on something.
  if (clause === null || /n['’]t /u.test(clause) || /^(?:you|vous|it is|there)(?!\p{L})/iu.test(clause))
    return null
  return lang === 'en'
    ? `Do you think that ${clause}${found.end}`
    : `Pensez-vous ${withQue(clause)}${found.end}`
}
