import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'
import { dueTo } from './due-to-blamed.ts'

/**
 * Verbs that free or protect people from what is blamed after them: "frees us from foreign tyrants", « nous protège des
 * … ».
 */
const delivers =
  /\b(?:that|which|who|qui) (?:[\w']+ ){0,3}?(?:free[sd]?|rid[sd]?|protect\w*|sav(?:e|es|ed|ing)|spar(?:e|es|ed|ing)|shield\w*|rescu\w*|defend\w*|liber\w+|delivr\w+|proteg\w+|preserv\w+|debarrass\w+|defend\w*|mettre a l'abri|sauv\w+)\b[^,?]{0,25}\b(?:from|of|against|de|des|du|contre)\b[^,?]{0,15}$/

/**
 * An aim that protects people from what is blamed after it: "a law to shield tenants from …", « pour protéger les
 * clients des … ».
 */
const keepsOff =
  /\b(?:to|so as to|pour|afin d[e']|visant a) ?(?:\w+ )?(?:protect|shield|defend|guard|spare|save|rid|free|rescue|deliver|proteger|defendre|preserver|delivrer|debarrasser|liberer|sauver|mettre)\b[^,?]{0,60}\b(?:from|of|against|de|des|du|d'|contre)\b[^,?]{0,15}$/

/** Deeds that do harm to something: nothing that is praised should suffer them. */
const harmed: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:abatt\w+|ras(?:er|ee?s?)\b|brad\w+|vend(?:re|ue?s?)\b|beton\w+|demol\w+|sacrifi\w+|massacr\w+|detrui\w+|destruction|defigur\w+|supprim\w+|ferm(?:er|eture|ee?s?)\b|arrach\w+|tu(?:er|ee?s?)\b|livr(?:er|ee?s?) (?:a|aux?|nos|les|la|le)\b|noy(?:er|ee?s?)\b|recouvr\w+|couvrir|remplac\w+|amput\w+|saccag\w+|raboter|rabot\w+|englout\w+|envahi\w*|disparai\w+|abandonn\w+|euthanas\w+|abattage|demantel\w+|delocalis\w+)\b/,
  en: /\b(?:cull(?:s|ed|ing)?|(?:sell|sold|selling|flog\w*)(?: \w+){0,2} off|selling|gobbl\w+|concret\w+|fell(?:ed|ing)|demoli\w+|bulldoz\w+|raz(?:e|ed|ing)|t(?:ear|orn|earing) (?:down|up)|rip\w* (?:out|up|down)|butcher\w*|swallow\w* up|chop\w* down|ax(?:e|ed|ing)|scrap(?:ped|ping)?|destroy\w*|ruin\w*|spoil\w*|wreck\w*|pav(?:e|ed|ing) over|buil(?:t|d|ding) (?:over|on)|drown\w*|slaughter\w*|kill\w*|shut(?:ting)?\b|clos(?:ed?|ing|ure)\b|slash\w*|bury|buried|flood\w*|replac\w*|privati[sz]\w*|hand(?:ed|ing)? (?:over|to)|abandon\w*|evict\w*|sack(?:ed|ing)?|dump\w*|swamp\w*|carv\w+ up)\b/,
}
/** What is foretold of a thing: "is going to end in ruin", « va améliorer la vie ». */
const foretold: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:va|vont|(?:entrain|provoqu|caus|cre|mene|amene|apport|conduir|produir|aggrav|fer)\w*(?:a|ont)\b)(?: (?:entrainer|provoquer|causer|creer|mener a|amener|apporter|conduire a|produire|faire))? ([^?,]{4,})/,
  en: /\b(?:will|would|is going to|are going to|could|is likely to|are likely to) (?:\w+ly )?(?:result in|lead to|cause|bring|create|end in|mean|produce|do|make|cost|give) ([^?,]{4,})/,
}

