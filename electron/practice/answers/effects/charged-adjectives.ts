import type { Language } from '../../text.ts'

/**
 * Adjectives that do nothing but praise or blame, folded; `~` stands for the French endings of -eux and -euse. Written
 * by hand, by class of meaning.
 */
const blaming: Readonly<Record<Language, string>> = {
  fr: 'hid~ mit~ pit~ calamit~ vas~ foir~ fum~ dout~ ver~ crapul~ hargn~ hain~ odi~ ignomini~ hont~ scandal~ monstru~ affr~ desastr~ ruin~ pernici~ vici~ insidi~ tendanci~ poussier~ boit~ miser~ crass~ mafi~ vieillot vieillotte ringard minable lamentable pitoyable deplorable detestable meprisable abominable execrable imbuvable inqualifiable innommable inexcusable injustifiable indefendable inhumain barbare cruel cruelle sordide glauque sinistre lugubre morne insipide indigeste infect infecte immonde abject ignoble infame grotesque absurde aberrant debile stupide imbecile inepte insense delirant dementiel dementielle loufoque farfelu hasard~ bancal bacle truque bidon factice ronflant pomp~ pretenti~ arrogant meprisant condescendant hautain cupide avide vorace insatiable corrompu malhonnete sournois hypocrite cynique perfide fourbe despotique tyrannique liberticide vexatoire humiliant degradant avilissant oppressant etouffant asphyxiant exorbitant demesure somptuaire dispendi~ superflu nefaste deletere mortifere puant nauseabond repugnant degoutant ecoeurant revoltant consternant affligeant navrant accablant terrifiant cauchemardesque catastrophique anarchique galopant envahissant tentaculaire plethorique tatillon tatillonne tracassier tracassiere paperassier paperassiere deconnecte borne retrograde archaique poussif poussive laxiste timore paress~ faineant oisif oisive surpaye repu inept bruyant~ belliqu~ obtus vetuste decrepit delabre defigurant enlaidissant desolant exasperant',
  en: 'lacklustre lackluster shoddy crackpot smug hideous ghastly misguided ill-conceived ill-judged ill-thought-out wrong-headed reckless feckless gutless spineless toothless clueless mindless needless ruthless heartless shameless lifeless joyless tasteless lawless thoughtless brazen blatant flagrant rampant bogus dodgy shady seedy sleazy grubby squalid dismal dreary drab tatty shabby grotty scruffy ramshackle rickety decrepit moribund outmoded antiquated archaic clunky cumbersome convoluted byzantine petty officious pompous arrogant haughty snooty stuck-up sanctimonious self-righteous preachy greedy grasping rapacious avaricious miserly stingy tight-fisted mean-spirited spiteful vindictive vicious callous savage barbaric inhumane sadistic monstrous odious vile loathsome repugnant repulsive revolting sickening nauseating obscene scandalous outrageous disgraceful shameful deplorable despicable contemptible abominable atrocious appalling dreadful abysmal woeful lamentable pathetic pitiful laughable ludicrous preposterous nonsensical idiotic moronic foolish inane lunatic barmy loony madcap harebrained hare-brained half-baked botched bungled shambolic calamitous ruinous crippling draconian oppressive suffocating stifling exorbitant extortionate outlandish grandiose extravagant wasteful profligate bloated overblown overrated overpriced pampered spoilt cosseted workshy freeloading feral rowdy thuggish loutish rabid fanatical hysterical shrill strident trigger-happy heavy-handed ham-fisted high-handed underhand sneaky devious deceitful two-faced hypocritical unscrupulous crooked rotten murky insidious sinister creepy nosy prying meddlesome soulless faceless insipid sloppy slapdash slipshod amateurish second-rate third-rate substandard unhinged deranged delusional discredited disgraced doomed phoney mediocre lousy poxy wretched godforsaken ominous murderous noxious filthy stinking rancid crumbling power-hungry money-grabbing job-destroying ugly unsightly',
}
const praising: Readonly<Record<Language, string>> = {
  fr: 'innocent affame orphelin majestu~ somptu~ merveill~ prodigi~ preci~ gener~ courag~ valeur~ vertu~ judici~ audaci~ ingeni~ astuci~ delici~ savour~ chaleur~ admirable remarquable formidable incomparable inestimable irremplacable inoubliable irreprochable exemplaire extraordinaire magnifique magistral splendide superbe sublime feerique idyllique pittoresque charmant ravissant eblouissant epoustouflant brillant excellent heroique vaillant devoue infatigable meritant integre visionnaire novateur novatrice salutaire salvateur salvatrice providentiel providentielle bienfaisant emblematique legendaire mythique prestigi~ paradisiaque bien-aime courageu',
  en: 'innocent defenceless defenseless helpless broken-hearted heartbroken frightened starving orphaned sensible prudent visionary bold brave courageous heroic gallant plucky selfless tireless dedicated devoted hard-working decent upstanding deserving long-suffering hard-pressed blameless magnificent majestic splendid glorious gorgeous stunning breathtaking exquisite enchanting charming delightful lovely idyllic picturesque unspoilt pristine thriving vibrant flourishing superb outstanding remarkable extraordinary exemplary impeccable brilliant dazzling inspired inspiring ingenious ground-breaking groundbreaking pioneering world-class first-rate top-notch state-of-the-art much-loved beloved cherished treasured priceless precious irreplaceable much-needed long-awaited wonderful marvellous fantastic terrific fabulous amazing wholesome mouth-watering',
}

