import { says } from '../../analysis/diagnostics/said-words.ts'
import type { ProbeKind } from '../../models/experiment.ts'

/** What can be noticed in an answer to a probe; the page has a text for each. */
export const SIGN_NAMES = [
  'mismatch',
  'overlap',
  'none_fits',
  'same_options',
  'two_things',
  'which_period',
  'unknown_word',
  'cannot_remember',
  'had_to_compute',
  'had_to_guess',
  'knows_too_little',
  'no_attitude',
  'does_not_apply',
  'rather_not_say',
  'offended',
  'expected_answer',
  'changes',
  'vague',
  'asks_back',
  'unclear',
  'depends',
  'cannot_repeat',
] as const
export type SignName = (typeof SIGN_NAMES)[number]

/** A sign of a problem, and the code that it suggests. */
interface Sign {
  name: SignName
  code: string
  /** Whether a sentence shows it; the sentence is folded (see `fold`). */
  shows: (sentence: string) => boolean
  /** The kinds of probe after which it is looked for; absent: all. */
  after?: readonly ProbeKind[]
}

/** Nouns that people use for response options. */
const OPTIONS_FR = '(?:reponses?|modalites?|options?|propositions?|choix|cases?)'
const OPTIONS_EN = '(?:answers?|options?|choices?|categories|responses?|boxes)'

/** Denials of a fault: "not vague at all". */
const DENIED =
  /\b(?:pas|rien de|aucunement|not|isn't|wasn't|nothing|never) (?:du tout |vraiment |tres |trop |si |at all |really |very |too |that )?(?:floue?|vague|confuse?|ambigue?|compliquee?|longue|large|unclear|confusing|ambiguous|complicated|long|broad)/u

const saysVague = matches(
  String.raw`\b(?:trop|tres|assez|un peu|plutot|bien|est|c'est|reste) (?:vague|floue?|large|generale?|imprecise?|ambigue?)\b`,
  String.raw`\bmanque de precision|\bpas assez precise?\b|\bn'est pas precise?\b`,
  String.raw`\b(?:too|very|rather|quite|a bit|so|is|was|seems) (?:vague|broad|general|ambiguous|imprecise)\b`,
  String.raw`\bnot (?:specific|precise) enough|\bcould mean (?:anything|many|several|two|different)`,
  String.raw`\b(?:peut|peuvent) (?:vouloir dire|signifier) (?:plusieurs|beaucoup|tout|n'importe)`,
)

