import { fold, type Language } from '../../../text.ts'
import type { Ask } from '../ask.ts'
import { list } from '../lore.ts'
import type { Particular } from '../particulars/particular.ts'
import { thingIn } from '../thing.ts'
import { type Form, saidEn } from './said-en.ts'
import { saidFr } from './said-fr.ts'

/** Kinds of questions that grammar can answer; all others ask for a number, a place, a person or a moment. */
const fitting: ReadonlySet<Ask> = new Set([
  'improve',
  'how',
  'describe',
  'opinion',
  'name',
  'list',
  'yesNo',
  'advice',
  'other',
])

/** Forms that other kinds can have: what attracts is not always a reason, nor what affects a day a day's course. */
const others: Partial<Record<Ask, ReadonlySet<Form>>> = {
  why: new Set(['please', 'success', 'influence']),
  routine: new Set(['effect']),
}

/**
 * What each form asks, by its grammar alone, for folded text: the words of asking, who does it and the verb, whatever
 * the thing. The first match decides.
 */
const forms: readonly (readonly [Form, RegExp])[] = [
  [
    'seen',
    /^(?:how|comment)\b.*\b(?:(?:perceives?|sees?|views?|judges?|regards?) (?:you|the way you|your)|vous (?:percoi\w+|voi(?:t|ent)|jugent?|considere\w*)|(?:percoi\w+|voi(?:t|ent)|jugent?) (?:la maniere|la facon|votre))\b/,
  ],
  [
    'encourage',
    /^(?:and |et )?(?:what|which|qu'est-ce qui|quel(?:le)?s?|que(?:lles choses)?)\b.*\b(?:(?:would|could|might|can)(?: \w+)? (?:encourage|motivate|convince|persuade|help|make|lead|allow|enable|push) (?:you|people|your)\b|vous (?:inciter|encourager|aider|convaincr|motiver|pousser|decider)\w*|(?:pourrait|pourraient|faudrait)\b.*\bvous (?:inciter|encourager|aider|convaincre|motiver|pousser|decider))/,
  ],
  [
    'influence',
    /^(?:what|which|who or what|qu'est-ce qui|quel(?:le)?s?)\b(?! (?:effects?|impacts?|influence|effets?))(?!.*\b(?:would|could|pourrai\w+)\b).*\b(?:influenc(?:ed?|es)|guided?|guides|shaped?|determined?|determines|a (?:influence|guide|determine|oriente)|ont (?:influence|guide)|influencent?|guident?|oriente(?:nt)?)\b/,
  ],
  [
    'contribute',
    /^(?:(?:how|in what ways?)\b.*\b(?:contribut\w+|brings? people|helps? (?:the|our|your) (?:town|city|area|community|neighbo\w+))|in what ways?\b.*\b(?:can|could|should|might) (?!you\b|we\b|people\b)|(?:comment|en quoi|de quelles? (?:manieres?|facons?))\b.*\bcontribu\w+|de quelles? (?:manieres?|facons?)\b.*\b(?:peut|pourrait|peuvent|pourraient)-(?:ils?|elles?)\b)/,
  ],
  [
    'effect',
    /^(?:how|in what ways?|to what extent|what (?:effects?|impacts?|influence|difference)|comment|de quelle (?:maniere|facon)|en quoi|dans quelle mesure|quel(?:le)?s? (?:sont |est )?(?:les |l'|le )?(?:effets?|impacts?|influences?|consequences?|repercussions?))\b.*\b(?:affect\w*|impact\w*|influenc\w*|effects?|touch\w*|difference|chang\w*|effets?|consequences?|repercussions?|joue\w*)\b/,
  ],
  [
    'future',
    /^(?:how do you (?:see|imagine|picture)|comment (?:voyez|imaginez|envisagez)-vous)\b(?!.*\b(?:monde|world|france|societe|society|planete)\b).*\b(?:future|years?|futur|avenir|ans|plus tard|demain)\b|^(?:in|dans) (?:\w+) (?:years?|ans),? .*\b(?:hope|imagine|see|esper\w+|imagin\w+|voyez)\b/,
  ],
  [
    'success',
    /^(?:what made (?:it|that|this|them) (?:so )?(?:success\w*|work|possible)|why did (?:it|that|this) work|what (?:helped|explains) (?:this|that|the) success|pourquoi (?:cela|ca|est-ce que (?:cela|ca)) a\b.*\b(?:marche|reussi|fonctionne)|qu'est-ce qui (?:a|explique)\b.*\b(?:reussi\w*|marche|succes))/,
  ],
  [
    'means',
    /^(?:(?:que|qu'est-ce qu'il|quelles? (?:actions?|mesures?|solutions?|initiatives?)) (?:faudrait|faut|proposez|peuvent|peut|doit|doivent|devrait|devraient|pourrait|pourraient|suggerez|mettre)\b.*\b(?:pour|afin d)|quelles sont (?:toutes )?les (?:choses|actions|mesures|solutions)\b.*\bpour (?!vous\b)|(?:what|which (?:actions|measures|steps)) (?:can|could|should|needs? to|must|would|might)\b.*\b(?:to|so that)|comment (?:garantir|lutter|inciter|renforcer|mettre|favoriser|faire|rendre|reduire|encourager|convaincre|associer|developper|financer|proteger|mieux)|how (?:can|could|should|might) (?:we|the \w+|people|society|towns?|cities|one)\b)/,
  ],
  [
    'please',
    /^(?!.*\b(?:least|moins|deplai\w*)\b)(?:[^?]{0,60}[,:] ?)?(?:what|qu'est-ce qui)\b.*\b(?:appeals? to you|attracts? you|excites? you|interests? you|(?:do|did) you (?:most )?(?:like|enjoy|value)|vous (?:attire|plait|interesse|seduit|motive))\b.*\b(?:about|in|dans|chez|de|du|des)\b/,
  ],
]

/** Forms that a known thing has better answers to. */
const ofThings: ReadonlySet<Form> = new Set(['please', 'means', 'success'])

/** What follows the words of asking: « pour lutter contre le bruit », "to make taxes fairer". */
const purpose: Readonly<Record<Language, RegExp>> = {
  fr: /\b((?:pour|afin de|afin d')\s?(?:mieux |plus )?\p{L}+(?:er|ir|re|oir) [^?,.;:/]{4,110}?)(?: et (?:que|comment|quel)[^?]*)?\s*[?.]?\s*$/iu,
  en: /\b(to (?!be\b|do\b|have\b|you\b|the\b|your\b)\p{L}+ [^?,.;:/]{4,110}?)\s*[?.]?\s*$/iu,
}

/** The verb that tells what is to be reached, and what comes after it. */
const aimed =
  /\b(?:pour|afin de|afin d'|to|comment|we|they|people|one|society) ?(?:mieux |better )?(?:\w+(?:er|ir|re|oir)\b|(?<=\b(?:to|we|they|people|one|society) )\w+) (?:contre |a |de |d'|l'|against |for )?((?:\S+ ?){1,3})/

/** Changes for the better of a thing, which are told as wishes for it. */
const improving = /\b(?:ameliorer|changer|evoluer|improved?|changed?|better)\b/

/** Longest purpose that people repeat. */
const longestEcho = 60

/** Words that would have to be turned to the first person, or that point at what was said before. */
const notToEcho = /\b(?:vous|votre|vos|you|your|yours|ce|cet|cette|ces|this|these|it|y|en)\b/i

/** The answers to a question by its grammar; undefined if its form is not known or its thing is known better. */
export function formOf(text: string, ask: Ask, language: Language): Particular | undefined {
  const form = formIn(fold(text).trim())
  if (form === undefined || !(fitting.has(ask) || others[ask]?.has(form))) return undefined
  const folded = fold(text)
  if (form === 'means' && improving.test(folded)) return undefined
  if (ofThings.has(form) && aimsAtThing(folded, language)) return undefined
  const said = list((language === 'fr' ? saidFr : saidEn)[form])
  const aim = form === 'means' ? purpose[language].exec(text.replace(/’/g, "'"))?.[1] : undefined
  const echo =
    aim === undefined || aim.length > longestEcho || notToEcho.test(fold(aim))
      ? undefined
      : aim.trim().replace(/'/g, '’')
  return {
    makeup: 'tell',
    says: echo === undefined ? said : said.map((clause, i) => (i % 9 === 0 ? `${echo}, ${clause}` : clause)),
  }
}

/** The form of a folded question; undefined if it has none of them. */
export function formIn(folded: string): Form | undefined {
  const bare = folded.replace(
    /^(?:(?:selon vous|a votre avis|d'apres vous|pour vous|in your (?:opinion|view)),? )?/,
    '',
  )
  return forms.find(([, words]) => words.test(bare))?.[0]
}

/** Whether the thing that the question aims at is known: what stands right after the verb, else any. */
function aimsAtThing(folded: string, language: Language): boolean {
  return thingIn(aimed.exec(folded)?.[1] ?? folded, language) !== undefined
}
