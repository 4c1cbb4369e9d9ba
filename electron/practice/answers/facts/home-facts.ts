import { amount, choice, type Fact, flag } from './fact.ts'
import { tenureOf, tenureStates } from './tenure-states.ts'

const anyOther = /^(?:une? )?autre|^other|\bautre (?:type|cas|situation)/

/** Facts about the home and where it is. */
export const homeFacts: readonly Fact[] = [
  choice(
    'tenure',
    /\bproprietaire (?:ou|,) ?(?:de votre logement )?(?:ou )?(?:bien )?locataire|\blocataire (?:ou|,) ?proprietaire|\bstatut d'occupation\b|\bvotre logement,? (?:en )?etes-vous\b|\boccupez-vous (?:ce|votre) logement\b|\ba quel titre occupez|\ba qui appartient (?:le|votre) (?:logement|maison|appartement)/,
    /\bwho owns (?:the|your) (?:home|house|flat|place|property|accommodation|dwelling)\b|\b(?:rent or own|own or rent|(?:owner|tenant) or (?:a )?(?:tenant|owner|renter))\b|\b(?:housing|home) (?:tenure|ownership)\b|\btenure\b|\b(?:do you rent|do you have) (?:your (?:home|house)|the (?:home|house|place)[^?]*),? or\b/,
    tenureOf,
    tenureStates,
  ),
  flag(
    'owner',
    /\betes-vous proprietaire\b(?! ou)/,
    /\bdo you have (?:your (?:own )?(?:home|house|flat|place|accommodation))\b|\bare you (?:a|the) home-?owner\b|\bare you the owner\b(?! or)/,
    ({ tenure }) => tenure === 'owner',
  ),
  flag(
    'tenant',
    /\betes-vous locataire\b(?! ou)/,
    /\b(?:do you rent your (?:home|house|flat)\b(?!,? or)|are you a (?:tenant|renter)\b(?! or))/,
    ({ tenure }) => tenure === 'tenant' || tenure === 'social',
  ),
  flag(
    'socialHousing',
    /\b(?:habitez|vivez|logez)-vous (?:dans|en) (?:un )?(?:hlm|logement social)/,
    /\bdo you live in (?:a )?(?:social|council|public) hous/,
    ({ tenure }) => tenure === 'social',
  ),
  choice(
    'housing',
    /\b(?:une? )?maison\b[^?]{0,20} ou (?:dans )?(?:un )?appartement|\bappartement ou (?:dans )?(?:une )?maison|\b(?:type|genre) de logement\b/,
    /\b(?:house or (?:in )?(?:an? )?(?:flat|apartment)|(?:flat|apartment) or (?:in )?(?:a )?house)\b|\b(?:type|kind) of (?:home|housing|dwelling|accommodation)\b/,
    ({ housing }) => housing,
    {
      house: [/\bmaison|\bpavillon|\bhouse|\bbungalow|\bdetached/],
      flat: [/\bappartement|\bflat|\bapartment|\bimmeuble|\bstudio/],
      other: [anyOther, /\bcaravan|mobil|foyer|hostel/],
    },
  ),
  flag(
    'house',
    /\b(?:habitez|vivez)-vous (?:dans|en) (?:une )?maison\b(?! ou)/,
    /\bdo you live in a house\b(?! or)/,
    ({ housing }) => housing === 'house',
  ),
  flag(
    'flat',
    /\b(?:habitez|vivez)-vous (?:dans|en) (?:un )?appartement\b(?! ou)/,
    /\bdo you live in (?:a flat|an apartment)\b(?! or)/,
    ({ housing }) => housing === 'flat',
  ),
  amount(
    'rooms',
    /\bcombien de pieces\b|\bnombre de pieces\b/,
    /\bhow many rooms\b|\bnumber of rooms\b/,
    ({ rooms }) => rooms,
  ),
  amount(
    'surface',
    /\b(?:surface|superficie) (?:habitable |totale )?de votre (?:logement|maison|appartement|habitation)/,
    /\b(?:floor (?:area|space)|size) of your (?:home|house|flat|dwelling|apartment)\b/,
    ({ surface }) => surface,
    'squareMetre',
  ),
  flag(
    'garden',
    /\bavez-vous (?:un|acces a un) jardin\b/,
    /\bdo you have (?:a |access to a )?(?:private )?(?:garden|yard|backyard)\b/,
    ({ garden }) => garden,
  ),
  flag(
    'secondHome',
    /\bavez-vous une (?:residence|maison) secondaire/,
    /\bdo you have a (?:second|holiday|vacation) (?:home|house)/,
    ({ secondHome }) => secondHome,
  ),
  amount(
    'yearsInHome',
    /\bdepuis (?:combien de temps|combien d'annees|quand) (?:vivez|habitez|occupez|residez)-vous|\banciennete dans (?:le|votre) logement/,
    /\bhow long have you (?:lived|been living) (?:in|at) (?:your|this)/,
    ({ yearsInHome }) => yearsInHome,
    'year',
  ),
  choice(
    'place',
    /\b(?:ou|dans quel(?:le)? (?:type|genre|sorte|taille) (?:de |d')?(?:commune|agglomeration|territoire|lieu|zone|environnement)) (?:habitez|vivez|residez)-vous\b|^(?:habitez|vivez|residez)-vous ?(?:[:….]|$|(?:dans|en|a) (?:une?|la) (?:grande )?(?:ville|village|campagne)\b.*\bou\b)|^(?:habitez|vivez)-vous (?:en ville|a la campagne)[^?]* ou |\bvotre lieu de (?:residence|vie)\b|\btype de (?:commune|territoire)\b/,
    /\bwhere do you live\b|\b(?:type|kind|sort|size) of (?:area|place|community|town|settlement)\b[^?]*\blive\b|\bdo you live in (?:a|an|the) (?:city|town|urban|village|rural|country)[^?]* or\b|\byour place of residence\b/,
    ({ place }) => place,
    {
      dense: [
        /grande (?:ville|agglo)|metropole|big city|large (?:city|town)|metropolitan|centre-ville|\bparis/,
        /\bcity\b|\burbain|\burban\b/,
        /\bville\b|\btown\b/,
      ],
      intermediaire: [
        /ville moyenne|petite (?:ou moyenne )?ville|moyenne|medium|mid-sized|small(?:er)? (?:city|town)|banlieue|suburb|periurbain/,
        /\btown\b|\bville\b|\burbain|\burban\b/,
        /\bcity\b/,
      ],
      peu_dense: [/\bvillage|\bbourg\b/, /campagne|rural|countryside/, /petite ville|small town/],
      tres_peu_dense: [
        /hameau|isole|hamlet|remote|farm/,
        /campagne|rural|countryside/,
        /\bvillage|\bbourg\b/,
      ],
    },
  ),
  flag(
    'rural',
    /\b(?:habitez|vivez)-vous (?:a la campagne|en (?:milieu|zone) rurale?|dans un village)\b(?! ou)/,
    /\bdo you live in (?:the countryside|a rural area|a village)\b(?! or)/,
    ({ place }) => place === 'peu_dense' || place === 'tres_peu_dense',
  ),
  flag(
    'city',
    /\b(?:habitez|vivez)-vous (?:en|dans une) (?:grande )?ville\b(?! ou)/,
    /\bdo you live in (?:a|the) (?:big |large )?(?:city|town)\b(?! or)/,
    ({ place }) => place === 'dense' || place === 'intermediaire',
  ),
]
