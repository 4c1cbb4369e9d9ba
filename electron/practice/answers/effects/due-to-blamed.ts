import { fold, type Language } from '../../text.ts'

/** Verbs after the people who are named: what they have to do, bear or give up, and what they get, keep or may do. */
const owed: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:financ(?:er|ent)\b|subventionn(?:er|ent)\b|subir\b|subissent|renflou\w+|pay(?:er|ent|e|es)\b(?! par| pour rien)|paier\w*|rembours\w+|rend(?:re|ent)\b|restitu\w+|contribu\w+|cotis\w+|passer a la caisse|(?:etre|soient|soit|seront|sont) (?:\w+ment |plus |davantage |mieux )?(?:tax|impos|surtax|sanctionn|puni|condamn|poursuivi|juge|exclu|expuls|priv|interdit|radi|licenci|vire|control|surveill|inspect|contraint|oblig|forc|soumis|tenu|astreint|renvoy|ecart|demis|mis (?:en|a|dehors))\w*|perd(?:re|ent|rai\w+)\b|renonc\w+|ced(?:er|ent)\b|partag\w+|baiss(?:er|ent)\b|redui(?:re|sent)\b|travaill(?:er|ent)\b|faire (?:un|des|plus d'|davantage d') ?\w* ?efforts?|faire (?:leurs preuves|la queue)|fournir|respect(?:er|ent)\b|obei\w+|se plier|se conformer|suivre|repondre de|s'expliquer|s'excuser|assum(?:er|ent)\b|repar(?:er|ent)\b|nettoy\w+|quitt(?:er|ent)\b|partir\b|demenag\w+|attendre|cess(?:er|ent)\b|arret(?:er|ent)\b|subir|aller en prison|se serrer)/g,
  en: /\b(?:subsidi[sz]e\b|bankroll\w*|prop up|foot the|fund\b(?! from)|pay(?:ing)?\b(?! rises?| packets?)|repay\w*|contribut\w+|chip in|cough up|(?:sur)?taxed|(?:over)?charged|fined|billed|made to|forced|required|obliged|compelled|expected to|ordered|los(?:e|ing)|give up|forgo|forfeit|surrender|sacrifice|take (?:an? )?(?:\w+ )?cuts?|face|answer for|account(?:able)?|sent|jailed|imprisoned|locked up|prosecuted|arrested|investigated|audited|checked|monitored|inspected|supervised|banned|barred|excluded|expelled|evicted|deported|removed|sacked|fired|dismissed|suspended|stripped|denied|refused|deprived|cut off|punished|penali[sz]ed|sanctioned|named and shamed|apologi[sz]e|clean|sweep|work(?:ing)?\b(?! (?:with|for (?:us|the council)))|obey|follow|respect|abide|comply|stick to|wait|queue|leave|move out|share|lower|reduce|cut (?:their|its)|stop|stand trial|have (?:their|his|its) \w+ (?:\w+ )?(?:cut|frozen|seized|capped|removed|withdrawn|taken|reduced|stopped|docked|checked))\b/g,
}
const granted: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:touch(?:er|ent)\b|recev\w+|recoi\w+|percev\w+|percoi\w+|obten\w+|obtien\w+|gard(?:er|ent)\b|conserv(?:er|ent)\b|benefici\w+|profit(?:er|ent)\b|joui(?:r|ssent)\b|avoir (?:droit|acces|le droit|leur mot)|(?:ont|a)(?:-t)?(?:-ils|-elles|-il|-elle)? (?:droit|le droit|leur mot|leur place)|merit\w+|echapp\w+|evit(?:er|ent)\b|(?:etre|soient|soit|seront|sont) (?:\w+ment |plus |davantage |mieux )?(?:exoner|dispens|exempt|epargn|indemnis|aid|log|soutenu|subventionn|augment|promu|recompens|favoris|proteg|autoris|pay|remuner|graci|amnisti|pardonn|admis|accueilli|invite|consult|entendu|ecout|elu|nomm)\w*|recuper\w+|continu(?:er|ent) (?:a|de|d')|pouvoir|peuvent|decid(?:er|ent)\b|choisi(?:r|ssent)\b|dict(?:er|ent)\b|sieg(?:er|ent)\b|vot(?:er|ent)\b|s'installer|rest(?:er|ent)\b|gagn(?:er|ent)\b|dirig(?:er|ent)\b|s'en tirer)/g,
  en: /\b(?:receiv(?:e|ing)|get(?:ting)?|given|granted|offered|awarded|handed|keep(?:ing)?|hold on to|retain|enjoy(?:ing)?|benefit(?:ing)?\b(?! cuts?)|profit(?:ing)?|gain|deserve|merit|qualify|entitled|eligible|have (?:an?|the|any|more|access|another)\b|allowed|permitted|let off|free to|exempt(?:ed)?|spared|excused|escape|avoid(?:ing)?|dodge|forgiven|pardoned|rewarded|compensated|bailed out|rescued|helped|housed|protected|subsidi[sz]ed|supported|funded|paid|promoted|vote|claim(?:ing)?|stay(?:ing)?|remain(?:ing)?|sit(?:ting)? on|run(?:ning)?|decid(?:e|ing)|dictat(?:e|ing)|choos(?:e|ing)|take over|live (?:rent|for free|at)|cash(?:ing)? in|pocket(?:ing)?|earn(?:ing)?)\b/g,
}

