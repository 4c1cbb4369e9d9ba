import { fold, type Language } from '../../text.ts'
import { withoutIdleTurns } from './idle-turns.ts'

/** Words that reverse a statement: against, to forbid, to reduce, useless. Folded. */
const against: Readonly<Record<Language, string>> = {
  fr: [
    // for whom the thing is wrong
    'oppose\\w*|contre|hostiles?|defavorables?|rejet\\w+|refus\\w+|desapprouv\\w+|desaccord|denonc\\w+|critiqu\\w+|combat\\w*|detest\\w+|mefi\\w+|craign\\w+|redout\\w+|boycott\\w+',
    // to have less of it, or none
    'interdi\\w*|illega(?:l|le|ux|les)|illicites?|banni\\w*|prohib\\w+|supprim\\w+|suppression|aboli\\w*|abroge\\w*|fermer|ferm(?:ees?|es|ent|eture)|(?<!\\b(?:la|une) )ferme|redui\\w+|reduction|baiss\\w+|diminu\\w+|limit(?:er|ee?s?|e|ation)|restrein\\w+|restriction|demol\\w+|detrui\\w+|destruction|arret(?:er|ee?s?|e)|cess(?:er|ation)|stopp\\w+|abandonn\\w+|retir(?:er|ee?s?)|renonc\\w+|annul\\w+|empech\\w+|plafonn\\w+|geler|expuls\\w+|moins (?:de|d|souvent|cher\\w*|eleve\\w*|nombreu\\w+)|(?:mettre|prendre|prenne|prennent) fin|mettre un terme|mettre (?:un )?(?:frein|coup d.arret)|(?:dire|dit|dites|diriez-vous) non (?=a|aux?)|exager\\w+|surestim\\w+|se passer|lutter|dispara[il]\\w+|plafonds?|limites? (?:a|aux?|pour|sur)|quitt(?:er|ent|ez)(?! a)|demission\\w+|ferm(?:e|ent)-\\w+',
    // to drive it away, take it down, or keep it in check
    'demont(?:er|ee?s?)|demante\\w+|refoul(?:er|ee?s?|ent)|endigu\\w+|enray\\w+|jugul\\w+|eradiqu\\w+|evacu(?:er|ee?s?)|delog(?:er|ee?s?)|dissoudre|dissou(?:s|tes?)|dissolution|revoqu\\w+|licenci(?:er|ee?s?|ements?)|limog\\w+|evinc\\w+|exclure|exclus?|exclues?|exclusion|arrach(?:er|ee?s?)|ras(?:er|ee?s?)|censur(?:er|ee?s?|e)|bloqu(?:er|ee?s?)|penalis\\w+|sanctionn\\w+|rayer|rayee?s?|chasser|chassee?s? d|mettre (?:dehors|a la porte|hors d.etat)|faire taire|reprim\\w+|demolition|demantelement|(?:re)?foutre dehors',
    // what is not good of it
    'suspend(?:re|ue?s?)|ratee?s?|ingerables?|inutiles?|manqu\\w+|defaut|injustes?|inacceptables?|inefficaces?|insatisf\\w+|mecontent\\w*|insuffisant\\w*|inconfortables?|inadmissibles?|desagreables?|difficiles?|sales?|bruyante?s?|danger\\w*|mauvais\\w*|mal|pires?|laide?s?|lente?s?|complique\\w*|nuisibles?|nocifs?|nocives?|nefastes?|penibles?|ennuyeu\\w+|incompet\\w+|malhonnet\\w+|trop|excessi\\w+|erreur|scandaleu\\w+|honte\\w*|anormal\\w*|malcommodes?|illegitimes?|inadapte\\w*|inopportun\\w*|insupportables?|decevant\\w*|decue?s?|mediocres?|imprudent\\w*|irresponsables?|irrealistes?|abusi\\w+|pessimistes?|facultati\\w+|regress\\w+|recul(?:e|er|ent|s)?|ment(?:ent|ir)?(?! de)|trahi(?:t|r|ssent)?|echou\\w+|echecs?|du passe|depassee?s?|demodee?s?|(?:du |le )mal a|pein(?:e|ez|ent|es) a|peine|(?:a|la|de la|une|en) degrad\\w+|se degrad\\w+|malheureu\\w+|risquee?s?|paresseu\\w+|fatigant\\w*|stressant\\w*|menaces?|menacent?|corrompu\\w*|stupides?|ridicules?|absurdes?|gachis|gach\\w+|abim\\w+|dommage|polluant\\w*|obstacles?|fardeau|ignor(?:e|ent|er)|neglig\\w+|deplai\\w+|deplor\\w+|livree?s? a (?:vous|eux|elles?|lui|moi|nous|soi)-memes?|a (?:fui|eviter)|sans (?:interet|effet|utilite|valeur|avenir)|oubli(?:e|ent|er)|trompe(?:nt|r)?|dans l.ignorance|nuit(?= a)|nuisent|nuire|divise(?:nt|r)?|eloigne(?:nt)?|isole(?:nt|r)? (?!de)|affaibli\\w*|appauvri\\w*|aggrav\\w+|frein(?:e|ent|er)|ralenti(?:t|r|ssent)|tire(?:nt)? vers le bas|va(?:nt)? mal|vont mal|menacee?s?|deserte\\w*|dependants?|gele(?:s|e|es)?|geler|en (?:declin|recul|baisse)|(?:risques|inconvenients|dangers|couts)(?= (?:\\w+ ){0,6}l.emport)|plus de mal que de bien|plus d.inconvenients que d.avantages|moins \\w+(?:aces?|ifs?|ives?|ables?|eux|euses?|antes?|ants?|entes?|ents?|ibles?|ales?|iques?|utiles?|faciles?|biens?|bonnes?|surs?|sures?|contents?|heureu\\w+|interessant\\w*)|(?:rester|etre|laisser|laissee?s?) (?:au choix|optionnel\\w*)',
  ].join('|'),
  en: [
    'oppos(?:e|ed|es|ing|ition)|fight(?:ing)?|combat\\w*|tackl\\w+|against|hostile|reject\\w*|refus(?:e|ed|es|ing)|disapprov\\w+|disagree\\w*|object to|dislik\\w+|hate[sd]?|detest\\w*|distrust\\w*|mistrust\\w*|fear|boycott\\w*|condemn\\w*|unfavou?rable|unfavou?rably',
    'ban(?:s|ned|ning)?|prohibit\\w*|outlaw\\w*|forbid\\w*|forbidden|abolish\\w*|scrap(?:ped|ping)?|clos(?:e|ed|es|ing|ure)(?! (?:to|by))|shut(?:ting)?|reduc(?:e|ed|es|ing|tion)|lower(?:ed|ing)?|cut(?:s|ting)?|decreas(?:e|ed|es|ing)|limit(?:ed|ing)|restrict\\w*|cap(?:ped|ping)?|remov(?:e|ed|es|ing|al)|end(?:ed|ing)|stop(?:ped|ping)?|demolish\\w*|cancel\\w*|withdraw\\w*|drop(?:ped|ping)?|eliminat\\w+|phas(?:e|ed|ing) out|limits? (?:on|to|how)|(?:km/h|kph|mph) limit|ceilings? on|leave (?:office|the)|resign\\w*|quit|prevent\\w*|freez(?:e|ing)|(?:go|going|gone|come|coming) down|fewer|less|put(?:ting)? (?:an end|a stop) to|c[ao]me to an end|call(?:ing)? a halt to|say(?:ing)? no (?=to)|overstat\\w+|exaggerat\\w+|do(?:ing)? away with|throw\\w* out|get(?:ting)? rid of|expel\\w*',
    'dismantl\\w+|(?:tear|torn|tearing|pull(?:ed|ing)?|knock(?:ed|ing)?|tak(?:e|en|ing)) (?:\\w+ )?down|(?:rip|ripped|ripping|dig|dug) (?:out|up)|(?:root|stamp|wipe|clear)(?:ed|d|ped|ing)? out|evict\\w*|oust\\w*|sack(?:ed|ing)|dismiss\\w*|disband\\w*|dissolv\\w*|revok\\w*|repeal\\w*|suspend(?:ed|ing)?|suspension|curb(?:ed|ing)?|(?:crack|clamp)(?:ed|ing)? down|eradicat\\w*|cleansed? of|purg(?:ed?|ing)|axed|slash(?:ed|ing)?|halt(?:ed|ing)?|block(?:ed|ing)|barred|kick(?:ed|ing)? out|turn(?:ed|ing)? away|deport\\w*|punish\\w*|penali[sz]\\w*|veto\\w*|evacuat\\w*|exclud\\w*|censor\\w*|silenced|driv(?:e|en|ing) (?:out|away)',
    'd(?:o|one|oing) away with|un[a-z]{3,}able|useless|lack(?:s|ed|ing)?|unfair|unjust|unacceptable|ineffective|inefficient|dissatisf\\w+|unsatisf\\w+|unhappy|displeased|insufficient|uncomfortable|unpleasant|difficult|hard(?!-| work)|dirty|noisy|dangerous|unsafe|bad|badly|poor|poorly|worse|worst|ugly|slow|complicated|harmful|boring|unclear|confusing|unhelpful|unreliable|unfriendly|unnecessary|incompetent|dishonest|wrong|too|mistake|shame|scandalous|unreasonable|unwise|unsuitable|inconvenient|impractical|disappoint\\w+|abnormal|illegal|illegitimate|inappropriate|irrelevant|unwelcome|unappealing|unhealthy|inadequate|tedious|dull|pessimistic|fail(?:s|ed|ing|ure)? (?:to)?|risky|lazy|dread\\w*|threat(?:s|ens?|ening)?|stressful|tiring|exhausting|greedy|corrupt|rude|stupid|pointless|wasteful|worthless|unpopular|burdens?|obstacles?|nuisance|spoil\\w*|ruin\\w*|(?:left|leave|be|go|going|do) without|deprived? of|fall(?:s|en|ing)? short|fell short|lies?(?= to|$|\\.)|break their|setback|step back(?:wards)?|backward|outdated|out of date|thing of the past|regret\\w*|ignor(?:e|es|ed|ing)|neglect\\w*|untrue|false|struggl\\w+|(?:have|has|find) trouble|perte de temps|waste of \\w+|more harm than good|(?:risks|drawbacks|costs|dangers|disadvantages)(?= (?:\\w+ ){0,6}outweigh)|drives? (?:\\w+ )?apart|tears? (?:\\w+ )?apart|divid(?:e|es|ing)|weaken(?:s|ed|ing)?|undermin\\w+|slow(?:s|ed)? (?:down)?|hinder\\w*|hamper\\w*|discourag\\w+|mislead\\w*|misled|forget(?:s|ting)?|frozen|earlier|(?:in|into) decline|in the dark|favourites|treated worse|dishonestly|unfairly|unequal\\w*|irresponsible|unrealistic|(?:be|left|made|remain|stay|become) (?:purely |entirely |strictly )?(?:optional|voluntary)',
  ].join('|'),
}

