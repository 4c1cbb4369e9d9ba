import type { Finding, RuleCode } from '../../../../shared/wording/finding.ts'
import { fold } from '../../text.ts'
import { plainSense, type Said } from './plain-words.ts'

/**
 * How much one enjoys doing a thing, which names no thing of those who ask: "how much do you enjoy reading novels?".
 */
export const enjoysDoing =
  /^how much do you (?:enjoy|like|love) (?!our|the|this|these|using our)\w+ing\b(?!.*\b(?:our|this|these|new)\b)/
/**
 * How often something is done on those occasions, which is a share and needs no number: "… when you have a problem".
 */
const onOccasion =
  /^(?:when|if|whenever|quand|lorsqu|si |en cas d).*how often|\bhow often\b.*\b(?:when(?:ever)?|if) (?:you|your|there|it|they|someone)\b|\b(?:a quelle frequence|tous les combien)\b.*\b(?:quand|lorsqu\w*|si|en cas d\w*)\b/
/** What some are said to think is no statement of those who ask. */
const reported =
  /^(?:certaine?s|d'aucuns|some(?: people)?|many(?: people)?)(?: \w+)? (?:pensent|disent|affirment|estiment|think|say|believe|argue|feel)\b[^?]*$/

/** A title in quotation marks: 'Never Too Late'. */
const title =
  /(?<!\p{L})['‘"“«]\s?\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|of|the|and|a|in|de|du|des|la|le|les|et|en))+\s?['’"”»](?!\p{L})/gu

/** An option that says none, or never. */
const none = /^(?:pas une|pas du tout|aucune?|jamais|zero|0|none|never|not)\b/

/** Set phrases that sum up everything before a question: "taking everything together". */
const weighedUp =
  /\b(?:(?:taking|considering|given) (?:everything|all (?:of )?(?:that|this|things))|everything (?:considered|together|taken)|all (?:things |told|in all)|(?:en )?tenant compte de tout|tout (?:compte fait|bien (?:considere|pese)))/

/** Set phrases with words for all or nothing: « ne sert à rien » (useless), "the end of everything". */
const setPhrase =
  /\b(?:ser(?:t|vent|vir|vait|vira) (?:\w+ )?a rien|end of everything|fin de tout|(?:every (?:day|week|month|year|other|now and)|each (?:day|week|month|year))|pour rien)\b/

/** Words of opening hours or duration, of which "all day" is a plain statement. */
const openingHours =
  /\b(?:ouvr\w*|ouvert\w*|ferm\w*|open\w*|clos\w*|run\w*|circul\w*|allum\w*|eteint\w*|eteindre|lit|lights?)\b/
const allDay =
  /^(?:du matin au soir|de jour comme de nuit|jour et nuit|toute la (?:journee|nuit)|a toute heure|all (?:day|night|year)\b.*|round the clock|around the clock|day and night|24 ?h(?:eures)?(?: ?\/ ?| sur )24|24 ?\/ ?7|24 hours a day|7 ?j(?:ours)?(?: ?\/ ?| sur )7)/

/** A question for or against a measure, or what one thinks of it: how far the measure goes is part of it. */
const measure =
  /\b(?:for or against|support or oppose|in favou?r (?:of )?or (?:against|opposed)|where do you stand|what (?:do you think|is your (?:opinion|view|position))|good idea or (?:a )?bad|pour ou contre|favorable ou|qu'en pensez-vous|quelle est votre (?:opinion|position)|que pensez-vous|bonne ou (?:une )?mauvaise idee)\b/
/** A rule that is proposed for everyone: whom it binds is part of it. */
const rule =
  /\b(?:rules?|laws?|regles?|lois?|obligation)\b.*\b(?:must|should|requir\w*|has to|have to|doi(?:t|ve|vent)|oblig\w+|soi(?:t|ent))\b/
/**
 * A question whether something should be so for all within a bound, or alike for all: "no … before the age of five".
 */
const bounded =
  /\b(?:should|ought|must|faut-il|faudrait-il|devrai\w+|doi(?:t|vent)-)\b[^.]*\b(?:before|avant|under|moins de|the same|equal\w*|la meme|le meme|unless|sauf)\b[^.]*\?|\b(?:every|each|all|chaque|tous?|toutes?)\b[^.?]*\b(?:the same|equal\w*|la meme|le meme)\b[^.]*\?/
const alsoNone = /^(?:that |qu')?(?:no|none|aucune?|every|each|all|chaque|tou(?:s|te|tes))\b/
const ofAll = /^(?:every(?:one|body)?|each|all|tou(?:s|te|tes)|chaque|chacune?)\b/

/** Words that say two things are linked, alike or at odds: such a question names two things and still asks one. */
const together =
  /\b(?:(?:are|is|be|were) (?:\w+ )?(?:connected|linked|related|compatible|similar|alike|equal|equivalent|at odds|opposed to each other|independent of each other|on good terms)|link between|connection between|difference between|balance between|relationship between|(?:est|sont|etre|soit|soient|serait) (?:\w+ )?(?:lie(?:e|s|es)?|relie(?:e|s|es)?|compatibles?|incompatibles?|semblables?|equivalent\w*|egaux|egales)|(?:lien|rapport|difference|equilibre|relation|entente) entre|go together|vont de pair|ensemble)\b/

/** A thing described by how much of something it contains: "drinks that contain a lot of sugar". */
const madeOf =
  /(?:\b(?:that|which|who) (?:contain|have|has|use|need|produce|emit|make|earn|get|sell|cost|consume|hold)s?|\bqui (?:contien\w+|ont|a|utilis\w+|consomm\w+|produi\w+|emet\w+|gagn\w+|vend\w+|coute\w*)|\b(?:containing|contenant|riche en)) ?$/

/** A charged word that the question itself asks about: « sont-ils inacceptables ? », "is it unbearable?". */
const askedWhether =
  /(?:\b(?:est|sont|serai(?:t|ent)|sera|seront|etai(?:t|ent)|parai(?:t|ssent)|semblent?)-(?:t-)?(?:il|elle|ils|elles|ce) (?:\w+ )?|\best-ce (?:\w+ )?|^(?:is|are|was|were|would|do you (?:find|consider)|trouvez-vous|jugez-vous)\b(?: [\w'-]+){1,10} (?:be )?)$/
/** A statement that a thing is so, for people to judge: « Les devoirs sont nuisibles aux enfants. ». */
const judgedSo = /\b(?:est|sont|etait|etaient|is|are|was|were) (?:\w+ )?$/
const judgement =
  /^(?:in|un|im|il|ir|dis)\w+(?:able|ables|ible|ibles|aire|aires|iste|istes|al|ale|ales|aux)\b|^(?:scandal\w+|honteu\w+|shameful|incompeten\w+|nuisibles?|nocifs?|nocives?|harmful|ineffica\w+|ineffective|dangereu\w+|dangerous|absurde?s?|ridicul\w+|outrageous|utiles? ou inutiles?|inutiles?|useless|hors de prix)$/

/**
 * Whether a finding of the wording checker pushes answers to neither side: it is in a title, in options that the stem
 * lists, in the extent of a measure, in the very judgement that is asked for; or it takes a number of times for granted
 * where an option says none.
 */
export function isIdle({ rule, start, end }: Finding, texte: string, options: readonly string[]): boolean {
  if (rule === 'vague_quantifier' && onOccasion.test(fold(texte).trim())) return true
  if (start === null || end === null) return rule === 'double_barrelled' && together.test(fold(texte))
  const words = fold(texte.slice(start, end)).trim()
  const [before, after] = [fold(texte.slice(0, start)), fold(texte.slice(end))]
  const said = { words, before, after, text: fold(texte) }
  if (idleBySense[rule]?.(said) || plainSense[rule]?.(said, options)) return true
  if (rule === 'vague_quantifier')
    return (
      madeOf.test(before.trimEnd()) ||
      options.filter((option) => fold(texte).includes(fold(option))).length > 1
    )
  if (rule === 'presupposition' && /^(?:combien|how (?:many|often))/.test(words))
    return options.some((option) => none.test(fold(option)))
  return [...texte.matchAll(title)].some(
    ({ index, 0: { length } }) => index <= start && end <= index + length,
  )
}

const idleBySense: Partial<Record<RuleCode, (said: Said) => boolean>> = {
  leading: ({ text }) => enjoysDoing.test(text.trim()),
  absolute: ({ words, before, after, text }) => {
    if (reported.test(before.trim())) return true
    const around = `${before.slice(-25)}${words}${after.slice(0, 25)}`
    if ((setPhrase.exec(around) ?? weighedUp.exec(around)) !== null) return true
    if (allDay.test(words)) return openingHours.test(text)
    if (alsoNone.test(words) && bounded.test(text) && !/: ?[^:]*(?:accord|avis)/.test(text)) return true
    return ofAll.test(words) && (measure.test(text) || rule.test(text))
  },
  double_barrelled: ({ text }) => together.test(text),
  loaded: ({ words, before, after, text }) =>
    judgement.test(words) &&
    ((askedWhether.test(before) &&
      /^ ?(?:(?:pour|a|selon|en|dans|to|for|in) (?:[\w'-]+ ?){1,3})?(?:,[^?]*)?\?/.test(after)) ||
      (!text.includes('?') && judgedSo.test(before))),
}