/** Patterns in French and English. The first match is used, so that more specific signs come first. */
export const SIGNS: readonly Sign[] = [
  sign(
    'mismatch',
    '7b',
    String.raw`\b${OPTIONS_FR} (?:proposees? )?ne (?:correspond\p{L}*|vont|va|collent|colle) pas (?:a|avec) (?:la |votre |cette )?(?:question|l'enonce)`,
    String.raw`\b${OPTIONS_EN} (?:do not|don't|does not|doesn't|did not|didn't) (?:really )?(?:match|fit|suit|go with) (?:the |your |this )?question`,
  ),
  sign(
    'overlap',
    '7e',
    String.raw`\b${OPTIONS_FR}\b.{0,30}\bse (?:recoup|chevauch)`,
    String.raw`\b(?:deux|plusieurs) (?:des |de ces |de vos )?${OPTIONS_FR} (?:me )?(?:convien|convenai|correspond|vont|allaient|seraient possibles|etaient possibles|sont possibles)`,
    String.raw`\b${OPTIONS_EN}\b.{0,30}\boverlap`,
    String.raw`\b(?:two|several|more than one|both) (?:of )?(?:the |these |your )?${OPTIONS_EN} (?:would |could |both |also )?(?:fit|apply|suit|match|work|are true|were true)`,
  ),
  sign(
    'none_fits',
    '7f',
    String.raw`\b(?:aucune?|pas une?) (?:des |de ces |de vos |autre )?${OPTIONS_FR} ?(?:proposees? )?(?:ne |n')`,
    String.raw`\b(?:ma|mon|la bonne) (?:reponse|cas|situation|choix) (?:n'est pas (?:la(?! \p{L})|dans|parmi|sur|dedans|propose|prevu|list|present|affich|offert)|n'y est pas|n'y figure pas|ne figure pas|manque)`,
    String.raw`\bil (?:manque|manquait) (?:une?|la|le|ma) ${OPTIONS_FR}`,
    String.raw`\bil n'y (?:a|avait) (?:pas|aucune?) (?:d'|de |une? )?(?:autre )?${OPTIONS_FR}`,
    String.raw`\bnone of (?:the|these|those|your) ${OPTIONS_EN}`,
    String.raw`\bno (?:${OPTIONS_EN}) (?:really |that )?(?:fits?|suits?|applies|for me|for my|matche?s?)`,
    String.raw`\bmy (?:answer|case|situation|choice) (?:is|was) (?:not|n't) (?:there|listed|in the list|among|on the list)`,
    String.raw`\bmy (?:answer|case|situation|choice) (?:isn't|wasn't) (?:there|listed|in the list|among|on the list)`,
    String.raw`\b(?:an?|the|my) (?:${OPTIONS_EN}) (?:is|was) missing|\bmissing (?:an? )?${OPTIONS_EN}`,
  ),
  sign(
    'same_options',
    '7d',
    String.raw`\bquelle (?:est la )?difference (?:entre|y a-t-il entre)`,
    String.raw`\b(?:ne|n')\s?(?:vois|fais|sais) pas (?:bien |trop )?(?:la |de |quelle )?(?:est la )?difference entre`,
    String.raw`\bwhat(?:'s| is| was) the difference between`,
    String.raw`\b(?:can't|cannot|don't|do not|could not|couldn't) (?:really )?(?:tell|see|know|make out) the difference between`,
  ),
  sign(
    'two_things',
    '4c',
    String.raw`\b(?:deux|plusieurs) (?:questions?|choses?|idees?|sujets?)(?: differentes?| distinctes?)? (?:a la fois|en une|en meme temps|en un|dans)`,
    String.raw`\b(?:il y a|il y en a|ce sont|c'est|ca fait|j'en vois|j'en compte) (?:la )?(?:en fait |plutot )?(?:deux|plusieurs) (?:questions|choses|idees|sujets)`,
    String.raw`\bd'accord (?:avec|pour|sur) (?:l'un|l'une|la premiere|le premier)\b.{0,30}\b(?:pas|mais)\b`,
    String.raw`\b(?:two|several) (?:different |separate )?(?:questions?|things?|ideas?|topics?) (?:in one|at once|at the same time|here|in this|in the same)`,
    String.raw`\b(?:there are|these are|it's|it is|i see|that's|that is|really) (?:really |actually |in fact )?(?:two|several) (?:different |separate )?(?:questions|things|ideas|topics)`,
    String.raw`\btwo (?:questions? )?in one\b`,
    String.raw`\bagree with (?:the )?(?:one|first)\b.{0,20}\bnot\b.{0,10}\b(?:other|second)`,
  ),
  sign(
    'which_period',
    '3d',
    String.raw`\b(?:depuis quand|sur quelle (?:periode|duree)|pendant combien de temps|de quelle (?:periode|annee)|quelle periode)\b`,
    String.raw`\b(?:since when|over (?:what|which) (?:period|time)|(?:what|which) (?:time )?period|(?:in|over) which (?:year|months?|weeks?))\b`,
  ),
  sign(
    'unknown_word',
    '3b',
    String.raw`\b(?:connais|connaissais|comprends|comprend|saisis) (?:pas|mal|plus) (?:bien |trop |vraiment )?(?:ce|le|cette|l'|ces) ?(?:mot|terme|expression|sigle|notion)`,
    String.raw`\bsais (?:pas|plus) (?:trop |bien |vraiment |du tout )?ce que (?:c'est|veut dire|signifie|ca veut dire|cela veut dire|ce mot|ca signifie)`,
    String.raw`\bjamais entendu (?:parler|ce mot|ce terme|cette expression)`,
    String.raw`\b(?:mot|terme|expression) (?:m'est |est )?(?:inconnue?|trop technique|technique|savante?)\b|\bc'est du jargon`,
    String.raw`\b(?:do not|don't|did not|didn't|dont) (?:really )?know (?:what )?(?:that|this|the) (?:word|term|expression|phrase)`,
    String.raw`\b(?:do not|don't|did not|didn't|not sure|no idea|dont) (?:really )?(?:know |understand )?what (?:[\p{L}"'-]+ ){1,4}(?:means|meant|stands for)`,
    String.raw`\bnever (?:heard|come across|seen)(?: of)? (?:it|that|this|the (?:word|term))`,
    String.raw`\b(?:word|term) (?:is |was )?(?:unknown to me|new to me|too technical|unfamiliar|jargon)|\bit(?:'s| is) jargon`,
  ),
  {
    name: 'unknown_word',
    code: '3b',
    shows: (sentence) => says('no_opinion', sentence),
    after: ['meaning', 'category'],
  },
  sign(
    'cannot_remember',
    '5c',
    String.raw`\b(?:ne |n')?(?:me |m'en )(?:souviens|souvenais|rappelle|rappelais) (?:pas|plus|mal|guere)`,
    String.raw`\b(?:aucun|pas de|plus de|pas le) souvenir|\bj'ai (?:completement |tout |un peu )?oublie\b|\b(?:difficile|dur|impossible) de (?:se|me|s'en|m'en) (?:souvenir|rappeler)`,
    String.raw`\b(?:do not|don't|cannot|can't|could not|couldn't|dont) (?:really |quite |exactly |clearly )?(?:remember|recall)\b`,
    String.raw`\b(?:no (?:memory|recollection)|i(?:'ve| have)? (?:forgot|forget|forgotten)|hard to (?:remember|recall)|too long ago)\b`,
  ),
  sign(
    'had_to_compute',
    '5d',
    String.raw`\b(?:j'ai du|il (?:faut|faudrait|a fallu|fallait)|je dois|obligee? de) (?:tout )?(?:compter|calculer|additionner|faire le (?:calcul|compte|total|la moyenne)|faire la moyenne|convertir)`,
    String.raw`\b(?:had to|have to|need to|needed to|would have to|must) (?:count|calculate|add (?:it |them )?up|work (?:it )?out|do the (?:maths?|sum)|convert|average)`,
  ),
  sign(
    'had_to_guess',
    '5a',
    String.raw`\b(?:repondu|dit|choisi|coche|mis) (?:un peu |plutot )?au (?:hasard|pif)|\bau pifometre|\bj'ai devine|\ba vue de nez`,
    String.raw`\b(?:i (?:just |only |simply )?guessed|(?:just|only|pure|wild) (?:a )?guess|i (?:had|have) to guess|picked (?:one )?at random|at random)\b`,
  ),
  sign(
    'knows_too_little',
    '5a',
    String.raw`\b(?:je n'y connais (?:rien|pas grand)|(?:ne )?m'y connais pas|pas (?:assez |suffisamment )(?:informee?|au courant|d'informations?|de connaissances?)|connais pas (?:assez|suffisamment|bien) (?:le|la|ce|l'))`,
    String.raw`\b(?:do not|don't|dont) (?:really )?know (?:enough|much|anything) about|\bnot (?:well )?informed(?: enough)?\b|\bnot enough information`,
  ),
  sign(
    'no_attitude',
    '5b',
    String.raw`\bjamais (?:vraiment )?(?:reflechi|pense|songe) (?:a|y)|\by (?:ai |avais )?jamais (?:vraiment )?(?:reflechi|pense|songe)|\bje n'ai (?:pas|aucune?) (?:vraiment )?(?:d')?(?:avis|opinion)\b|\bsans (?:opinion|avis)\b|\bm'est (?:completement |totalement )?egal`,
    String.raw`\bnever (?:really )?(?:thought|given (?:it|that|this)|considered)|\bno (?:real |strong )?(?:opinion|view)\b|\bdon't (?:really )?(?:care|mind)\b|\bhaven't (?:really )?thought about`,
  ),
  sign(
    'does_not_apply',
    '4a',
    String.raw`\bne (?:me|nous) concern\p{L}+ (?:pas|guere)|\bpas (?:du tout )?concernee?|\bne s'applique pas|\bquestion suppose que\b`,
    String.raw`\b(?:does not|doesn't|do not|don't|didn't) (?:really )?(?:apply to|concern) (?:me|us|my)|\bnot applicable\b|\bquestion (?:assumes|supposes)\b`,
  ),
  sign(
    'rather_not_say',
    '6a',
    String.raw`\b(?:prefere|prefererais|aimerais autant|souhaite|veux|tiens|voudrais) (?:pas |ne pas |a ne pas |mieux ne pas )(?:le |la |en |y |vous |trop )?(?:repondre|dire|parler|me prononcer|preciser)`,
    String.raw`\b(?:(?:ne )?vous regarde pas|trop (?:personnel|intime|indiscret)\p{L}*|c'est (?:tres )?(?:prive|personnel|intime)|genee? (?:de|d'en|par)|question indiscrete|me met mal a l'aise)\b`,
    String.raw`\b(?:rather not (?:say|answer|tell|talk)|prefer not to|do not want to (?:say|answer|talk|tell)|don't want to (?:say|answer|talk|tell)|none of your business|too (?:personal|private|intimate)|(?:is|it's|that's) (?:private|personal)|makes me uncomfortable|embarrass(?:ed|ing))\b`,
  ),
  sign(
    'offended',
    '6b',
    String.raw`\b(?:mot|terme|formulation|question|expression)\b.{0,20}\b(?:choquante?|blessante?|pejorati(?:f|ve)|insultante?|meprisante?|vexante?|stigmatisante?)`,
    String.raw`\b(?:word|term|wording|question|expression)\b.{0,20}\b(?:offensive|insulting|hurtful|derogatory|shocking|stigmati[sz]ing|condescending)`,
  ),
  sign(
    'expected_answer',
    '6c',
    String.raw`\b(?:question|formulation|enonce)\b.{0,25}\b(?:orientee?|tendancieu(?:x|se)|biaisee?|pousse|incite|suggere|souffle)`,
    String.raw`\b(?:c'est (?:la reponse|ce) (?:qu'on attend|attendue?|qu'il faut dire)|on attend (?:de moi|que je)|(?:on )?ne peut (?:pas|guere) (?:dire|repondre) (?:non|le contraire)|mal vu de|bien vu de|pour (?:bien )?faire bonne figure|il faut bien (?:dire|repondre))`,
    String.raw`\b(?:question|wording)\b.{0,25}\b(?:leading|loaded|biased|slanted|one-sided|pushes|pushed|steers|wants me to)`,
    String.raw`\b(?:(?:what|the answer) (?:one is |you are |people are |i am |i'm |you're )?(?:supposed|expected) to (?:say|answer|give)|you can(?:'t|not) (?:really )?(?:say|answer) (?:no|otherwise)|the right thing to say|(?:look|sound|seem) bad if|expects? me to)`,
  ),
  sign(
    'changes',
    '4b',
    String.raw`\bdepend(?:ait|ra|rait)? (?:vraiment |beaucoup |surtout )?(?:du|des|de la|de l')? ?(?:jours?|moments?|semaines?|saisons?|mois|meteo|periodes?|humeur|heure)\b`,
    String.raw`\b(?:ca|cela) (?:change|varie) (?:beaucoup |tout le temps |souvent |d'un|d'une|selon|en fonction|chaque)|\bcertains jours\b.{0,40}\bd'autres\b|\bselon (?:le|les|la) (?:jours?|moments?|saisons?|semaines?|periodes?)`,
    String.raw`\bdepends (?:very much |a lot |mostly |entirely )?on (?:the |my )?(?:day|time|moment|week|season|month|weather|mood|hour)`,
    String.raw`\b(?:it|that|this) (?:changes|varies) (?:a lot|all the time|from|with|every|depending|often)|\bsome (?:days|weeks)\b.{0,40}\bother`,
  ),
  { name: 'vague', code: '3c', shows: (sentence) => saysVague(sentence) && !DENIED.test(sentence) },
  { name: 'asks_back', code: '3c', shows: (sentence) => says('asks_back', sentence) },
  {
    name: 'unclear',
    code: '3a',
    shows: (sentence) =>
      !DENIED.test(sentence) &&
      (says('unclear', sentence) ||
        /\b(?:relire (?:la question|plusieurs fois|deux fois)|read (?:it|the question) (?:twice|again|several times)|hard to (?:follow|understand)|difficile a comprendre)/u.test(
          sentence,
        )),
  },
  sign(
    'depends',
    '3c',
    String.raw`(?:^|[,;] ?|\b(?:mais|bah|ben|euh|ca|cela|tout|reponse)(?: (?!ne?\b)\p{L}+){0,2} )depend(?:ait|ra|rait)?\b`,
    String.raw`\bc'est selon\b|\bau cas par cas\b|\bselon (?:les|le) (?:cas|situations?|circonstances?)`,
    String.raw`(?:^|[,;] ?|\b(?:well|but|it|that|this|answer|everything)(?: (?!not?\b)[\p{L}']+){0,2} )depends\b`,
    String.raw`\b(?:it|that) would depend\b|\bcase by case\b`,
  ),
  {
    name: 'cannot_repeat',
    code: '3a',
    shows: (sentence) => says('no_opinion', sentence),
    after: ['paraphrase'],
  },
]

function sign(name: SignName, code: string, ...patterns: string[]): Sign {
  return { name, code, shows: matches(...patterns) }
}

function matches(...patterns: string[]): (sentence: string) => boolean {
  const union = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'u')
  return (sentence) => union.test(sentence)
}