/** Verbs before the people who are named: what is taken from them, and what they are given. */
const takenFrom: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:exig|demand|reclam|attend|prelev|prend|recuper|retir|confisqu|repren)\w*(?: [^?,]{1,45})? (?:a|aux?|des?|du|chez)|(?:tax|impos|sanctionn|punir|poursuiv|control|surveill|expuls|exclu|priv|oblig|forc|contraind|encadr|plafonn|traqu|licenci|chass|radi|condamn|emprisonn)\w*|(?:faire (?:payer|travailler|contribuer)|lutter contre|mettre au pas|virer)|(?:augment|durci|alourdi|renforc|relev|cre)\w* [^?,]{0,30}(?:tax|impot|amend|sanction|peine|control|prelevement|cotisation)\w*(?: [^?,]{0,15})? (?:des?|du|sur|aux?|contre|pour|visant)|(?:supprim|redui|baiss|diminu|coup|suspend|plafonn|gel|rogn)\w* [^?,]{1,40} (?:a|aux?|des?|du|pour))(?: (?:les?|la|ces?|cette|nos|plus \w+|davantage|tous))* ?$/,
  en: /\b(?:(?:tak|claw|get|demand|collect|recover|rais|seiz|withdraw)(?:e|ing)?(?: [^?,]{1,40})? from|(?:demand|expect|ask)(?:ing)?(?: [^?,]{1,40})? (?:from|of)|(?:tax|fin|charg|punish|jail|evict|deport|bann?|sack|prosecut|check|monitor|regulat|expel|remov|exclud|mak|forc|requir|oblig|stopp?|barr?|prevent|deny|refus|stripp?|investigat|audit|inspect)(?:e|ing)?|(?:crack|clamp)(?:ing)? down on|rein(?:ing)? in|go(?:ing)? after|get(?:ting)? tough (?:on|with)|(?:tough|strict|harsh|high|heav|long|stiff)(?:er|ier) (?:\w+ )?(?:penalt|fine|tax|sentence|check|control|rule|punishment|sanction|regulation|lev|charge)\w*(?: [^?,]{0,15})? (?:on|for|against)|(?:cut|reduc|scrap|abolish|end|cap|freez|withdraw|remov|slash|stop)\w* [^?,]{1,40} (?:of|for|to))(?: (?:the|these|those|all|our|more))* ?$/,
}
const givenTo: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:vers|donn|accord|offr|attribu|octroy|consent|reserv|pay|laiss|confi|distribu|pret)\w*(?: [^?,]{1,45})? (?:a|aux?)|(?:aid|souten|financ|subventionn|indemnis|log|heberg|accueill|proteg|recompens|defend|favoris|menag|epargn|exoner|dispens|renflou|embauch|ecout|nourri)(?:er|ir|re|e|ent|ons|ez|it)?)(?: (?:gratuitement|mieux|davantage|encore|les?|la|l'|ces?|cette|nos|tous))* ?$/,
  en: /\b(?:(?:giv|pay|hand|grant|offer|award|lend|send|pour|donat|allocat)(?:e|ing)?(?: [^?,]{1,40} to)?|(?:help|support|subsidi[sz]|fund|reward|protect|hous|feed|rescu|welcom|hir|promot|trust|spar|forgiv|exempt|financ|listen(?:ing)? to|defend|pay(?:ing)? for|bail(?:ing)? out)(?:e|ing)?)(?: (?:the|these|those|all|our|more))* ?$/,
}

/**
 * Words for less of something, or for what nobody wants to get: they turn a benefit into a duty, and a duty into a
 * benefit.
 */
const lessOfIt: Readonly<Record<Language, RegExp>> = {
  fr: /^(?! avec )[^?,]{0,25}\b(?:moins(?! de \d)|rien|aucun\w*|amendes?|sanctions?|peines? (?:de|plus)|malus|avertissements?|interdiction)\b/,
  en: /^(?! with )[^?,]{0,25}\b(?:less(?! than)|fewer|nothing|none|lower|no (?!longer)\w+|an? (?:\w+ )?(?:fine|ban|bill|sentence|penalty|warning|pay cut|cut|levy))\b/,
}

/** Words before the verb that turn it round. */
const undone =
  /\b(?:oppos\w+|against|object\w*|not|never|no longer|wrong|unfair|contre|hostiles?|refus\w+|ne|n'|injuste|anormal|inacceptable)(?= |$)/

/** People as the subject of what is asked: behind "should" or « que », or before « devraient-ils ». */
const framedBefore: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:que|qu'|si|laiss\w+|voir)(?: [\w']+){0,3} ?$/,
  en: /\b(?:should|must|ought|may|could|can|would|do|does|will|want|like|let|allow|that|think|believe|if|for|is it \w+)(?: (?:the|these|those|all|some|our|\w+))? ?$/,
}
const framedBehind: Readonly<Record<Language, RegExp>> = {
  fr: /^(?: [\w'-]+){0,7}? (?:dev\w+|doi\w+|pourr\w+|peu\w+|merit\w+|ont|a|sont|est|seront|sera)(?:-t)?(?:-(?:ils|elles|il|elle))?\b/,
  en: /^(?: [\w'-]+){0,5}? (?:should|must|ought|deserve|need|have|are|is|to)\b/,
}

/** Nouns for people, firms and offices; things have neither duties nor benefits. */
const people: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:\w{3,}(?:eurs?|euses?|istes?|iers?|ieres?|aires?|ards?|crates?|ants?|es)|patrons?|gens|nantis|bobos|fat cats?|parasites?|chefs?|elus?|geants?|groupes|firmes?|banques?)\b/,
  en: /\b(?:\w{3,}(?:ers?|ors?|ists?|ants?|ents?|ians?|aires?|ees?|lords?|crats?|monkeys?|cats)|people|men|women|folk|nurses?|staff|children|youngsters|police|savers|mums?|dads?|crews?|boss(?:es)?|rich|firms?|companies|giants?|banks?|cheats?|yobs?|louts?|thugs?|crooks?|cowboys?|fat[- ]cats?|toffs?|owners?|executives?|families|servants?|tycoons?|barons?|elites?|lot|parasites?|leeches|vultures?|spivs?|rogues?)\b/,
}

/** What a question asks of people who are named: something they should give or bear, or something they should have. */
export type Due = 'owed' | 'granted'

/**
 * Whether a question asks something of the people that `words` name, or for something for them. What is taken from them
 * or given to them decides, else the outermost verb behind them ("be banned from receiving"). Undefined where neither
 * is asked, or no people are named.
 */
export function dueTo(asked: string, words: string, language: Language): Due | undefined {
  const text = fold(asked)
  const start = text.indexOf(fold(words))
  if (start === -1) return undefined
  const [before, after] = [text.slice(0, start), text.slice(start + fold(words).length)]
  const beside =
    language === 'fr' ? `${lastWords(before)}${fold(words)}` : `${fold(words)}${firstWords(after)}`
  if (!people[language].test(beside)) return undefined
  const ahead = aheadOf(before, language)
  if (ahead) return undone.test(before) ? contraryOf(ahead) : ahead
  if (!framedBefore[language].test(before) && !framedBehind[language].test(after)) return undefined
  const behind = firstOf(after.split(/[,?]/, 1)[0] ?? '', language)
  if (!behind) return undefined
  const rest = after.slice(behind.index + behind.words.length)
  const turned = lessOfIt[language].test(rest) !== undone.test(`${before} ${after.slice(0, behind.index)}`)
  return turned ? contraryOf(behind.due) : behind.due
}

function aheadOf(before: string, language: Language): Due | undefined {
  if (takenFrom[language].test(before)) return 'owed'
  return givenTo[language].test(before) ? 'granted' : undefined
}

/**
 * Names for a deed, which are ordinary words where the deed or its punishment is asked about (« une amende pour les
 * fraudeurs »), and name-calling where it is what they should have.
 */
const byDeed: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:fraudeu(?:rs?|ses?)|tricheu(?:rs?|ses?)|resquilleu(?:rs?|ses?)|mauvais payeurs?)\b/,
  en: /\b(?:cheats|fraudsters?|fare dodgers?|tax dodgers?|bad payers?)\b/,
}
const punished =
  /\b(?:amendes?|sanction\w*|peines?|penal\w*|proces|control\w*|contravention\w*|fine[ds]?|punish\w*|sentences?|checks?|prosecut\w*)\b/

/** People called by a deed where a question asks what they should have or give up; undefined without any. */
export function calledByDeed(asked: string, language: Language): string | undefined {
  const text = fold(asked)
  const words = byDeed[language].exec(text)?.[0]
  if (words === undefined || punished.test(text)) return undefined
  return dueTo(asked, words, language) && words
}

/** Words that still belong to the name of the people: "greedy [energy bosses]". */
const named = 2

function firstWords(text: string): string {
  return / ?[^ ,?]+(?: [^ ,?]+)?/.exec(text)?.[0] ?? ''
}

function lastWords(text: string): string {
  return text.trimEnd().split(' ').slice(-named).join(' ').concat(' ')
}

interface Found {
  readonly due: Due
  readonly index: number
  readonly words: string
}

/** The first verb of either kind. */
function firstOf(text: string, language: Language): Found | undefined {
  const found = (
    [
      ['owed', owed],
      ['granted', granted],
    ] as const
  ).flatMap(([due, patterns]) => {
    const [match] = text.matchAll(patterns[language])
    return match ? [{ due, index: match.index, words: match[0] }] : []
  })
  return found.sort((one, other) => one.index - other.index)[0]
}

function contraryOf(due: Due): Due {
  return due === 'owed' ? 'granted' : 'owed'
}
