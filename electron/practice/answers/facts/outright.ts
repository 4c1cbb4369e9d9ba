import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { type Fact, flag } from './fact.ts'
import { unasked } from './families/reading.ts'

/**
 * A yes/no question that is read as a whole, with its negations: « Vivez-vous sans voiture ? », "Is your mortgage paid
 * off?". Its words, folded, are those of either language.
 */
interface Outright {
  readonly asks: RegExp
  readonly fact: Fact
}

/** One that a negation in the stem turns round, as elsewhere. */
function so(id: string, asks: RegExp, holds: (sheet: FactSheet) => boolean): Outright {
  return { asks, fact: flag(id, ...unasked, holds) }
}

/** One whose words hold the negation already. */
function signed(id: string, asks: RegExp, holds: (sheet: FactSheet) => boolean): Outright {
  return { asks, fact: { ...flag(id, ...unasked, holds), signed: true } }
}

const nobody = () => false
const salaried = ({ status, contract }: FactSheet) => status === 'employed' && contract !== 'self'
const onNetworks = ({ facebook, instagram, tiktok }: FactSheet) => facebook || instagram || tiktok
const owes = ({ tenure, mortgage }: FactSheet) => tenure === 'owner' && mortgage

const family: readonly Outright[] = [
  signed(
    'widowed',
    /\b(?:perdu|lost) (?:votre|your) (?:mari|femme|epou\w+|conjoint\w*|husband|wife|spouse|partner)\b|\boutlived (?:your )?(?:husband|wife|spouse|partner)/,
    ({ marital }) => marital === 'widowed',
  ),
  signed(
    'divorced',
    /\b(?:divorc\w+)\b[^?]*\b(?:sans|pas|not|without|never|jamais)\b[^?]*\bre-?mari\w+/,
    ({ marital }) => marital === 'divorced',
  ),
  so(
    'marital',
    /\b(?:aux yeux de la loi|in the eyes of the law|legalement|legally|juridiquement|officiellement|officially|sur le papier|on paper)\b[^?]*\b(?:celibataire|single|unmarried)\b|\b(?:celibataire|single|unmarried)\b[^?]*\b(?:aux yeux de la loi|in the eyes of the law|legalement|legally|juridiquement)\b/,
    ({ marital }) => marital === 'single',
  ),
  so(
    'marital',
    /^(?!.*\b(?:marie\w*|married|marriage|mariage)\b).*\b(?:civil (?:partner(?:ship)?|union)|pacsee?s?|sous le regime du pacs|signe un pacs)\b/,
    ({ marital }) => marital === 'pacs',
  ),
  so(
    'livesAlone',
    /\b(?:one|single)[- ]person household\b|\bmenage d'une (?:seule )?personne\b|\b(?:seule?) (?:a|dans) (?:la maison|votre (?:logement|foyer|menage))\b/,
    ({ householdSize }) => householdSize === 1,
  ),
  signed(
    'nest',
    /\b(?:le|votre) nid (?:est-il |est )?(?:deja )?vide|\bempty nest(?:er)?\b|\bis (?:the|your) nest empty\b|\b(?:tous vos enfants|vos enfants)[^?]*\b(?:quitte (?:la maison|le nid|le foyer)|partis de la maison)|\b(?:children|kids)\b[^?]*\b(?:all )?(?:left|flown|moved out)(?: home| of home| the nest)?\b/,
    ({ children, childrenAtHome }) => children > 0 && childrenAtHome === 0,
  ),
  so(
    'youngestChildAge',
    /\b(?:tous|toutes) vos (?:enfants|filles|fils) (?:sont-ils |sont-elles |sont |ont-ils )?(?:deja )?(?:majeur|adulte|grand|18)|\bare (?:all (?:of )?)?your (?:children|kids) (?:all )?(?:now )?(?:adults?|grown|of age|over 18|18)|\bare all (?:of )?your (?:children|kids)\b[^?]*\b(?:adults?|grown|18)/,
    ({ children, youngestChildAge }) => children > 0 && youngestChildAge >= 18,
  ),
  so(
    'children',
    /\b(?:avez-vous|etes-vous parent d'|ayez) ?(?:un )?(?:enfant unique|seul enfant)\b|\bdo you have (?:an only child|(?:just|only|exactly) one child|a single child)\b|\b(?:parent|mother|father|mum|dad) (?:of|to) (?:just |only |exactly )?one child\b/,
    ({ children }) => children === 1,
  ),
  signed(
    'children',
    /\betes-vous sans enfants?\b|\bn'avez-vous (?:pas|aucun|jamais eu) (?:d')?enfants?\b|\bare you (?:childless|child-free|childfree|without children)\b|\bdo you have no (?:children|kids)\b/,
    ({ children }) => children === 0,
  ),
]

