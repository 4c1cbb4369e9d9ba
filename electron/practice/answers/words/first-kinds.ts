import type { Language } from '../../text.ts'
import { firstOf } from './first-of.ts'
import { list } from './lore.ts'
import { thingIn } from './thing.ts'
import type { Told } from './told.ts'

/** Places for everybody: what they are is more than what one does there. */
const places: Told = [
  /\b(?:piscines?|patinoires?|bibliotheques?|mediatheques?|musees?|stades?|parcs?|gymnases?|salles? (?:des fetes|polyvalente|de sport)|campings?|plages?|ludotheques?|aires? de jeux|zoos?|cinemas?|swimming pools?|ice rinks?|librar(?:y|ies)|museums?|stadiums?|parks?|leisure centres?|village halls?|campsites?|beach(?:es)?|playgrounds?|zoos?)\b/,
  'les enfants et le bruit | l’odeur en entrant | des souvenirs d’école | le monde le mercredi | le prix de l’entrée | un moment de détente | une sortie en famille | les heures d’ouverture | un bâtiment un peu vieux',
  'children and noise | the smell when you come in | memories of school | the crowd on wet days | the entrance fee | a moment to relax | a family outing | the opening hours | a building that has aged a little',
]

/** What comes to mind first of a thing that is not known by itself but whose kind its noun tells. */
const kinds: readonly Told[] = [
  [
    /\b(?:steaks?|viandes?|pains?|gateaux?|soupes?|legumes?|plats?|burgers?|yaourts?|fromages?|insectes?|repas|menus?|cantines?|poissons?|fruits?|boissons?|recettes?|cuisine|confitures?|surgeles?|conserves?|meat|bread|cakes?|soups?|vegetables?|dish(?:es)?|yoghurts?|cheeses?|insects?|meals?|canteens?|fish|drinks?|recipes?|ready meals?|tins?|sausages?|saucisses?)\b/,
    'le goût | le prix au kilo | la liste des ingrédients | une question de santé | l’envie d’y goûter | un repas en famille | quelque chose de fade | l’emballage | une odeur de cuisine',
    'the taste | the price per pound | the list of ingredients | a question of health | wanting to try it | a family meal | something bland | the packaging | a smell of cooking',
  ],
  places,
  [
    /\b(?:mairie|poste|prefectures?|guichets?|administrations?|tribuna(?:l|ux)|notaires?|service publics?|services publics|formulaires?|town halls?|post office|council offices?|counters?|courts?|civil servants?|forms?|job ?centres?|public services?)\b/,
    'la file d’attente | les papiers à remplir | un guichet fermé | les heures d’ouverture | quelqu’un qui m’a aidé | un dossier qui traîne | une musique au téléphone | le sérieux',
    'the queue | forms to fill in | a counter that is closed | the opening hours | somebody who helped me | a file that drags on | music on the phone | people who take it seriously',
  ],
  [
    /\b(?:trains?|trams?|tramways?|bus|autocars?|cars|velos?|trottinettes?|covoiturage|voitures?|navettes?|avions?|autoroutes?|peages?|metros?|ferr(?:y|ies)|coach(?:es)?|bikes?|bicycles?|scooters?|car sharing|carpooling|shuttles?|planes?|motorways?|tolls?|rush hour)\b/,
    'les retards | la liberté d’aller où l’on veut | le prix du trajet | le bruit | le départ en vacances | le danger, quand ça roule vite | l’attente | moins de pollution',
    'delays | the freedom to go where you want | the price of the trip | the noise | going on holiday | danger, when it goes fast | the wait | less pollution',
  ],
  [
    /\b(?:robots?|drones?|algorithmes?|applis?|applications?|cameras?|videosurveillance|videoprotection|puces?|objets? connectes?|identite numerique|reconnaissance faciale|logiciels?|ordinateurs?|intelligence artificielle|visio\w*|algorithms?|apps?|cctv|surveillance|chips?|smart \w+|digital id\w*|facial recognition|software|computers?|chatbots?|artificial intelligence|video calls?)\b/,
    'une machine qui se trompe | mes données | le gain de temps | un film de science-fiction | les jeunes, ils savent s’en servir | la surveillance | plus personne à qui parler | le progrès',
    'a machine that gets it wrong | my data | the time it saves | a science fiction film | the young, they know how to use it | being watched | nobody left to talk to | progress',
  ],
  [
    /\b(?:eoliennes?|compost\w*|recyclage|panneaux? solaires?|nucleaires?|climat\w*|dechets?|poubelles?|ecologie|secheresse|inondations?|energies?|wind (?:farms?|turbines?)|recycling|solar panels?|nuclear|climate|waste|bins?|ecology|drought|floods?|energy|heat ?waves?|canicules?)\b/,
    'l’avenir des enfants | la facture | le paysage | un effort à faire | la nature | ce qu’on voit à la télévision | les contraintes | il est grand temps',
    'the children’s future | the bill | the landscape | an effort to make | nature | what one sees on television | more rules | high time',
  ],
  [
    /\b(?:reunions?|chefs?|patrons?|teletravail|syndicats?|greves?|stages?|entreprises?|usines?|collegues?|chomage|licenciements?|meetings?|boss(?:es)?|managers?|working from home|unions?|strikes?|internships?|compan(?:y|ies)|factor(?:y|ies)|colleagues?|unemployment|redundanc\w+)\b/,
    'la fatigue | la pression | de bons collègues | le salaire | du temps perdu | mes débuts | des gens qui décident pour nous | l’entraide',
    'being tired | pressure | good colleagues | the pay | wasted time | my early days | people who decide for us | helping each other',
  ],
  [
    /\b(?:impots?|banques?|credits?|heritages?|bourse|loyers?|assurances?|soldes?|epargne|dettes?|monnaie|tax(?:es)?|banks?|loans?|inheritance|stock market|rents?|insurance|sales|savings?|debts?|cash)\b/,
    'la fin du mois | des frais cachés | la sécurité | ce qu’on ne comprend pas | une injustice | mes parents, qui comptaient tout | le souci de bien faire | des petites lignes',
    'the end of the month | hidden charges | being safe | what nobody understands | an injustice | my parents, who counted every penny | a worry | small print',
  ],
  [
    /\b(?:hopita(?:l|ux)|dentistes?|vaccins?|cancers?|dons?|medicaments?|ordonnances?|ehpad|maisons? de retraite|kines?|psychologues?|operations?|appareils? auditifs?|hospitals?|dentists?|vaccin\w+|donation|medicines?|prescriptions?|care homes?|nursing homes?|therapists?|hearing aids?|surgery)\b/,
    'la peur d’avoir mal | l’attente | quelqu’un de ma famille | des gens dévoués | l’odeur des couloirs | le manque de personnel | la vieillesse | l’espoir d’aller mieux',
    'being afraid of the pain | the wait | somebody in my family | devoted people | the smell of the corridors | too few staff | getting old | the hope of getting better',
  ],
  [
    /\b(?:loups?|forets?|mers?|campagne|montagnes?|jardins?|potagers?|abeilles?|chasse|chasseurs?|fermes?|agriculteurs?|agricult\w+|rivieres?|lacs?|animaux|wolves|wolf|forests?|woods?|sea|countryside|mountains?|gardens?|allotments?|bees?|hunt\w*|farms?|farmers?|farming|rivers?|lakes?|animals?)\b/,
    'le calme | l’odeur de la terre | mon enfance | la beauté du paysage | ce qui est en train de disparaître | du travail, beaucoup de travail | une promenade le dimanche | le bon air',
    'the quiet | the smell of earth | my childhood | how beautiful it is | what is disappearing | work, a lot of work | a walk on Sunday | fresh air',
  ],
  [
    /\b(?:ecoles?|internats?|examens?|apprentissage|apprentis?|colleges?|lycees?|professeurs?|devoirs|universites?|uniformes?|schools?|boarding|exams?|apprentice\w*|teachers?|homework|universit\w+|uniforms?)\b/,
    'le trac | la cour de récréation | un professeur que j’aimais bien | les copains | la discipline | l’ennui | la chance d’apprendre | les mauvaises notes',
    'nerves | the playground | a teacher I was fond of | friends | discipline | boredom | the chance to learn | bad marks',
  ],
  [
    /\b(?:maires?|elections?|referendums?|europe|deput\w+|conseil municipal|democratie|partis?|politi\w+|manifestations?|frontieres?|mayors?|elections?|referendums?|brussels|parliament|councils?|democracy|part(?:y|ies)|politic\w+|demonstrations?|borders?)\b/,
    'des promesses | des disputes à n’en plus finir | le droit de dire ce qu’on pense | des gens loin de nous | un devoir | la télévision | la déception | l’espoir que ça change',
    'promises | arguments without end | the right to speak one’s mind | people far from us | a duty | television | disappointment | the hope of a change',
  ],
  [
    /\b(?:hlm|colocations?|immeubles?|lotissements?|tours?|logements? social\w*|logements?|appartements?|voisins?|cites?|quartiers?|banlieues?|council (?:flat|house|estate)s?|flat ?shar\w+|tower blocks?|housing|flats?|neighbou?rs?|estates?|suburbs?)\b/,
    'le bruit des voisins | l’entraide | un loyer à payer | des murs trop fins | des gens de partout | la tranquillité | le béton | mon premier chez-moi',
    'noisy neighbours | helping each other | rent to pay | walls that are too thin | people from everywhere | peace and quiet | concrete | my first home',
  ],
  [
    /\b(?:operas?|rap|poesie|theatres?|festivals?|jazz|concerts?|romans?|bandes? dessinees?|tatouages?|mode|poetry|theatres?|novels?|comics?|tattoos?|fashion|ballet|street art|graffiti)\b/,
    'de l’émotion | un peu d’ennui | le prix des places | la beauté | les jeunes | quelque chose que je ne comprends pas toujours | une belle soirée | la liberté',
    'emotion | a little boredom | the price of tickets | beauty | the young | something I do not always understand | a lovely evening | freedom',
  ],
]

