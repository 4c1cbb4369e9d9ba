import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'
import { evenHanded, ratedAsSaid } from './argued-before.ts'
import type { Plea } from './push.ts'

/** Asks for or against something, or what one would do about it. */
const judges: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:pour ou contre|favorables?|soutenez-vous|approuvez-vous|(?:etes|seriez)-vous (?:pour|contre|d'accord|pret)|faut-il|faudrait-il|doit-on|devrait-on|accept\w+-vous|vot\w+-vous|(?:estimez|trouvez|jugez)-vous (?:normal|juste|acceptable|legitime)|devrai\w+-(?:il|elle)s?|doi(?:t|vent)-(?:il|elle)s?|pensez-vous qu|diriez-vous|croyez-vous)/,
  en: /\b(?:favou?r or oppose|support or oppose|for or against|do you (?:support|favou?r|back|approve|agree|think|believe)|are you (?:for|in favou?r|against)|would you (?:support|accept|back|vote|be (?:for|willing)|say|agree)|should|is it (?:right|fair|acceptable|reasonable))/,
}

/** A price that is made small, and the good thing that it buys. */
const smallPrice: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:petite?|legere?|modeste|minime|infime|modique|simple|faible) (?:\w+ ){0,2}?(?:hausse|augmentation|taxe|contribution|cotisation|participation|supplement|surcout|effort|sacrifice|somme|redevance|prelevement|geste)\b[^?,]{0,60}?,? (?:pour|afin d\w*|permettant d\w*|qui permettrait d\w*|destinee? a) ?([^?]{6,})/,
  en: /\b(?:an?|the|only|just) (?:very |only )?(?:minor|small|modest|slight|tiny|little|token|negligible|minimal|nominal) (?:\w+ ){0,2}?(?:increase|rise|charge|fee|tax|levy|contribution|supplement|surcharge|cost|effort|sacrifice|sum|price)\b[^?,]{0,60}?,? (?:to|so that|in order to|so as to|which would|that would) ([^?]{6,})/,
}

/** A struggle that is told by its noble aim. */
const nobleStruggle: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:mouvement|greves?|grevistes?|lutte|combat|mobilisation|manifestations?|manifestants?|marche|campagne|petition|appel|action)\b[^?,]{0,50}? (?:pour|en faveur d\w*|en defense d\w*) ?(?:l'amelioration|l'egalite|l'avenir|la (?:defense|protection|sauvegarde|survie|dignite|justice|liberte|paix|sante)|le (?:respect|bien-etre)|de meilleure?s?|des? salaires? (?:dignes?|justes?)|nos |notre |plus de (?:justice|dignite|respect))[^?]*/,
  en: /\b(?:movement|strikes?|strikers|struggle|fight|march|marchers|protests?|protesters|campaign|petition|walkout|sit-in)\b[^?,]{0,50}? (?:for|in defence of|in defense of|to (?:defend|protect|save|improve|win|secure)) (?:better|fair|decent|safer?|equal|our|the (?:improvement|defen[cs]e|protection|survival|dignity|future|safety|rights)|justice|dignity|freedom|peace|a (?:fair|better|decent|safer))[^?]*/,
}

/** Battle against what adversaries try to force through. */
const adversaries: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:combattre|contrer|stopper|bloquer|faire (?:barrage|echec) aux?|resister (?:a|aux)|lutter contre|s'opposer (?:a|aux)|se dresser contre) ?(?:les? |la |l'|ces? |cette |toute )?(?:\w+ )?(?:tentatives?|efforts?|manoeuvres?|projets?|plans?|menees|visees|offensives?)\b[^?,]{0,50}? (?:pour|d[e']|visant a|de vouloir) ?(?:imposer|supprimer|reduire|saper|affaiblir|demanteler|confisquer|augmenter|brader|detruire|censurer|priver|couper|s'emparer)\b[^?]*/,
  en: /\b(?:fight|resist|stop|block|defeat|oppose|thwart|stand up (?:to|against)|push back against|combat) (?:\w+(?:'s|s')? ){0,3}?(?:efforts?|attempts?|plans?|schemes?|moves?|bids?|plots?|manoeuvres|maneuvers|drives?) to (?:impose|slash|seize|raise|grab|destroy|gut|weaken|cut|undermine|take|force|dismantle|silence|censor|abolish|scrap|deny|strip|sell)\b[^?]*/,
}
const twoSided = /\b(?:support or oppose|oppose or support|soutenir ou combattre)\b/