const work: readonly Outright[] = [
  so(
    'education',
    /\bbac ?\+ ?[5-8]\b|\betudes (?:superieures )?longues\b|\b(?:master'?s?|postgraduate) (?:degree|level|qualification)|\bdiplome de (?:master|grande ecole|niveau master)/,
    ({ education }) => education === 'bac5',
  ),
  so('education', /\bph\.? ?d\b|\bdoctorat\b|\bdoctorate\b|\bdoctoral degree\b/, nobody),
  signed(
    'education',
    /\b(?:non|sans|pas|aucun|jamais) (?:d'|de |obtenu (?:de |d'|aucun ))?diplom\w*|\bwithout (?:any |a )?(?:qualification|diploma|certificate)s?\b|\bno (?:formal )?qualifications?\b|\b(?:quitte l'ecole|left school) (?:sans|without|with no)\b/,
    ({ education }) => education === 'none',
  ),
  so(
    'education',
    /\ben (?:contrat d')?(?:alternance|apprentissage)\b|\betes-vous apprentie?\b|\b(?:an |doing an )(?:apprentice|apprenticeship)\b/,
    nobody,
  ),
  so(
    'contract',
    /\b(?:emploi|travail|poste|contrat|job|contract|work|position)\b[^?]*\b(?:precaires?|insecure|temporaires?|temporary|fixed[- ]term|a duree determinee|cdd|end date|date de fin|run out|a terme)\b|\ben (?:cdd|contrat a duree determinee)\b|\bon a (?:fixed[- ]term|temporary)\b/,
    ({ status, contract }) => status === 'employed' && contract === 'fixed',
  ),
  so(
    'employed',
    /\b(?:percevez|touchez|recevez|gagnez|avez)-vous (?:actuellement |encore )?un salaire\b|\bdo you (?:get|earn|draw|receive) (?:a |paid a )?(?:salary|wages?)\b|\bdo you have an employer\b|\bavez-vous un employeur\b|\b(?:etes-vous|travaillez-vous comme) salariee?\b(?! ou)|\bdo you work for an employer\b|\bare you (?:an employee|employed by (?:someone|anyone|somebody))\b(?! or)/,
    salaried,
  ),
  so(
    'status',
    /\betes-vous (?:mere |pere |homme |femme |parent )?au foyer\b|\bare you (?:a )?(?:stay-at-home|homemaker|housewife|house-?husband|housewife)\b|\bdo you stay (?:at )?home to\b|\b(?:restez|vous occupez)-vous (?:a la maison|du foyer)\b|\bare you (?:looking after|keeping) (?:the |your )?(?:home|house|family)\b/,
    ({ status }) => status === 'home',
  ),
  so(
    'contract',
    /\b(?:etes-vous|travaillez-vous)[^?]*\btitulaires? (?:de|dans) la fonction publique\b|\b(?:dans|pour) (?:le (?:secteur )?public|l'etat)\b[^?]*\btitulaire\b/,
    ({ contract }) => contract === 'public',
  ),
  so(
    'union',
    /\bunion (?:card|member(?:ship)?)\b|\bmember of a (?:trade |labou?r )?union\b|\bcarte (?:d'un |de |du |d'adherent d'un )?syndic\w*|\b(?:syndiquee?|adhere\w* (?:a|d')(?: ?un)? syndicat)\b/,
    ({ union }) => union,
  ),
]

const home: readonly Outright[] = [
  so(
    'owner',
    /\b(?:occupants?|membres? (?:du|de votre) (?:menage|foyer))\b[^?]* est-il (?:le )?proprietaire\b/,
    ({ tenure }) => tenure === 'owner',
  ),
  signed(
    'tenure',
    /\b(?:loge\w*|heberge\w*|habite\w*) (?:a titre (?:gratuit|gracieux)|gratuit\w*|gracieusement|sans (?:payer|verser))\b|\b(?:without|sans) (?:paying|payer|verser) (?:any |de |un )?(?:rent|loyer)\b|\brent[- ]free\b|\b(?:payez|versez)-vous ni loyer\b|\bneither (?:own|rent|pay rent)\b/,
    ({ tenure }) => tenure === 'free',
  ),
  so(
    'mortgage',
    /\b(?:mortgage|home loan|(?:credit|pret|emprunt) (?:immobilier|de la maison|du logement)|(?:maison|logement))\b[^?]*\b(?:(?:all |fully )?paid (?:off|for|up)|cleared|rembourse\w*|solde|fini de payer)\b|\b(?:paid off|cleared|finished paying(?: off)?|rembourse|solde|fini de (?:payer|rembourser)) (?:your |the |all of your |votre |le |la |tout votre )(?:mortgage|home loan|home|house|(?:credit|pret|emprunt|maison|logement)\w*)\b|\bown (?:your home |it )?outright\b|\bowner outright\b/,
    (sheet) => sheet.tenure === 'owner' && !sheet.mortgage,
  ),
  so(
    'mortgage',
    /\b(?:mensualites?|traites?|echeances?|remboursements?)\b[^?]*\b(?:credit|pret|emprunt) (?:immobilier|de la maison|du logement)|\b(?:rembours\w+|pay\w+)(?:-vous)? (?:encore |toujours )?(?:un |votre |le )?(?:credit|pret|emprunt) (?:immobilier|pour votre (?:maison|logement))|\b(?:mortgage (?:payments?|repayments?|instal?lments?)|(?:still )?paying (?:off )?(?:a |your |the )mortgage)\b/,
    owes,
  ),
  signed(
    'owner',
    /\b(?:roof over your head|place you live in|four walls|toit (?:sous|au-dessus)[^?]{0,20}|murs ou vous (?:vivez|habitez))\b[^?]*\b(?:yours|your own|a vous|vous appartien\w+)\b/,
    ({ tenure }) => tenure === 'owner',
  ),
  so(
    'moved',
    /\b(?:change\w* (?:d'adresse|de logement|de domicile)|demenage\w*|emmenage\w*|arrive\w* dans (?:votre|ce) logement|moved?(?: house| home| in)?|changed (?:your )?address)\b[^?]*\b(?:(?:moins d'un|less than (?:a|one)|(?:last|past)) (?:an|year)|dans l'annee|depuis un an|(?:12|douze) derniers mois|(?:last|past) (?:12|twelve) months|within (?:a|the (?:last|past)) year)\b/,
    ({ yearsInHome }) => yearsInHome < 1,
  ),
  so(
    'city',
    /^(?!.*\b(?:ou|or)\b).*\b(?:do you live|are you living|is your home) (?:right )?in (?:a|the|a big|a large) city\b|^(?!.*\b(?:ou|or)\b).*\b(?:habitez|vivez|logez)-vous (?:dans une (?:grande|tres grande) ville|en pleine? ville|en centre-ville)\b|\betes-vous (?:un |une )?(?:citadine?|urbaine?)\b(?! ou)|\bare you a city[- ]dweller\b/,
    ({ place }) => place === 'dense',
  ),
  so(
    'place',
    /\betes-vous (?:un |une )?banlieusarde?\b|\b(?:habitez|vivez|logez)-vous (?:en|dans une|dans la) (?:proche )?banlieue\b|\b(?:live|living) in (?:the|a) suburbs?\b|\bare you a suburbanite\b/,
    nobody,
  ),
  signed(
    'cars',
    /\b(?:menage|foyer|etes-vous|vivez-vous|vous) sans (?:voiture|vehicule|automobile)\b|\bdo (?:you live|without)\b[^?]*\bwithout a (?:car|vehicle)\b|\b(?:carless|car-free)\b|\bhousehold without (?:a )?(?:car|vehicle)\b|\bn'avez-vous (?:pas|aucune?) (?:de )?(?:voiture|vehicule)\b/,
    ({ cars }) => cars === 0,
  ),
  so(
    'commuteMode',
    /\b(?:venez|allez|rendez|marchez)(?:-vous)? (?:au travail|travailler|a votre travail|au bureau|jusqu'au travail) (?:en marchant|a pied)\b|\b(?:walk|on foot) to (?:work|the office|your job)\b|\b(?:go|get|commute) to work on foot\b/,
    ({ commuteMode }) => commuteMode === 'walk',
  ),
]

const habits: readonly Outright[] = [
  so(
    'chronic',
    /^do you (?:currently )?(?:have|live with|suffer from) (?:an?|any) (?:long-?(?:term|standing|lasting)|chronic)\b[^?]*\b(?:conditions?|illness(?:es)?|diseases?|health problems?)\b/,
    ({ chronic }) => chronic,
  ),
  signed(
    'eyewear',
    /\b(?:do|manage|get by|see|read|cope|live|vivre|voyez|lisez|vous passez|vous passer|passez)\b[^?]*\b(?:without|sans|de) (?:any |needing |wearing |porter )?(?:glasses|contacts|contact lenses|spectacles|lenses|lunettes|lentilles)\b/,
    ({ glasses, contactLenses }) => !(glasses || contactLenses),
  ),
  so(
    'cigarettes',
    /\b(?:fumez|smoke)\b[^?]*\b(?:un paquet|a pack|a packet|20 cigarettes|20 a day|20 par jour)\b/,
    ({ cigarettes }) => cigarettes >= 20,
  ),
  so(
    'alcohol',
    /\b(?:buvez|boire|consommez|drink|have)\b[^?]*\b(?:alcool|alcohol|vin|wine|biere|beer|verre|glass)\b[^?]*\b(?:tous les (?:jours|soirs)|chaque (?:jour|soir)|quotidien\w*|every (?:single )?(?:day|evening|night)|daily|each day|seven days)\b/,
    ({ alcoholDays }) => alcoholDays === 7,
  ),
  signed(
    'alcohol',
    /\b(?:buvez|consommez)-vous (?:jamais|pas) (?:d')?alcool\b|\babstinente? d'alcool\b|\bdo you never drink\b/,
    ({ alcoholDays }) => alcoholDays === 0,
  ),
  signed(
    'vegetarian',
    /\b(?:ni viande ni poisson|neither meat nor fish|(?:no|never eat|not eat|avoid|sans|pas de|jamais de) (?:any )?(?:meat|viande)(?: (?:or|nor|ni|et|and) (?:fish|poisson))?)\b|\b(?:etes-vous|are you) (?:a )?vegetari\w+/,
    ({ vegetarian }) => vegetarian,
  ),
  signed(
    'internet',
    /\b(?:house|home|household|logement|foyer|maison|menage)\b[^?]*\b(?:offline|hors ligne|sans (?:acces |connexion )?(?:a )?(?:l')?internet|without (?:an )?internet(?: connection| access)?|deconnecte\w*)\b|\b(?:vivez|etes)-vous sans internet\b/,
    ({ internet }) => !internet,
  ),
  signed(
    'social',
    /\b(?:absente?|a l'ecart|hors|loin|off|away from|stay(?:ed)? off|quitte|sans|without|avoid|fuyez|boudez)\b[^?]{0,20}\b(?:reseaux? socia\w+|social (?:media|networks?))/,
    (sheet) => !onNetworks(sheet),
  ),
  so(
    'registered',
    /\bcarte (?:d'electeur|electorale)\b|\bvoter(?:'s)? (?:card|registration)\b/,
    ({ registered }) => registered,
  ),
  so(
    'volunteer',
    /\b(?:donnez|consacrez|offrez)(?:-vous)? (?:un peu )?(?:de )?votre temps\b|\bgive (?:up )?(?:some of )?your (?:own |free |spare )?time\b|\b(?:unpaid|voluntary) work for (?:a |an )?(?:charity|club|association|organi[sz]ation)\b|\b(?:etes-vous|faites-vous du) benevol\w+/,
    ({ volunteer }) => volunteer,
  ),
  so(
    'bornAbroad',
    /\b(?:immigree?|an? immigrant|nee? hors de france|born (?:outside|abroad|in another country))\b/,
    ({ bornInFrance }) => !bornInFrance,
  ),
  so(
    'savings',
    /\b(?:put by|put aside|mis\w* de cote|de cote|savings? account|rainy day|epargne|bas de laine|nest egg)\b/,
    ({ savings }) => savings > 0,
  ),
  so(
    'doctor',
    /\b(?:family doctor|gp|doctor'?s? (?:surgery|practice))\b[^?]*\b(?:signed up|registered|on (?:the )?books?|regular)\b|\b(?:signed up|registered) with a (?:gp|family doctor|doctor)\b|\bmedecin (?:traitant|de famille|attitre)\b/,
    ({ regularDoctor }) => regularDoctor,
  ),
]

const all: readonly Outright[] = [...family, ...work, ...home, ...habits]

/** Words of an opinion, or of a number: they make another question of it. */
const measured =
  /\b(?:satisf\w+|favorable\w*|pensez|trouvez|jugez|confiance|trust|devrai\w+|faudrait|faut-il|souhait\w+|aimeriez|voudriez|envisag\w+|prefer\w+|should|think|believe|feel|agree\w*|support\w*|would you|plan to|intend|like to|suffi\w+|easy|difficile|difficult|too|trop)\b|\b(?:combien|how (?:many|much|often|long|old)|quel(?:le)?s?|what|which|why|pourquoi)\b/

/** The facts that a yes/no question, folded and in plain words, asks for as a whole. */
export function factsAskedOutright(stem: string, plain: readonly string[]): Fact[] {
  if (measured.test(stem) || !(plain.length === 2 || plain.some((option) => answered.test(option)))) return []
  const ofOthers = others.test(stem)
  return all
    .filter(({ asks, fact }) => (!ofOthers || fact.id === 'widowed') && asks.test(stem))
    .map(({ fact }) => fact)
}

const answered = /^(?:oui|non|yes|no|vrai|true|faux|false|correct|incorrect|exact)\b/

/** Somebody else, whose life is not on the sheet. */
const others =
  /\b(?:votre|vos|your) (?:pere|mere|parents?|conjoint\w*|mari|femme|fils|fille|father|mother|partner|spouse|husband|wife|son|daughter|brother|sister|frere|soeur|neighbou?rs?|voisins?)\b/