/** What one thinks first of news that a machine or an expert had a part in, and of any other news. */
const thoughts: Readonly<Record<'checked' | 'any', Readonly<Record<Language, readonly string[]>>>> = {
  checked: {
    fr: list(
      'est-ce que c’est fiable ? | pourquoi pas, si quelqu’un vérifie | je demande à comprendre | ça me surprend | j’espère que c’est juste | les temps changent | je voudrais un autre avis | tant mieux, si ça aide | je me méfie un peu | et si c’était une erreur ?',
    ),
    en: list(
      'can it be trusted? | why not, if somebody checks it | I want it explained to me | I am surprised | I hope that it is right | times are changing | I would like a second opinion | good, if it helps | I am a little wary | what if it is a mistake?',
    ),
  },
  any: {
    fr: list(
      'pourquoi pas, à voir | qu’est-ce que ça va changer pour moi ? | ça me surprend | et pourquoi maintenant ? | encore une complication | tant mieux, je dirais | on aurait pu me demander mon avis | je voudrais en savoir plus | qui a décidé ça ? | il va falloir s’organiser',
    ),
    en: list(
      'why not, let us see | what will it change for me? | I am surprised | and why now? | one more complication | good, I would say | they could have asked me | I want to know more | who decided that? | I will have to make arrangements',
    ),
  },
}

