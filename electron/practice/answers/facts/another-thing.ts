import type { Fact } from './fact.ts'
import { familiesIn } from './families/word-families.ts'
import { isOfFact, withoutAsides } from './leftover.ts'

/** People, means of transport and institutions that a question may be about instead of the person who answers. */
const others = {
  fr: '(?:voisine?s?|enfants?|fils|filles?|conjointe?s?|compagn(?:on|e)|partenaire|mari|femme|epouse|epoux|mere|pere|parents|grands-parents|amie?s?|collegues?|medecin|docteur|dentiste|chef(?:fe)?|patron(?:ne)?|responsable|professeure?s?|enseignante?s?|bus|cars?|trains?|trams?|metro|tramway|avion|ville|commune|mairie|conduct(?:eur|rice)s?|vend(?:eur|euse)s?|agents?|facteur|gens|francais|habitants|clients?|usagers)',
  en: '(?:neighbou?rs?|child(?:ren)?|kids?|sons?|daughters?|partner|spouse|husband|wife|mother|father|mum|mom|dad|parents|grandparents|friends?|colleagues?|co-workers?|doctor|gp|dentist|boss|manager|teachers?|bus|buses|coach|trains?|trams?|plane|town|city|council|drivers?|people|residents|customers|users)',
}

/** Somebody or something else does what is asked for: « Votre voisin fume-t-il … », "How often does the bus …". */
const byOthers = [
  new RegExp(
    `\\b${others.fr}(?: [a-z'-]+){0,2} (?:vous |y |en |se |s'|l'|le |la |les |ne |n')*[a-z]+-(?:t-)?(?:il|elle|on|ils|elles)\\b`,
  ),
  new RegExp(
    `\\b(?:do|does|did|is|are|was|were|has|have|can|may|should) (?:your|the|a|an|most|other|these|this|that) (?:[a-z-]+ )?${others.en}\\b`,
  ),
  /\b(?:connaissez-vous|y a-t-il|avez-vous) (?:personnellement )?(?:quelqu'un|une personne|des (?:gens|personnes))\b/,
  /\bknow (?:any(?:one|body)|some(?:one|body)|(?:a )?person|people)\b/,
  /\bmembres? de votre famille [a-z]+-(?:t-)?(?:il|elle)s?\b/,
]

/** Facts of which children, a partner, a home or those who live in it are part, so that they may be named. */
const ofTheHousehold =
  /^(?:child\w*|minors|nest|whereChildren|schooling|eldest\w*|youngest\w*|grand\w*|isGrandparent|couple\w*|living|lives\w*|adults|household\w*|marital|married|everMarried|ageAtFirstChild|pregnant|siblings|birthplace|bornAbroad|manages|jobYears|inhabitants|place|rural|city|region)$/

/** What a question about the person itself says. */
const ofOneself =
  /\b(?:vous|votre|vos|tu|ton|ta|you|your|yours|yourself|je|j'|i|my|me|respondent|repondante?)\b/

/** Questions about what should be, what one would like, or what people in general may do. */
const general =
  /\b(?:planning to|intend(?:ing)? to|thinking of|would you like|envisagez|comptez-vous (?:vous |y |en |le |la |les )?(?!(?:votre|notre|entre|autre)\b)[a-z']+(?:er|ir|re|oir)\b|prevoyez|souhait(?:ez|eriez)|aimeriez|accessibles?)\b|^(?:selon vous,? |a votre avis,? |in your (?:opinion|view),? )?(?:peut-on|pourrait-on|doit-on|devrait-on|faut-il|faudrait-il|can (?:people|one)|should (?:we|people|everyone))\b/

/** Set phrases and companions that give the word for a fact another meaning, by the id of the fact. */
const setPhrases: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^whereChildren$/,
    /^(?!.*\b(?:enfants?|child|children|kids?|sons?|daughters?|fils|filles?)\b).*\b(?:how many|combien)\b/,
  ],
  [/^(?:coffees|alcohol|alcoholGlasses)$/, /\b(?:eau|water|lait|milk|jus|juice|sodas?)\b/],
  [/^(?:rural|city|place|birthplace)$/, /\b(?:grandi|enfance|grow up|grew up|childhood|raised)\b/],
  [
    /^(?:doctor|monthsSinceDoctor)$/,
    /^(?!.*\b(?:medecins?|docteurs?|doctors?|gp|generalistes?|specialistes?|dentistes?|dentist|praticiens?|physician|sante|health|surgery)\b).*\bconsult\w+/,
  ],
  [
    /^(?:transit|transitPass)$/,
    /\b(?:horaires?|timetables?|fares?|tarifs?|arrets?|stops?|lanes?|couloirs?|abribus|shelters?)\b/,
  ],
  [
    /^age$/,
    /\b(?:peut-on|doit-on|devient-on|faut-il|faudrait-il|devrai\w+|should|must|ideal|limite?|minimum|maximum|avait|avaient|wedding|bateau|age (?:d'or|moyen))\b/,
  ],
  [
    /^(?:transit|transitPass|trains|monthsSinceTrain)$/,
    /\b(?:bus|trains?|cars?|trams?|lignes?|service) de nuit\b|\bnight (?:bus|buses|coach|coaches|trains?|trams?|services?|lines?)\b|\b(?:noctilien|noctambus|sleeper)\b|\b(?:en retard|late|delayed|punctual\w*|ponctuel\w*)\b/,
  ],
  [
    /^coffees$/,
    /\b(?:au|aux|repair|internet|cyber|chat|community) cafes?\b|\bcafes?[- ](?:concert|theatre|associatif|repair|restaurant|philo|reparation|jeux|debat|rencontre)|\bbars? a\b|^(?!.*\b(?:coffees?|espresso|expresso|cappuccino|buvez|boire|bois|drink\w*|tasses?|cups?|consomm\w+|prenez)\b).*\b(?:all(?:ez|er|e)|frequent\w+|go|going|went|visit\w*|meet|eat|sit|un|le|les|des)\b.*\bcafes?\b/,
  ],
  [
    /^(?:cat|dog|pets|petKind)$/,
    /\b(?:bars? a|parcs? a|aire a) ch(?:iens?|ats?)\b|\b(?:dog|cat) (?:park|show|walk\w*|cafe|run|waste|fouling|mess)\b/,
  ],
  [
    /^surface$/,
    /\b(?:de |du |of |is |are |big |large )(?:votre |la |le |l'|vos |les |ces |your |the |these |this )?(?:cuisine|jardin|terrain|parcelle|balcon|terrasse|veranda|chambre|salon|sejour|salle|cave|cellier|garage|grenier|bureau|local|magasin|boutique|piscine|espaces?|potager|kitchen|garden|land|plot|balcony|terrace|patio|conservatory|bedroom|living room|lounge|bathroom|cellar|basement|attic|office|shop|pool|shared|common|outdoor)\b/,
  ],
  [
    /^children$/,
    /\b(?:particip\w+|frequent\w+|assist\w+|inscrits?|par (?:classe|famille|femme|groupe)|souhait\w+|voul\w+|aimeriez|ideal\w*|attend\w*|enrol\w*|per (?:class|family|woman|group)|would (?:you )?like|want|class(?:room)?)\b/,
  ],
  [
    /^cars$/,
    /\b(?:garees?|parked|rues?|street|road|voisins?|neighbou?rs?|electriques?|electric|hybrides?|hybrid|essay\w+|tried|test\w*|rente[rd]?|loue[er]?|(?:in|over) your (?:life|lifetime)|dans (?:votre|la) vie|ever (?:owned|had)|vendues?|sold|louees?|rented|miniatures?|toy)\b/,
  ],
  [
    /^income$/,
    /\b(?:(?:avez-vous|vous avez) (?:paye|depense)\w*|did you pay|have you paid|depens\w+|coute\w*|cost\w*|spend)\b/,
  ],
  [
    /^books$/,
    /^(?!.*\b(?:read|reading|lus?|lisez|lire|lecture)\b).*(?:\brepas livres?\b|\b(?:etes|ete|fai\w+|faites|fait) livree?s?\b|\blivree?s? (?:a|chez|par|en|dans)\b|\b(?:emprunt\w*|borrow\w*|bibliotheques?|mediatheques?|library|libraries|achet\w+|bought|buy|offer\w*|offr\w+|given|donn\w+|vend\w+|sold)\b)/,
  ],
  [
    /^(?:sport|sportWeekly)$/,
    /\bexercise (?:bikes?|books?|machines?)\b|\b(?:regard\w+|watch\w*|suiv\w+|follow\w*|pari\w*|bets?|betting|listen\w*|ecout\w+|news|equipement\w*|magasins?|shops?)\b/,
  ],
  [
    /^tvHours$/,
    /\bwatch(?:ing)? (?!(?:(?:the|any|your|live|traditional) )?(?:tv|tele\w*|telly|programmes?|programs?)\b)[a-z]+(?: [a-z]+)* (?:on|via)\b|\bregard\w+(?:-vous)? (?:du|des|les|le|un|une) (?!tele|programmes?|emissions?|petit ecran)[a-z]+/,
  ],
  [
    /^(?:flat|housing)$/,
    /\b(?:velo|plantes?|chiens?|chats?) d'appartement\b|^(?:y a-t-il|est-ce qu'il y a|is there|are there)\b|\b(?:est|sont|is|are) (?:your|the|le|la|votre|vos|les)? ?(?:building|immeuble)s?\b.*\b(?:equip\w+|ascenseur|lift|elevator)\b|\bflat (?:tyres?|tires?|rate|screen|fee)\b/,
  ],
  [
    /^(?:hours|hoursKind)$/,
    /\b(?:gardens?|gardening|jardin\w*|volunt\w+|benevol\w+|allotment|potager|bricol\w+|homework|devoirs)\b/,
  ],
  [
    /^sleep$/,
    /^(?!.*\b(?:dor[mst]\w*|sommeil|sleep\w*|asleep)\b).*\b(?:bus|trains?|tram\w*|camping|campsite|hotel\w*|gites?|refuge|travail\w*|work\w*|sort\w*|sorties?|go|goes|going|went|out|stay\w*|rest(?:ez|iez|e)|sejourn\w+|pass(?:ez|e|ees?|iez)|spen[dt]\w*|noise|noisy|bruit\w*|lumieres?|lights?|lighting|eclairage|ouvert\w*|open\w*|club\w*|fete|party|travel\w*|voyag\w+|conduis\w+|driv\w+)\b/,
  ],
  // The sheet has the hours of sleep, which say neither how well one sleeps nor how often something disturbs it.
  [
    /^sleep$/,
    /\b(?:how (?:often|frequently|well|many times)|combien de fois|(?:a )?quelle frequence|trouble|difficult\w*|problem\w*|du mal a|insomni\w*|wak(?:e|es|ing)|woken?|reveill\w*|nightmares?|cauchemars?|snor\w+|ronfl\w*|apn(?:o?ea|ee)|badly|poorly|soundly|satisf\w*|qualit\w*|pills?|somnifer\w*|medic\w*)\b/,
  ],
  [
    /^(?:doctor|monthsSinceDoctor)$/,
    /\b(?:sites?|internet|website|web|appli\w*|catalogues?|horaires|plan|documents?|archives?|smiles?|sour\w+|rappell\w+|call\w* (?:you )?back|veterinaire|vet)\b/,
  ],
  [
    /^(?:bicycle|bikeRides)$/,
    /\bvelos? (?:d'appartement|elliptiques?|d'interieur|cargo|d'enfant)\b|\b(?:exercise|stationary|child's|cargo|motor|dirt) ?bikes?\b|\b(?:parking|parc|local|garage|arceaux|rateliers?|abri|consigne|range|location|magasin|atelier|bornes?|stations?)s? (?:a|de|pour|des|les) ?(?:les )?velos?\b|\b(?:cycle|bike|bicycle) (?:parking|racks?|stands?|sheds?|shops?|store|shelter|lockers?|hire|share|sharing|rental|workshop)\b|\bmotorcycl\w+\b/,
  ],
  [
    /^(?:house|housing)$/,
    /\bmaisons? (?:de (?:poupees?|retraite|vacances|campagne|quartier|sante|jeunes)|des (?:jeunes|associations)|secondaires?)\b|\b(?:dolls?'?s?|holiday|second|tree|care|nursing|bird|public) ?(?:houses?|homes?)\b/,
  ],
  [
    /^(?:meat|vegetarian|diet)$/,
    /\b(?:organic|bio|biologiques?|halal|kosher|casher|locale?s?|locally|substituts?|substitutes?|vegetale?s?|plant-based|prix|price|achet\w+|buy\w*|bought)\b/,
  ],
  [
    /^(?:carUse|drivesToWork|cars)$/,
    /\b(?:car[- ]?(?:sharing|share|pool\w*|parks?|wash\w*|boot|hire|rental)|autopartage|covoitur\w*|parkings?|taxis?|vtc|charg\w+|recharg\w+|bornes?|lavage|location|auto-ecole|voitures? (?:partagees?|de location|electriques?|en libre-service)|(?:shared|rental|hire|electric|company) cars?)\b/,
  ],
  [
    /^(?:smokes|smoker|smokesDaily|cigarettes|everSmoked|vapes)$/,
    /\b(?:genee?s?|fumee|bother\w*|annoy\w*|passive|passif|tabagisme passif|second-?hand|peut-on|allowed|autoris\w+|interdi\w+|ban(?:ned)?|voisine?s?|neighbou?rs?|lieu de travail|workplace|terrasses?|exposed|exposee?s?|detecteurs?|alarms?|detectors?)\b/,
  ],
]

/** What a question counts: « combien de télévisions », "how many floors". */
const counted =
  /\b(?:combien (?:de |d')|nombre (?:de |d')|how many |number of )(?:(?:other|different|more|autres?|votre|your|the) )*([a-z-]+)/

/** What is counted of many things: people, and times of doing something. */
const ofMany =
  /^(?:people|persons?|personnes?|adults?|adultes?|members?|membres?|of|occupants?|employees|salarie[es]*|nights?|nuits?|evenings?|soirs?|seances?|sessions?|trips?|visits?|visites?|trajets?|sorties?|units?|unites?|verres?|glasses|drinks|paquets?|packs?)$/

/** An event in somebody's life at which their age is asked for. */
const ageAt =
  /^(?!.*\b(?:last birthday|dernier anniversaire)\b).*\b(?:a quel age(?! appartenez)|at what age|when you|were you when|age (?:at|when) |l'age auquel|(?:old|age) (?:is|are|de|of) (?:the|your|my|votre|vos|la|le|les|l') ?(?!(?:last|youngest|eldest|oldest|first)\b)[a-z]+)/

/** What one is asked whether one has: « une assurance pour votre chien », "pet insurance". */
const had =
  /\b(?:(?:avez|possedez|detenez)-vous |disposez-vous )(?:au moins )?(?:une?|des|du|de la|de l'|de|d'|l'|le|la|les|votre) ?(?:(?:grand|petit|bon|vrai|seul|autre|beau|propre)e?s? )?([a-z]+)|\bdo you (?:have|own|keep|possess) (?:an?|any|your own|the)?(?: ?[a-z-]+){0,2}? ?([a-z-]+)(?= (?:at|in|on|for|with|or|and|of|under|to|that|which|who|living|available)\b| ?[?,.]?$)/

/** Words that say no more than that one has a thing: « la chance d'avoir », « un coin de verdure », "access to". */
const partOf = /^(?:chance|luck|coin|bout|lot|acces|access|bonheur|joie|espace|space|own)$/

/** Whether what one has is a thing of its own that no fact is about. */
function isForeign(thing: string, fact: Fact): boolean {
  if (isOfFact(thing, fact) || partOf.test(thing)) return false
  return familiesIn(thing, 'fr').unknown > 0 && familiesIn(thing, 'en').unknown > 0
}

/** What is felt about, or happens because of, a thing that is named, and not whether one has it. */
const undergone =
  /\b(?:peurs?|crain\w+|allergi\w+|vaccin\w+|mordue?s?|attaque\w*|genee?s?|derange\w*|froid|chaud|humide|problemes?|soucis|ennuis|conflits?|litiges?|casque|vole[er]?s?|repare\w*|afraid|scared|fear|allergic|bitten|attacked|bothered|annoyed|cold|damp|helpful|problems?|trouble|disputes?|conflicts?|helmet|stolen|repaired|insured|assure[er]?s?)\b/

/** What one's parents do or did. */
const ofParents = /\bvos parents [a-z]+-ils\b|\b(?:did|do|were|are|have|had) your parents\b/

/** Facts that are whether one has or is something, and not how one fares. */
const having =
  /^(?:dog|cat|pets|petKind|bicycle|owner|tenant|paysRent|house|flat|garden|cars|licence|doctor|employed|computer|smartphone|mobile|internet)$/

/** What is said about whom one asks: « selon vous », "in your view". */
const asides =
  /\b(?:selon|d'apres|pour) vous\b|\ba votre avis\b|\bin your (?:opinion|view)\b|\bdo you think\b/g

/**
 * Whether a folded question about somebody or something else merely names the word for a fact: « Votre voisin fume-t-il ? »,
 * "the night bus", « la surface de la cuisine ».
 */
export function isAnotherThing(fact: Fact, whole: string): boolean {
  // What is said beside the question (« y compris les voitures électriques ») names things that it is not about.
  const stem = withoutAsides(whole) || whole
  const { id, kind } = fact
  if (general.test(stem)) return true
  if (!ofTheHousehold.test(id) && byOthers.some((words) => words.test(stem))) return true
  const bare = stem.replace(asides, ' ')
  if (!ofOneself.test(bare) && isWhole.test(bare) && !/^(?:y a-t-il|is there|are there)\b/.test(bare))
    return true
  if (id === 'age' && ageAt.test(stem)) return true
  const noun = kind === 'amount' ? counted.exec(stem)?.[1] : undefined
  if (noun !== undefined && !ofMany.test(noun) && !isOfFact(noun, fact)) return true
  if (kind === 'amount' && fact.unit === 'year' && /^(?:fois|times)$/.test(noun ?? '')) return true
  if (((kind === 'flag' && having.test(id)) || id === 'bikeRides') && undergone.test(stem)) return true
  const [, une, a] = had.exec(stem) ?? []
  const thing = une ?? a
  if (kind === 'flag' && having.test(id) && thing !== undefined && isForeign(thing, fact)) return true
  if (ofParents.test(stem) && !/parents|birthplace|bornAbroad|living/i.test(id)) return true
  return setPhrases.some(([ids, words]) => ids.test(id) && words.test(stem))
}

/** A whole question with a verb, about a thing that it names, and no heading. */
const isWhole =
  /^(?:how (?:many|much|old|often|long) .*\b(?:does|do|did|is|are|has|have|should|can|will)\b (?:the|a|an|this|that|most) (?!(?:household|home|house|dwelling|flat|apartment|accommodation|property|family)\b)|combien .*\b(?:gagnent?|coute\w*|compte\w*|a|ont|avait) (?:un|une|le|la|l'|les|ce|cette)\b(?! ?(?:foyer|menage|logement|maison|domicile|appartement|famille)\b) ?|combien .*\b(?:faut|faudrait|sont|y a-t-il)\b|quelle? .*\b(?:faut|faudrait)\b)/