/** What the thing just named is said to do: "… threatens our rivers?", « … encourage-t-il la triche ? ». */
const doesHarm: Readonly<Record<Language, RegExp>> = {
  fr: /^(?: [\w']+){0,4}? (?:menac|detrui|nui|ruin|affaibl|aggrav|degrad|tue|pollu|fragilis|empoisonn|appauvr|deform|encourage(?=.*\b(?:crime|delinqu|voyous?|fraud|trich|viol|paress|oisiv)))\w*(?:-(?:t-)?(?:il|elle)s?)?\b/,
  en: /^(?: [\w']+){0,4}? (?:threaten|destroy|harm|ruin|weaken|damage|kill|undermine|pollute|poison|wreck|endanger|impoverish|encourage(?=.*\b(?:crime|cheat|fraud|violen|lazi|idle|vandal)))\w*\b/,
}

const asksWhatWillBe = /^(?:will|would|could|does|do|is|are) (?!you|i|we)/
const brings = /\b(?:result in|lead to|cause|bring|create|end in|produce) ([^,?]{4,})/

/** Words which say that the deed is stopped, or only feared. */
const halted =
  /\b(?:stop\w*|end(?:ing)?|prevent\w*|avoid\w*|against|oppos\w+|object\w*|protect\w*|sav(?:e|ing)|never|not|ban(?:ned|ning)?|fight\w*|arret\w+|cess\w+|empech\w+|evit\w+|contre|oppos\w+|refus\w+|proteg\w+|sauv\w+|lutt\w+|interdi\w+|ne|n')\b/

/** Asks whether somebody is right to do a thing; a person who is blamed is in the wrong. */
const rightToDo: Readonly<Record<Language, RegExp>> = {
  fr: /^ ?(?:[\w'-]+ ){0,4}?(?:ont|a)-t-(?:ils?|elles?|on) (?:raison|eu raison|bien fait|le droit)\b/,
  en: /^ ?(?:[\w'-]+ ){0,3}?(?:right|justified|entitled|wise) (?:to|in)\b/,
}

/** Words for a deed that blame it: to squander, to plunder. */
const badDeed: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:brad(?:er|e)|dilapid\w+|gaspill\w+|gaver|engraisser|engloutir|jeter|saccager|massacrer|defigurer|betonner|livrer|sacrifier|piller|etrangler|asphyxier)\b/,
  en: /^(?:bankroll(?:ing)?|squander(?:ing)?|wast(?:e|ing)|splash(?:ing)? out|foist(?:ing)?|plunder(?:ing)?|sell(?:ing)? off|prop(?:ping)? up|throw(?:ing)? away|butcher(?:ing)?|gut(?:ting)?)\b/,
}

/** Somebody who wants, says or proposes what is asked about. */
const wants: Readonly<Record<Language, RegExp>> = {
  fr: /^ ?(?:[\w'-]+ ){0,4}?(?:veu(?:t|lent)|voudrai\w+|souhait\w+|exig\w+|reclam\w+|demand\w+|propos\w+|prone\w*|preten\w+|affirm\w+|milit\w+)\b/,
  en: /^ ?(?:[\w'-]+ ){0,3}?(?:wants?|demands?|says?|claims?|proposes?|insists?|calls? for|are (?:pushing|calling|campaigning)|would like)\b/,
}

/** Whether a charged word names what the thing frees people from. */
export function isDelivered(texte: string, words: string): boolean {
  const said = fold(texte)
  return delivers.test(said.slice(0, said.indexOf(fold(words))))
}

/** Whether a charged word names what somebody is to be protected from by what is asked about. */
export function isKeptOff(texte: string, words: string): boolean {
  const said = fold(texte)
  return keepsOff.test(said.slice(0, said.indexOf(fold(words))))
}

const PLANS =
  '(?:decision|plan|projet|project|idee|idea|choix|choice|mesure|measure|reforme?|initiative|proposal|proposition)s?'
/** A plan that is praised, of which the deed is a part. */
const plan = new RegExp(`\\b${PLANS}\\b`)
/** A plan named right after a charged word, with what it is to do, and one named right before it. */
const planBehind = new RegExp(`^(?: [\\w'-]+)? ${PLANS} (?:to|of|not to)\\b`)
const planBefore = new RegExp(`\\b${PLANS}(?: (?:si|tres|bien))? $`)

/** Whether the words describe a decision, whatever it does away with: "the courageous decision to drop …". */
function isOfDecision(before: string, after: string, language: Language): boolean {
  return language === 'en'
    ? planBehind.test(after)
    : planBefore.test(before) && /^ (?:de|d'|du|qui)\b/.test(after)
}

const forOrAgainst = /\b(?:for or against|pour ou contre|support or oppose|favorable ou oppose\w*)\b/g

/**
 * The side for which a charged word speaks by the part that it plays: what is praised and harmed, or should bear a
 * burden; a deed that is blamed; who is asked to be right, or wants the thing. Undefined where it plays none of these
 * parts.
 */
export function sideByRole(
  { texte, asked, words }: { readonly texte: string; readonly asked: string; readonly words: string },
  side: 1 | -1,
  language: Language,
): 1 | -1 | undefined {
  const said = fold(texte)
  const start = said.indexOf(fold(words))
  const before = said.slice(0, start)
  const after = said.slice(start + fold(words).length)
  const isAsked = fold(asked).includes(fold(words))
  if (isAsked && isOfDecision(before, after, language)) return side
  if (isAsked && rightToDo[language].test(after)) return side
  if (side === -1 && isAsked && badDeed[language].test(fold(words)))
    return halted.test(before.replace(forOrAgainst, ' ')) ? 1 : -1
  if (side === -1 && !isAsked && wants[language].test(after)) return -1
  const behind = said.slice(start + words.length)
  const told = isAsked
    ? (foretold[language].exec(behind) ??
      (asksWhatWillBe.test(fold(asked).trim()) ? brings.exec(behind) : null))
    : null
  const outcome = told?.[1]
  if (side === -1 && isAsked && doesHarm[language].test(behind)) return 1
  const tone = outcome === undefined ? 0 : toneOf(outcome, language)
  // People expect nothing good of what is blamed, and no harm of what is praised.
  if (tone !== 0) return tone > 0 === (side === 1) ? 1 : -1
  if (side === 1 && isAsked) {
    const due = dueTo(asked, words, language)
    if (due) return due === 'owed' ? -1 : 1
    const question = fold(asked).replace(fold(words), ' ').replace(forOrAgainst, ' ')
    if (!plan.test(fold(words)) && harmed[language].test(question)) return halted.test(question) ? 1 : -1
  }
  return undefined
}