/** News in which somebody or something has judged, measured or worked something out. */
const checkedNews =
  /\b(?:robots?|machines?|programmes?|programs?|logiciels?|software|ordinateurs?|computers?|algorithm\w*|ia|ai|intelligence artificielle|artificial intelligence|applis?|apps?|diagnosti\w*|resultats?|results?|tests?|analyses?|expert\w*)\b/

/** First words for a new thing of which nothing is known: whether one likes it. */
const judged: Readonly<Record<'good' | 'bad', Readonly<Record<Language, readonly string[]>>>> = {
  good: {
    fr: list('utile | une bonne idée | pourquoi pas | enfin | pratique | l’avenir | rassurant | intéressant'),
    en: list('useful | a good idea | why not | at last | practical | the future | reassuring | interesting'),
  },
  bad: {
    fr: list(
      'cher | inutile | pas pour moi | de la méfiance | des complications | encore une mode | inquiétant | trop tard',
    ),
    en: list(
      'expensive | useless | not for me | I am wary of it | complications | one more fashion | worrying | too late',
    ),
  },
}

/** A first word for what a folded question puts in quotation marks, where nothing is known of it. */
export function judgedAtFirst(
  asked: string,
  language: Language,
  likes: boolean,
): readonly string[] | undefined {
  return quotedIn(asked) === undefined ? undefined : judged[likes ? 'good' : 'bad'][language]
}

