import type { Language } from '../../text.ts'
import { list } from './lore.ts'
import type { Told } from './told.ts'

/** Questions where one turns for help or advice, whatever has happened. */
const turning =
  /\b(?:reclamations?|plaintes?|complaints?|complain)\b.*\b(?:ou|where)\b|\b(?:ou|where)\b.*\b(?:reclamations?|plaintes?|complaints?|complain)\b|\b(?:ou|where)\b.*\b(?:adress\w*|renseign\w*|cherch\w* (?:de l'aide|conseil|un conseil|une reponse)|demand\w* (?:de l'aide|conseil)|trouv\w* (?:de l'aide|conseil)|tourn\w*|(?:do|would|did|can|could) you (?:first )?(?:turn|look for (?:help|advice)|seek|go for (?:help|advice)|ask(?: for)?|get (?:help|advice)|go (?:first )?(?:to (?:get|find|look for|ask for|have)|for) (?:\w+ ){0,2}(?:news|information|help|advice|answers?))|(?:iriez|irez|allez)-vous (?:chercher|demander|prendre) .{0,20}(?:nouvelles|aide|conseils?|informations?|renseignements?))\b/

/** Where one turns by what is amiss; the last entry fits anything. */
const kinds: readonly Told[] = [
  [
    /\b(?:reclam\w*|plaintes?|complain\w*|rembours\w*|refund)\b/,
    'au magasin, directement | au service client, par téléphone | sur leur site | par courrier recommandé | auprès d’une association de consommateurs | à l’accueil, avec la facture',
    'at the shop itself | with customer service, by phone | on their website | by registered letter | at a consumer association | at the desk, with the receipt',
  ],
  [
    /\b(?:medica\w+|medical|medecin|malade|sante|sympt\w+|fievre|mal (?:au|a la|aux)|douleurs?|soins?|health|ill|sick|fever|pain\w*|symptoms?|doctor|nurse)\b/,
    'à la pharmacie de garde | chez le médecin de garde | au 15, par téléphone | aux urgences, faute de mieux | sur Internet, pour commencer | auprès d’une amie infirmière | à la maison médicale',
    'at the chemist’s on duty | on the NHS number, by phone | at the walk-in centre | at A&E, for want of better | online, to begin with | a friend who is a nurse | at the out-of-hours surgery',
  ],
  [
    /\b(?:impots?|papiers?|demarches?|administrati\w+|formulaires?|aide sociale|allocations?|droits?|tax(?:es)?|paperwork|forms?|benefits?|council|rights?)\b/,
    'à la mairie | au guichet, en personne | sur le site officiel | auprès d’une assistante sociale | à la maison France services | dans une association | auprès d’un cousin qui s’y connaît',
    'at the town hall | at the counter, in person | on the official website | at the advice centre | at an association | with a cousin who knows about it | by phone, if anybody answers',
  ],
  [
    /./,
    'chez un voisin | sur Internet, d’abord | auprès de quelqu’un de la famille | chez un professionnel | auprès d’un ami qui s’y connaît | à la mairie | par téléphone, au service concerné',
    'at a neighbour’s | online, to begin with | with somebody in the family | at a professional’s | with a friend who knows about it | at the town hall | by phone, with the people in charge',
  ],
]

/** Where people turn for what a folded question tells; undefined if it does not ask that. */
export function turnedTo(asked: string, language: Language): readonly string[] | undefined {
  if (!turning.test(asked)) return undefined
  const [, fr = '', en = ''] = kinds.find(([words]) => words.test(asked)) ?? []
  return list(language === 'fr' ? fr : en)
}
