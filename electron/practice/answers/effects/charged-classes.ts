import { fold, type Language } from '../../text.ts'
import { chargedAdjective } from './charged-adjectives.ts'

/**
 * Charged words by class, in both languages, beside those of the wording checker: people named with contempt, crowds as
 * plagues, money as waste, deeds as war, crime or theatre, things as horrors or treasures, and words that are built to
 * blame ("planet-wrecking", « réunionite aiguë »). The practice service reads them only inside what is asked, where a
 * remark by the checker would too often be wrong. Folded.
 */
const blames: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `\\b(?:${[
      // people, and deeds of cowards
      "jet(?:er|te|tent) l'eponge|se degonfl\\w+|retourn\\w+ (?:sa|leur) veste|(?:hiss|agit)\\w+ le drapeau blanc|pren(?:dre|d|nent) la fuite|se defil(?:er|e|ent)|tourn\\w+ les talons",
      'tueurs? (?:de|des|du)|assassins|snobs|sans coeur|nantis|cobayes?|chair a canon|dictatures? (?:de|du|des)|planquees?|planques|assistes|bobos|technocrates?|bureaucrates?|ronds?-de-cuir|apparatchiks?|caciques?|roitelets?|politicards?|girouettes?|parachutee?s?(?= |\\?|,|$)|fossoyeurs?|bradeurs?|fauteurs?|copains et (?:des )?coquins|chauffards?|fetards?|braillards?|pleurnichards?|grognons|donneurs de lecons|moralisateurs?|ayatollahs?|khmers?|gourous?|charlatans?|sangsues?|negriers?|exploiteurs?|affameurs?|betonneurs?|marchands? de (?:sommeil|mort|malbouffe|soupe|reve|illusions?|peur|beton)|(?:chasseurs?|conducteurs?|ecolos?|jardiniers?|sportifs?|experts?|randonneurs?) du dimanche',
      'squatteurs?|pistonnes|godillots|carrieristes?|arrivistes?|opportunistes?|extremistes? (?:verts|de)|ideologues?|dogmatiques?|jusqu.au-boutistes?|irresponsables',
      // crowds and plagues
      "(?:flambee|envolee|escalade|hemorragie|proliferation|deferlement|explosion) (?:de (?:la |l')|des |du |d')\\w+|(?:hausse|montee|baisse|chute|progression|recul|degradation|augmentation|recrudescence) (?:inquietante|alarmante|preoccupante|dramatique|vertigineuse|galopante|effrenee|scandaleuse)",
      'hordes?|meutes?|cliques?|castes?|ribambelles?|armadas?|deferlante|raz-de-maree|tsunamis?|submersion|jungle (?:des|du|de la)|far west|fleaux?|cancer (?:des|du|de la|social)',
      // money as waste
      'gabegies?|usines? a gaz|pompes? a fric|vaches? a lait|tonneau des danaides|puits sans fond|gouffre (?:financier)?|elephants? blancs?|rentes? (?:de situation)|passe-droits?|copinage|magouilles?|parachutes? dores?|cadeaux? (?:fiscal|fiscaux|aux (?:patrons|riches|entreprises|banques))|gaver|gavage|a fonds perdus|aux frais (?:de la princesse|du contribuable)|sur le dos (?:des|du)',
      'manne|lubies?|caprices?|marottes?|torrents? de|avalanche de|deluge de|kyrielle|valse des|machine a (?:exclure|broyer|perdre|cash|fric)|attrape-nigauds?|poules? aux oeufs d.or|jackpots?',
      // deeds as war, crime or theatre
      "croisades?|chasse (?:aux (?!papillons|champignons|oiseaux|œufs|oeufs|canards|sangliers|loups)\\w+)|guerre (?:aux|contre les|faite)|flicage|mouchards?|diktats?|oukases?|tyrannie|mascarades?|simulacres?|cirque (?:mediatique|politique)|foire d'empoigne|bradage|braderie (?:du|des|de la|de notre)|pillage|saignee|(?<!\\b(?:taureaux?|corridas?) (?:avec |sans )?)mise a mort|bain de sang|matraquage|racket|hold-up|braquage|casse (?:du|de la|sociale)|passage en force|coup (?:de massue|de force|de poignard|bas)|lynchage|traque (?:aux?|des|du)|grogne (?:des|de la)|tours? de vis|chantage|coup de rabot|exploitation (?:des|de la misere|de ces)|surenchere|hysterie|psychose|entourloupes?|bourdes?|elucubrations?|tripatouillage|bidouillage|bricolage (?:institutionnel|politique)|ecrans? de fumee|poudre aux yeux|double peine|sacrifice (?:des|de nos|du)",
      // things as horrors
      "scandales? (?:des?|du)(?! sanitaires?)|ahurissante?s?|(?:pris|prise|prises|prendre|prend|prennent) (?:[^,?]{0,25} )?en otages?|cauchemars?|bagnes?|mouroirs?|cages? a lapins|coupe-gorge|verrues?|chancres?|balafres?|taudis|gourbis?|depotoirs?|voitures?-ventouses?|brulots?|inepties?|aneries?|usine a chomeurs|de pacotille|a la petite semaine|au rabais|de bas etage|a deux vitesses|de la honte|sans scrupules?|sans foi ni loi|sans ame|hors-sol|ubuesques?|kafkaiens?|pharaoniques?|faraminou\\w+|delirante?s?|demesuree?s?|liberticides?|ecocides?|criminogenes?|mortiferes?|tape-a-l'oeil|a l'eau de rose|energivores?|budgetivores?",
      // built to blame
      'pseudo-?\\w+|(?:reunion|norm|comit|rapport|subvention|tax|championn)\\w*ite|\\w{3,}ocratie du',
    ].join('|')})(?![a-z])`,
  ),
  en: new RegExp(
    `\\b(?:${[
      "cut(?:ting)? and run(?:ning)?|turn(?:ed|ing|s)? tail|chicken(?:ed|ing|s)? out|(?:wav|rais)(?:e|ed|es|ing) the white flag|throw(?:ing|s|n)? in the towel|sell(?:ing|s)? (?:us|them) out|sold (?:us|them|the \\w+) out|back(?:ing|ed|s)? down in the face|hardliners|killers of|paper-shufflers?|snobs|(?:hold|holds|holding|held) [^,?]{0,30}(?:hostage|to ransom)|hijack(?:ed|ing)?|scandal of|blots? on|stab\\w* [^,?]{0,20}in the back|mandarins|pen-pushers?|quangos?|fat[- ]cats?|toffs?|cronies|lackeys?|henchmen|stooges?|puppets of|busybod(?:y|ies)|do-gooders?|meddl(?:ers?|ing)|killjoys?|nimbys?|zealots?|fanatics?|spin doctors?|carpetbaggers?|profiteers?|fat-cat|spivs?|cowboys? (?:builders?|clampers?|traders?|landlords?|firms?|operators?)|slum landlords?|rogues?|freeloaders?|layabouts?|skivers?|shirkers?|moaners?|whingers?|loudmouths?|eggheads?|pencil-necked|bosses' cronies|slumlords?|petrolheads?|ramblers in lycra|lycra louts?|hooligans?|yobs?|louts?|scroungers?|cheats|spongers?",
      '(?:alarming|shocking|frightening|worrying|dramatic|runaway|rampant|spiralling|out-of-control|skyrocketing|soaring) (?:rise|rises|increase|growth|surge|spread|fall|drop|decline|cost|costs|crime|debt|inflation|immigration|spending)',
      'hordes?|mobs?|rabble|swarms? of|floods? of (?!light|water)|tidal wave|tsunami of|plague of|epidemic of (?!flu|measles|cholera)|avalanche of|orgy of|glut of|jungle of|wild west',
      'gravy trains?|cash cows?|black holes?|bottomless pits?|money pits?|white elephants?|vanity (?:projects?|schemes?)|pet (?:projects?|schemes?)|boondoggles?|pork[- ]barrel|junkets?|freebies?|handouts?|giveaways?|backhanders?|kickbacks?|loopholes?|stealth tax\\w*|death tax|tax bombshell|tax raids?|bailouts? for|golden (?:handshakes?|goodbyes?|parachutes?)|sky-high|eye-watering|extortionate|exorbitant|lavish|bloated|gold-plated|cut-price|bargain-basement|penny-pinching|swingeing',
      'war on (?!want)|assaults? on|onslaught|witch[- ]hunts?|purges? of|gagging|muzzling|straitjackets?|shackles|snooping|snoopers?|spying on|big brother|nanny[- ]state|police state|power grabs?|land grabs?|smash and grab|daylight robbery|heists?|sell-offs?|fire sales?|stitch-ups?|cover-ups?|whitewash\\w*|charades?|shams?|farces?|farcical|circus(?= that| of|-like)|pantomime politics|lip service|knee-jerk|half-baked|hare-brained|cack-handed|ham-fisted|heavy-handed|draconian|tyrann\\w+|dictat\\w+|jackboot\\w*|kangaroo|slash-and-burn|butchery|butchering|callous\\w*|heartless\\w*|barbari\\w+|inhuman\\w*|sacrific\\w+ of',
      'whims?|foll(?:y|ies)|relics?(?= of)|slop|swill|pigst(?:y|ies)|hovels?|ruses?|ploys?|stunts?|gimmicks?|crazes?|vendettas?|diehards?|die-hards|ideologues|eco-warriors|culture warriors?|dinosaurs(?= of| who| in)|has-beens|upstarts|chancers|crooks|conmen|con artists?|thugs|goons|bully-boys|avalanche|torrent of|deluge of|barrage of|slew of|racket|con trick|money-spinner|nightmares?|hellholes?|death ?traps?|eyesores?|monstrosit(?:y|ies)|carbuncles?|blots?(?= on)|slums?|ghettos?|sink estates?|sweatshops?|rat[- ]runs?|rabbit hutch\\w*|shoebox\\w*|concrete (?:jungle|block|slab|box)\\w*|soulless|faceless|factory[- ]farm\\w*|junk (?!mail)|frankenf\\w+|claptrap|gobbledygook|gibberish|drivel|tat\\b|rag\\b|smut|sewers? of|dumping grounds?|so-called|self-styled|self-appointed|unelected|unaccountable|out-of-touch|money-grubbing|penny-pinching|mindless|ruinous|shoddy|tawdry|shabby|shambolic|botched|bungled|discredited|disgraced|(?:the|this|their|its) failed (?=\\w)|crony',
      '\\w+-(?:wrecking|guzzling|belching|spewing|grabbing|dodging|hating|crazed|obsessed|ridden|infested|choked|plagued|destroying|sucking|pinching|mongering|bashing|peddling|churning|riddled)|(?:war|scare|fear|hate|doom|rumour)-?mongers?|\\w{4,}mania',
    ].join('|')})(?![a-z])`,
  ),
}
const praises: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:esclaves modernes|nouveaux esclaves|laisses-pour-compte|oublies de|sacrifies de|defenseurs d(?:u|es|e la) (?:vivant|nature|animaux|planete)|un peu de repit|boucliers? (?:contre|pour)|fleurons?|joyaux?|ecrins? de|pepites?|poumons? verts?|bouffee d'oxygene|bouffee d'air|havre de paix|douceur de vivre|art de vivre|coin de paradis|remparts? contre|vaillante?s?|valeureu\w+|salutaires?|salvat\w+|irremplacables?|inestimables?|providentiel\w*|heroiques?|bien-aimee?s?|cheris?|cherie?s?|si precieu\w+|visionnaires?|avant-gardistes?|age d'or|fer de lance|aubaine|bonne fee|petits? (?:commercants?|paysans?|producteurs?|retraites?) (?:de chez nous|courage\w+)|honnetes (?:gens|citoyens|travailleurs))\b/,
  en: /\b(?:golden opportunit(?:y|ies)|brighter (?:future|tomorrow)|modern-day slaves|slave labour|voiceless|lifelines?|beloved|much-loved|well-loved|treasured|cherished|iconic|world-beating|world-leading|cutting-edge|trailblaz\w+|ground-?breaking|visionar\w+|hero(?:es|ic)\b|unsung|hard-pressed|long-suffering|hard-working|law-abiding|god-given|jewels?(?= in| of)|gems?\b|green lungs?|oases|oasis|godsend|beacons? of|bastions? of|guardian angels?|life-?saving|life-?changing|game-chang\w+|award-winning|common-sense|commonsense|deserving|selfless|tireless|valiant|plucky|gallant|(?:our|these|those) (?:brave|dedicated|devoted|wonderful|precious|glorious|cherished|historic|ancient|humble) \w+|priceless|irreplaceable)\b/,
}

/** A charged word of these classes, and whether it praises or blames. */
export interface ChargedWord {
  readonly words: string
  readonly side: 1 | -1
}

const quoted = /["“«'‘][^"”»'’]{2,60}["”»'’]/gu

/** The first charged word of these classes in what a question asks, outside quotation marks; undefined without one. */
export function chargedIn(asked: string, language: Language): ChargedWord | undefined {
  const text = fold(asked.replace(quoted, ' '))
  const bad = blames[language].exec(text)
  if (bad) return { words: bad[0].trim(), side: -1 }
  const good = praises[language].exec(text)
  return good ? { words: good[0], side: 1 } : chargedAdjective(text, language)
}