/** Somebody tells or does something, and the first thought about it is asked for. */
const ofNews =
  /^.*[.,:;] (?=.*(?:quelle est|quelle serait|what|que|qu'est-ce)\b).*(?:\b(?:first|premiere)\b.*\b(?:do you think|would you think|you think|(?:goes|would go|runs) through your (?:mind|head)|vous (?:vous )?(?:dites|diriez)|pensez-vous|vous pensez|penseriez-vous)\b(?! of\b| a\b)|\b(?:goes|would go|runs) through your (?:mind|head) first\b|\bvous passe(?:rait)? (?:d'abord )?par la tete(?: en premier| d'abord)?)|^.*[.,:;] .*(?:votre|your) (?:\w+ )?(?:premiere|first) (?:pensee|thought)\b/

/** Words that ask for it, and name no thing: « le premier mot », "the first picture that comes into your head". */
const asking =
  /\b(?:(?:premiere?s?|first|very first) (?:mots?|images?|idees?|choses?|words?|pictures?|images?|things?|ideas?)(?: or \w+| ou \w+)?|l'expression|(?:le|les) mots?|the words?|your (?:head|mind))\b/g

/** What a folded question puts in quotation marks. */
export function quotedIn(asked: string): string | undefined {
  return /["“«] ?([^"“”«»]{2,60}?) ?["”»]/.exec(asked)?.[1]
}

/**
 * What comes to mind first by the kind of the thing that a folded question names, or of the news that it tells;
 * undefined if its kind is not known. If words of the question name a known thing (`known`), the kind counts only
 * where the noun itself is not what is known: a swimming pool is a place, though swimming is a sport.
 */
export function firstByKind(asked: string, language: Language, known = false): readonly string[] | undefined {
  if (tellsNews(asked)) return thoughts[checkedNews.test(asked) ? 'checked' : 'any'][language]
  const quoted = quotedIn(asked)
  if (
    known &&
    !places[0].test(quoted ?? '') &&
    (quoted === undefined || thingIn(headOf(quoted, language), language) !== undefined)
  )
    return undefined
  const kind = firstOf(kinds, quoted ?? asked.replace(asking, ' '))?.found
  return kind && list(language === 'fr' ? kind[1] : kind[2])
}

/** Whether a folded question tells of something and asks for the first thought about it. */
export function tellsNews(asked: string): boolean {
  return ofNews.test(asked.trim())
}

/** The noun that a name is built on: the first word in French, the last one in English. */
function headOf(name: string, language: Language): string {
  const words = name
    .trim()
    .replace(/^(?:les? |la |l'|the |an? |une? )/, '')
    .split(/\s+/)
  return (language === 'fr' ? words[0] : words.at(-1)) ?? ''
}