/** Pairs such as « favorable ou opposé », in which the second word only names the other side and reverses nothing. */
const even: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:plutot |tres |tout a fait )?(\w+(?: (?:de|d'|a))?) ?,? ou (?:bien |plutot |au contraire |alors )?(?:non|pas|\w*contre|oppose\w*|defavorable\w*|interdi\w*|insatisf\w+|mecontent\w*|pas (?:du tout )?(?:d'accord|satisf\w+)|en desaccord|desaccord|mauvais\w*|mal|inutiles?|injustes?|difficiles?|sales?|dangereu\w+|trop \w+|moins|baiss\w+|diminu\w+|redui\w+|supprim\w+|ferm\w+)\b/g,
  en: /\b(?:rather |very |strongly )?(\w+) ?,? or (?:rather |instead |strongly |somewhat )?(?:not|no|against|oppos\w+|unfavou?rable|bans?|banned|forbid\w*|prohibit\w*|dissatisfied|unsatisfied|unhappy|disagree|disapprove|reject|bad|badly|poor|useless|unfair|difficult|hard(?!-| work)|dirty|unsafe|dangerous|worse|less|fewer|lower\w*|decreas\w+|reduc\w+|clos\w+|distrust)\b/g,
}
const evenReversed: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:contre|oppose\w*|defavorable\w*|interdi\w*|insatisf\w+|mauvais\w*|mal|inutiles?|injustes?|difficiles?|moins|baiss\w+|diminu\w+|redui\w+|ferm\w+) ?,? ou (?:bien |plutot |au contraire )?(?=pour|favorable|autoris|satisf|bon|bien|utile|juste|facile|plus|augment|ouvr|ouvert)/g,
  en: /\b(?:against|oppose[ds]?|unfavou?rable|ban(?:ned)?|dissatisfied|disagree|bad|poor|useless|unfair|difficult|hard|worse|less|fewer|decreas\w+|reduc\w+|clos\w+) or (?=for|in favou?r|favou?r|support|allow|satisf|agree|good|useful|fair|easy|better|more|increas|open)/g,
}

