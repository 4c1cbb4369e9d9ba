import { contentWords, fold } from '../../text.ts'
import type { Fact } from './fact.ts'

/** Words that a question about oneself may contain besides what it asks for: times, homes, people, politeness. */
export const idleWords: ReadonlySet<string> = new Set(
  `actuel jour jours semain mois annee annees dernie passe passee cours douze twelve trois three deux two moyenn habitu
  genera souven fois nombre total compri foyer menage maison logeme domici princi vivez habite vivre etes avez quotid
  chaque toutes toujou dejà deja encore jamais exact envir enviro soit week weeks typica usual ordina month months
  year years last past recent time times day days daily own have got live living lives home house househ main mainly
  mostly curren presen today now never ever always still least moins plus applie apply statem tell please number type
  kind sort check panel commen petite indisc combie recemm parmi existe membre member family famill autre other anyone
  someon somebo single seul seule seulem only possed dispos detene posses access exampl typiqu approx roughl
  anothe quelqu aujour minute heure heures hour hours often freque regula regulier yourse vous-m tick nombre moment
  quel proposi includ inclus indivi situat status statut categor catego titre label first part take takes taken use
  used uses using utilis portez wear get gets make makes done effect went been going allez allee alle partie type year-o
  euros environ mention indiq indiqu indica precis precise comme descri consid say dire sont cote place lieu around
  been since sur pouvez benefi rendre travai emploi work job within each adding way back lasted expect minute least
  active activi put paid pay fait faire commun group school guardi anniv turned souffl shared partag freque figure
  lieu princi distan relati respon normal legal offici physic perman entire differ amount descri please kinds
  obtenu equiva suivez regime legall france ride rides riding belong toutes confon souffr caract proble becaus emprun etudes servic would could class classi regard start finish stoppe far along right round nuit night six sept huit seven tax impot net correc apart else throug gone organi donnez donner temps janvie januar decemb half moitie whatev reconn admini aupres inscri profes closes senten pick whether statement bien vrai true false yes no
  able capabl parven arrive parfoi someti could pratiq appart princi mainly ecoule depend suscep lieux
  current anybod hold holds possed jouiss usuall around agree regul entre between person partie grown grown- adult bodies body
  reste left fin end four quatre five cinq ten dix eight huit nine neuf one once twice mets takes demi ici here compte cross crosse border bring
  five ago propos laquel mieux
  maitre heureu suis aucun aucune avons sommes fais vais peux detien soyez main paying given gives local donne donnez landlo level above hold owner
  bient franch traver besoin voir suivi suivie traite atteint antece journe aille fewer bigger larger smalle longer shorte older younge greate weekni weeken set bout addres detail emerge survey patien applic candid dossie enquet roughl told sadly quoti partic auditeu questi presen arrivez arriver
  suivre premie source first second princi additi addit disposi combin mettez porte best descri true these which weekda keeps busy composi structu situez regula thinki lately roughl about door touch touche`
    .split(/\s+/)
    .map((word) => fold(word).slice(0, 6)),
)

const known = new Map<Fact, readonly string[]>()

/** The words in a fact's patterns, cut to six letters as content words are. */
function wordsOf(fact: Fact): readonly string[] {
  const before = known.get(fact)
  if (before) return before
  const source = `${fact.asks.fr.source} ${fact.asks.en.source}`.replace(/\(\?[!<][^)]*\)|\\[bwdsS]/g, ' ')
  const words = [...new Set(source.match(/[a-z]{3,}/g) ?? [])].map((word) => word.slice(0, 6))
  known.set(fact, words)
  return words
}

/** Whether a folded word is one that a fact's patterns name, or one that any question may hold. */
export function isOfFact(word: string, fact: Fact): boolean {
  const cut = word.slice(0, 6)
  return (
    idleWords.has(cut) ||
    wordsOf(fact).some((named) => cut === named || (named.length >= 4 && cut.startsWith(named)))
  )
}

/** Phrases beside the question: « en dehors des mariages », "even if only a glass", "which has lasted". */
const asides =
  /^(?:q\w*\d+[.:)]? |\d+[.)] )|^(?:[^,:?]{0,60}: )(?=.{20})|^(?:en dehors|hors|outside|excluding|apart from|not counting|sans compter|since|depuis|if|si|when|quand|lorsque|to check|petite question)\b[^,?:]*[,:] ?|,? (?:even if|meme (?:si|un)|y compris|including|excluding|counting|en comptant|compris|meaning|such as|comme par exemple)\b[^?]*|,? (?:which|that|qui|dont) (?:has|have|is|are|a|ont|dure|makes?|lasts?)\b[^?]*|\bsince this time [^?]*|,? (?:les |the )?[a-z]+ (?:included|inclus(?:es)?|compris(?:es)?)\b|\b(?:pour|dans|avec|sur|a|chez) (?:lequel|laquelle|lesquel\w+|qui) [^?]*|\([^)\d]*\)/g

/** A folded stem without phrases beside the question. */
export function withoutAsides(stem: string): string {
  return stem.replace(asides, ' ').trim()
}

/**
 * Number of content words in a stem that neither name the fact nor are idle words; with many, the question is about
 * something else.
 */
export function leftover(stem: string, fact: Fact): number {
  const words = wordsOf(fact)
  return contentWords(stem).filter(
    (word) =>
      !idleWords.has(word) &&
      !words.some((named) => word === named || (named.length >= 4 && word.startsWith(named))),
  ).length
}
