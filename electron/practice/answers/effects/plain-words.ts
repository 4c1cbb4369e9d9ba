import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { fold } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'

/** The words that a rule found, and what stands around them, folded. */
export interface Said {
  readonly words: string
  readonly before: string
  readonly after: string
  readonly text: string
}

/** Nouns that only look vague, and judgements that are themselves asked for. */
const named =
  /^(?:en grande surface|grandes? (?:surfaces?|villes?|entreprises?|ecoles?)|pour l'avenir|(?:young|older|elderly) (?:children|people|adults|drivers)|(?:jeunes|petits) enfants|personnes agees|a (?:good|bad) (?:way|idea|thing|reason|place))\b/

/** Where something is: in a question about its quality, the place is as plain as a name. */
const place =
  /^(?:pres de chez (?:vous|soi|eux)|dans (?:le|votre) (?:coin|quartier|secteur|voisinage)|(?:near|close to|around) (?:you|here|your (?:home|house))|in (?:your|this) (?:area|neighbourhood|part of (?:the )?\w+))$/
/** Where a place decides the answer: whether a thing is there, how far it is, whether there is enough of it. */
const whereItMatters =
  /\b(?:(?:is|are|was|were) there|there (?:is|are)|y a-t-il|il y a|habitez|vivez|do you (?:live|have)|avez-vous|assez|suffisa\w+|enough|correct|many|much|plenty|loin|far)\b/

/** « Assez », where it is asked of what others do or of what there is, and not of one's own habits. */
const enough = /^(?:suffisamment|assez)\b/
const suppliedByOthers =
  /-(?:t-)?(?:il|elle|on|ils|elles) (?:suffisamment|assez)\b|\by a-t-il\b.*\b(?:suffisamment|assez)\b|\bon \w+ (?:suffisamment|assez)\b/
const ofOnesOwn =
  /\b(?:votre|ton|vos) (?:enfants?|fils|filles?|bebe|chien|chat|conjoint\w*)\b|\b(?:commerces?|magasins?) (?:pres|dans)\b/

/** Mostly, and these days, in questions that are not about how often the person does a thing. */
const mostly = /^(?:la plupart du temps|most of the time|le plus souvent)$/
const theseDays = /^(?:ces temps-ci|ces derniers temps|these days|nowadays)$/
const ofOneself =
  /\b(?:-vous|vous (?:avez|etes|faites)|je|j'|you (?!think|say)|i|my|ma|mon)\b|-vous\b|\bdo you (?!think)/

/** For all, of what is free, equal or given to everyone: whom a measure serves is part of it. */
const everyone =
  /^(?:(?:pour|a) tou(?:s|tes)|(?:devraient|doivent|peuvent|pourraient) tous|(?:for )?(?:everyone|everybody|all)|tout le monde|chacune?|tous les \w+|toutes les \w+|all \w+|every \w+|chaque \w+)$/
const freeForAll =
  /\b(?:gratui\w+|sans payer|free(?: of charge)?(?! (?:time|speech|will|market))|without paying)\b/
const evenly = /^ ?(?:alike|equally|the same|in the same way|de la meme (?:facon|maniere)|pareil|egalement)\b/
const stressed =
  /\b(?:every single|each and every|absolute\w*|absolument|entierement|completely|entirely|totalement|sans exception|without exception)\b/
const nobodyObliged =
  /^ ?(?:ne )?(?:should|ought to|must|devrait|doit) (?:ever )?(?:have to|need to|be (?:made|forced|obliged) to|avoir a|etre obligee? de?)\b/
const everyPenny = /^every (?:euro|penny|cent|pound|dollar)$|^chaque (?:euro|centime)$/

/** Second parts of a question that ask for no second thing: how far, comparisons, aims, ease and lack. */
const onePart =
  /^(?:(?:et|and) (?:a quel|how)|(?:aussi |moins |plus )?bien que|(?:so that|so as|in order|pour que|afin)\b|(?:or|ou) (?:how )?(?:little|peu)\b|parce que c'est$|\w+ (?:ou|or) (?:inchang|unchanged)|inchang\w+ ou\b)/
const withoutHarm =
  /\bsans (?:danger|risques?|payer|probleme|difficulte|peine|crainte|peur|frais|attendre|contrainte|rendez-vous|surveillance)\b/
const joins = /\b(?:et|ou|mais|and|or|but)\b/

/** Words for what somebody wants, may or will do: the infinitive after them is no aim. */
const complement =
  /\b(?:vote|sign|petition|want(?:s|ed)?(?: [\w'-]+){0,4}|like(?: [\w'-]+){0,4}|allowed|able|right|willing|ready|prefer|agree|decide[sd]?|plan(?:s|ned)?|need|have|ought|propos(?:al|e[sd]?)|obliged|required|free|refuse[sd]?|attempts?|efforts?) ?$/

/** An aim of the deed that is asked about; plain if it neither praises nor blames. */
const aim =
  /^(?:so that|pour que|afin (?:que|de))\b(?!.*\b(?:child\w*|enfants?|futur\w*|avenir|generations?|nobody|no one|personne)\b)/

/** Charged words in their plain sense: a bonus, a Mass that is said, goods that are sold. */
function isPlainSense({ words, before, after, text }: Said): boolean {
  if (/^primes?$/.test(words)) return /\b(?:une|la|les|des|cette|ces|sa|leurs?|de|aux?) ?$/.test(before)
  if (/^celebr\w+$/.test(words))
    return /^ ?(?:la |une |les? |son |leur )?(?:messe|mariage|culte|anniversaire|fetes?|office)/.test(after)
  if (/^vendue?s?$/.test(words))
    return /\b(?:est|sont|etre|soient|soit|etaient|ete|seront|produits|articles) ?$/.test(before)
  if (/^suffisante?s?$/.test(words)) return amounts.test(before)
  // Words about the thing move nobody who is asked what is known, and not what is good.
  if (/^(?:as far as you know|to your knowledge|a votre connaissance)\b/.test(text)) return true
  // The charged word is the verb of a statement that people are to judge.
  return !text.includes('?') && spoils.test(words)
}
const amounts =
  /\b(?:revenus?|ressources?|moyens|salaires?|pensions?|retraites?|temps|delais?|places?|logements?|informations?|effectifs?|soins|aides?|quantites?|sommeil|repos|argent|epargne|fonds|credits?|personnel|connaissances?|preuves?|garanties?|raisons?|motifs?|nombre|eau|nourriture|distance|lumiere|formation) $/
const spoils =
  /^(?:enlaidi\w+|embelli\w+|defigur\w+|gach(?:e|ent)|abim(?:e|ent)|denatur(?:e|ent)|spoils?|ruins?|disfigures?|blights?|beautif(?:y|ies))$/

/** Whether plain words were found that shift no answers, by the sense in which they stand. */
export const plainSense: Partial<Record<RuleCode, (said: Said, options: readonly string[]) => boolean>> = {
  vague_quantifier: ({ words, before, after, text }) => {
    if (named.test(words) || mostly.test(words)) return true
    if (place.test(words)) return !whereItMatters.test(`${before} ${after}`)
    if (enough.test(words)) return suppliedByOthers.test(text) && !ofOnesOwn.test(text)
    if (words === 'correctement')
      return /\b(?:paye|remunere|informe|traite|soigne|accueilli|forme)(?:\(e\)|e)?s? $/.test(before)
    if (theseDays.test(words))
      return !ofOneself.test(text.replace(/\b(?:votre|your) (?:avis|view|opinion)\b/, ''))
    return /^(?:un)?fairly$/.test(words) && /^ ?(?:[?.,]|$)/.test(after)
  },
  absolute: ({ words, before, after, text }) => {
    if (everyPenny.test(words)) return true
    if (stressed.test(text)) return false
    if (/^(?:nobody|no one|personne)/.test(words)) return nobodyObliged.test(after)
    if (words === 'sans condition') return /\b(?:a|pour) tou(?:s|tes),? $/.test(before)
    return everyone.test(words) && (freeForAll.test(text) || evenly.test(after))
  },
  double_barrelled: ({ words, text }) =>
    onePart.test(words) ||
    (withoutHarm.test(words) && !joins.test(words)) ||
    /\bhow much or how little\b/.test(text),
  leading: ({ words, before }, options) => {
    if (/^to \w+/.test(words)) return complement.test(before)
    if (aim.test(words)) return toneOf(words, 'en') === 0 && toneOf(words, 'fr') === 0
    if (/\bmerit\w+-(?:t-)?(?:ils?|elles?)\b/.test(words)) return true
    // Options that name both judgements ask which of the two it is.
    if (/^(?:trouvez-vous|jugez-vous|est-il|vous (?:parait|semble)-t-il) normal\b/.test(words))
      return offers(options, /\bnormal/) && offers(options, /\banormal/)
    if (/^how \w+able$/.test(words)) return offers(options, /\bmore\b/) && offers(options, /\bless\b/)
    return false
  },
  loaded: isPlainSense,
  presupposition: ({ text }) =>
    /\b(?:satisf\w+ ou insatisf\w+|satisfied or dissatisfied|how (?:good|bad) or (?:good|bad))\b/.test(text),
}

function offers(options: readonly string[], words: RegExp): boolean {
  return options.some((option) => words.test(fold(option)))
}