/** What would follow, said after the question itself. */
const outcome: Readonly<Record<Language, RegExp>> = {
  fr: /,? (?:ce qui|au risque d[e']|quitte a) ?((?:risqu\w+|menac\w+|pourrait|va|aurait|entrain\w+|provoqu\w+|signifi\w+|conduir\w+|mettr\w+|prive\w*|permet\w*|evit\w*|sauv\w*)[^?]{6,})\?\s*$/,
  en: /,? (?:which|something that|a move that|thereby|thus) ((?:risks?|threatens?|could|would|will|may|might|means|meaning|leads?|causing|putting|saving|saves?|helps?|protects?)[^?]{6,})\?\s*$/,
}
const isOpposed =
  /\b(?:are you (?:opposed|against)|do you (?:oppose|object)|(?:etes|seriez)-vous (?:contre|opposee?)|vous opposez-vous)\b/
const risks = /^(?:risqu|menac|risk|threat|(?:could|would|will|may|might) (?:risk|threaten)|prive|putting)/

/**
 * Somebody of weight who is of that view: « Diriez-vous, comme Victor Hugo, que …? ». The name begins with a capital.
 */
const likePerson: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^|, ?|-vous )[Cc]omme (?:l['’]|le |la |feu |notre |M\. |Mme )?(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}.'’-]+[^,?]{0,40},/u,
  en: /(?:^|, ?)(?:[Ll]ike|[Aa]s|[Aa]long with|[Tt]ogether with) (?:the )?(?:\p{Ll}+ ){0,2}(?!Most|Many|The|A|If|You|I )\p{Lu}[\p{L}.'’-]+[^,?]{0,40},/u,
}
const asksForView: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:diriez|pensez|estimez|croyez|trouvez|jugez)-vous\b|\betes-vous d'accord\b/,
  en: /\b(?:would you (?:say|agree)|do you (?:think|believe|feel|agree|consider))\b/,
}

/** What some people are reported to say, without anybody who says the opposite. */
const someSay: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:certaine?s|d'aucuns|des voix|quelques-uns)(?: \w+)? (?:disent|pensent|affirment|estiment|pretendent|trouvent|soutiennent|considerent|s'elevent pour dire) (?:que |qu')([^.?]{10,}?)[.,] ?((?:quel|que |qu'|comment|vous|et vous|etes|partag|selon)[^?]*\?)/,
  en: /^(?:some|a few)(?: (?:people|residents|customers|critics|voters|experts|users|patients))? (?:say|think|claim|believe|argue|feel|complain|insist)(?: that)? ([^.?]{10,}?)[.,] ?((?:what|how|do|would|are|is|and)\b[^?]*\?)/,
}
const reason =
  /\b(?:pour (?:eviter|proteger|sauver|garantir|assurer)|afin d|parce qu|sinon|faute d|because|otherwise|in order to|to (?:avoid|protect|save|prevent|ensure)|so that)/
const others =
  /\b(?:others?|d'autres|while|whereas|however|tandis que|mais d'autres|alors que d'autres|neither)\b/
const assent = /\b(?:agree|d'accord|partagez|share)\b/

/**
 * An argument that stands inside or behind a closed question: a small price for a good thing, a struggle told by its
 * aim, adversaries to be fought, what would come of it, a person of weight who thinks so, and what some say where
 * nobody says otherwise. Undefined where there is none.
 */
export function arguedAside(
  texte: string,
  asked: string,
  options: readonly string[],
  language: Language,
): Plea | undefined {
  if (options.length === 0) return undefined
  const whole = fold(texte).trim()
  const reported = someSay[language].exec(whole)
  if (reported && !others.test(whole) && !evenHanded.test(whole)) {
    const [words, said = '', question = ''] = reported
    const rated = ratedAsSaid(said, question, options, language)
    if (rated) return { words, towards: rated }
    if (assent.test(question) && reason.test(said)) return { words, towards: 1 }
  }
  const person = likePerson[language].exec(asked.trim())
  if (person && asksForView[language].test(fold(asked))) return { words: person[0].trim(), towards: 1 }
  const question = fold(asked).trim()
  if (!judges[language].test(question)) return undefined
  const [follows, said = ''] = outcome[language].exec(question) ?? []
  const tone = risks.test(said) ? -1 : toneOf(said, language)
  if (follows !== undefined && tone !== 0)
    return { words: follows.trim(), towards: tone > 0 === !isOpposed.test(question) ? 1 : -1 }
  const price = smallPrice[language].exec(question)
  if (price && toneOf(price[1] ?? '', language) > 0) return { words: price[0], towards: 1 }
  const struggle = nobleStruggle[language].exec(question)
  if (struggle && !twoSided.test(question)) return { words: struggle[0], towards: 1 }
  const fought = adversaries[language].exec(question)
  if (fought && !twoSided.test(question) && !/ (?:or|ou) /.test(fought[0].slice(0, 12)))
    return { words: fought[0], towards: 1 }
  return undefined
}