/** Negations that reverse a statement. */
const negations: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:ne|n')\s?(?:(?!\bque\b)[^.?!;]){1,40}?\b(?:pas|plus|jamais|aucune?|rien|guere)\b|\bplus jamais\b/g,
  en: /\b(?:not|never|no longer|cannot|no (?:need|reason|point|place|business|use))\b|n't\b/g,
}

/** Negations that reverse nothing: leading ones, tags, « ou non », « ne … que ». */
const idle: Readonly<Record<Language, RegExp>> = {
  fr: /\bn[e'] ?[a-z]+(?:-| )(?:t-)?(?:vous|nous|ils?|elles?|on|ce|tu) pas\b|\bn'est-ce pas\b|,? ?\bpas vrai\b|,? ?\bou (?:non|pas)\b|, non ?(?=\?)|\bne (?:serait|devrait|faudrait)[- ](?:il|on|elle) pas\b|\bsi ce n'est\b|\bpas seulement\b|\bn'hesitez pas\b|\b(?:toute?s?|de maniere|qu'il y ait) ?(?:bonne|mauvaise) ou (?:mauvaise|bonne)\b/g,
  en: /\b(?:do|does|did|is|are|was|were|would|should|could|can|have|has|will|must)(?:n't|n’t| not) (?:you|we|they|it|there|he|she|the \w+|this|that|these|those|our|your)\b|\b(?:do|would|should|don't) (?:you|we|they|it) not\b|,? ?\bor not\b|\bwhether or not\b|, (?:is|are|was|were|do|does|did|has|have|would|should|can|could|will)n't (?:it|they|you|he|she|we|there)\b|\bnot only\b|\b(?:there is|there are) no (?:right|wrong)[^.]*|\bno right or wrong\b/g,
}

/**
 * Phrases beside the question (« En bien ou en mal », "no right or wrong answers"), and "too little", which asks for
 * more.
 */
const asides =
  /\b(?:(?:vaccin\w+|assur\w+|proteg\w+|insured?|protect\w*) (?:contre|against)|trop peu|too (?:few|little)|(?:pour|afin de|de (?:maniere|facon) a) ne pas [^,.?!;]*|(?:so as|in order) not to [^,.?!;]*|quitte a [^,.?!;]*|even if it means [^,.?!;]*|(?:que ce soit )?en (?:bien|mal) ou en (?:mal|bien)|for better or (?:for )?worse|(?:il n'y a )?(?:pas de|ni) (?:bonnes?|mauvaises?)(?: ni| ou)(?: de)? (?:bonnes?|mauvaises?) reponses?|right or wrong(?: answers?)?|oui ou non|yes or no|pour ou contre|for or against|plus ou moins|more or less|tant bien que mal|sans (?:danger|risques?|probleme|difficulte|peine)|(?:without|free of) (?:any )?(?:danger|risks?|problems?|difficulty|trouble)|plus de bien que de mal|more good than harm|au moins|at least|sans contrainte)\b/g

const less = '(?:moins|plus faibles?|less|fewer|weaker|poorer|smaller|lower|worse|slower|harder|sooner)'
const more = '(?:plus|davantage|more|stronger|richer|bigger|larger|higher|better|greater|faster|easier|later)'
const than =
  "\\b(?:plutot que|rather than|instead of|au lieu d[e']|et non(?: pas)?|and not)(?: (?:de|being|it being))?"

/**
 * Of two contrasted words, the first is what the text states: « Moins … plutôt que plus », "weaker rather than
 * stronger".
 */
const contrasts: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${more}\\b([^.?!;]*?)${than} ${less}\\b`, 'g'), ' $1 '],
  [new RegExp(`\\b${less}\\b([^.?!;]*?)${than} ${more}\\b`, 'g'), ' less $1 moins de '],
]

const turning: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(`\\b(?:${against.fr})\\b`, 'g'),
  en: new RegExp(`\\b(?:${against.en})\\b`, 'g'),
}

/**
 * Words of worry reverse a statement, as whoever worries about a thing does not want it. They do so even if the options
 * repeat them.
 */
const worries =
  /\b(?:inquiet\w*|inquiete\w*|preoccup\w+|anxieu\w+|peur|worr(?:y|ied|ies|ying)|concerned|anxious|afraid|scared)\b/g

/** What is blamed in passing is not turned round: "a bailout for the failed bank". */
const inPassing =
  /\b((?:the|this|these|those|our|their|its) )(?:failed|failing|dangerous|dirty|ugly|greedy|corrupt|lazy|rude|stupid|outdated|wasteful|useless|unfair|unpopular|noisy|risky|harmful|disappointing|unsafe|boring|pointless|ineffective|scandalous)(?= (?!idea|thing|way|move|direction|decision|choice|side|part|thing|and|or|but|for|to|of|in)\w)/g

/** What became of a thing before what is asked: « les gares fermées doivent-elles rouvrir ». */
const closedBefore =
  /(?<!\b(?:etre|soient|sont|est|soit|ete) )\b(?:ferm|supprim|abandonn|delaiss|arret)ee?s?(?= (?:doi|dev|pour|peu|ser|aur|meri))/g

/** Which way a text presents its object. */
export interface Direction {
  /** 1 if the object is said to be good or more of it is wanted; −1 for the contrary. */
  readonly sign: 1 | -1
  /** The words that reverse the text, for the answer key. */
  readonly turnedBy: readonly string[]
  /** The text without the words of direction, so that the object's name is left. */
  readonly rest: string
}

/**
 * Reads which way a text points. Two reversals cancel each other: "against the ban" is for what is banned. A word that
 * the options repeat reverses nothing, because the options then express for and against.
 */
export function directionOf(text: string, language: Language, options: readonly string[] = []): Direction {
  const plain = withoutIdleTurns(fold(text).replace(/\((?:e|s|es|ne|le|ve|se)\)/g, ''))
  const said = contrasts
    .reduce((stem, [words, kept]) => stem.replace(words, kept), plain.text)
    .replace(asides, ' ')
    .replace(inPassing, '$1')
    .replace(closedBefore, ' ')
    .replace(evenReversed[language], ' ')
    .replace(even[language], '$1 ')
    .replace(idle[language], ' ')
  const offered = fold(options.join(' '))
  const found = [
    ...(said.match(turning[language]) ?? []).filter((word) => !offered.includes(word.slice(0, 5))),
    ...(said.match(worries) ?? []),
    ...(said.match(negations[language]) ?? []),
  ]
  const turns = plain.turnsNothing ? [] : found
  return {
    sign: turns.length % 2 === 0 ? 1 : -1,
    turnedBy: turns,
    rest: said
      .replace(negations[language], (match) =>
        match.replace(/^(?:ne|n') ?|(?:pas|plus|jamais|not|never)$/g, ' '),
      )
      .replace(turning[language], ' ')
      .replace(worries, ' '),
  }
}