function alternatives(words: string, language: Language): string {
  const list = words.split(' ').join('|')
  return language === 'fr' ? `(?:${list.replaceAll('~', 'eu(?:x|se|ses)')})(?:e|s|es)?` : `(?:${list})`
}

const determinersFr =
  "(?:le|la|les|l'|une?|des|ce|cet|cette|ces|son|sa|ses|leurs?|notre|nos|votre|vos|du|de|au|aux|d') ?"
const determinersEn =
  '(?:the|an?|this|these|those|our|their|its|his|her|your|such|of|for|by|with|to|against|in|on|from|more|some|many|any|back|support|oppose|allow|stop) (?:\\w+ly )?'
const plainNounsEn =
  '(?!(?:or|and|enough|to|for|in|at|of|that|when|if|than|but|idea|thing|way|decision|choice|use|place|experience|option|time|day|reason|mistake|person|people|man|woman)\\b)'

/** An adjective that belongs to a noun; in French behind it or before it, in English before it. */
function besideNoun(words: string, language: Language): RegExp {
  const adjective = alternatives(words, language)
  return language === 'fr'
    ? new RegExp(
        `(?:^|[ ,(])${determinersFr}(?:(?!plus |moins |tres |trop )[a-z-]{3,} (?:(?:de|du|des|d'|a|en) ?[a-z-]{3,} )?(?:et |si |aussi )?(${adjective})|(${adjective}) (?!(?:ou|et|que|qui|pour|de|des|du|par|mais|ni|au|en|selon|comme)\\b)[a-z-]{3,})(?![a-z-])`,
      )
    : new RegExp(`\\b${determinersEn}(${adjective})(?:,(?: and)? [a-z-]{3,})? (?=[a-z-]{3,})${plainNounsEn}`)
}

const patterns: Readonly<Record<Language, readonly (readonly [RegExp, 1 | -1])[]>> = {
  fr: [
    [besideNoun(blaming.fr, 'fr'), -1],
    [besideNoun(praising.fr, 'fr'), 1],
  ],
  en: [
    [besideNoun(blaming.en, 'en'), -1],
    [besideNoun(praising.en, 'en'), 1],
  ],
}

/** The verdict itself is asked for: « trouvez-vous la place hideuse ? ». */
const askedVerdict =
  /\b(?:trouv|jug|estim|consider|qualifi|parai|sembl|diriez|decri|voyez|consider|would you (?:say|call|describe)|do you (?:find|consider|think)|how )\w*[^.?!]{0,70}$/

/** A charged adjective of a thing that is asked about, and whether it praises or blames; undefined without one. */
export function chargedAdjective(
  text: string,
  language: Language,
): { readonly words: string; readonly side: 1 | -1 } | undefined {
  for (const [pattern, side] of patterns[language]) {
    const found = pattern.exec(text)
    const words = found?.[1] ?? found?.[2]
    if (!found || words === undefined) continue
    const isOpinion = language === 'fr' && askedVerdict.test(text.slice(0, found.index))
    if (!isOpinion) return { words, side }
  }
  return undefined
}
