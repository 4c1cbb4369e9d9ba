import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { list } from './lore.ts'

const typed = (text: string) => text.replace(/'/g, '’')

/** Places by activity, in French; undefined if only the theme can tell. `asked` is folded. */
export function whereFr(asked: string, sheet: FactSheet, { place }: Life): readonly string[] | undefined {
  if (/\betages?\b/.test(asked)) {
    return sheet.housing === 'house'
      ? list('c’est une maison | au rez-de-chaussée | c’est une maison, avec un étage')
      : list(
          'au premier | au rez-de-chaussée | au deuxième | au troisième, sans ascenseur | au quatrième | au sixième',
        )
  }
  if (/\bpays\b/.test(asked)) return list('en France | la France')
  if (/\b(?:habit(?!ue|ud)|viv|resid|log)\w*/.test(asked))
    return [place.fr, `j’habite ${place.fr}`].map(typed)
  if (/\b(?:nee?|naissance|grandi|origine)\b/.test(asked)) {
    return sheet.bornInFrance
      ? list(
          'en France | à Lille | en Bretagne | à Marseille | à Paris | en Lorraine | à Clermont-Ferrand | en Normandie',
        )
      : list('au Portugal | au Maroc | en Algérie | en Italie | en Espagne | au Sénégal | en Belgique')
  }
  if (/\b(?:vacances|voyage|sejour)\w*/.test(asked)) {
    return sheet.holidays
      ? list(
          'à la mer | en Bretagne | à la montagne | chez de la famille | en Espagne | dans le Sud | au camping, en Vendée',
        )
      : list('nulle part cette année | chez moi, pas de départ cette année | on est restés à la maison')
  }
  if (/\b(?:travail\w*|bureau|emploi)\b/.test(asked)) {
    if (sheet.status !== 'employed') return list('je ne travaille pas | nulle part, je ne travaille pas')
    return sheet.teleworkDays > 0
      ? ['au bureau et à la maison', 'au bureau, et chez moi certains jours']
      : [`à ${sheet.commuteKm} km de chez moi`, 'dans la ville d’à côté', 'pas loin de chez moi']
  }
  if (/\b(?:inform|actualite|nouvelles|renseign)\w*/.test(asked)) {
    return list(
      'à la télévision | sur Internet | dans le journal | à la radio | sur mon téléphone | auprès des voisins',
    )
  }
  if (/\b(?:course|achet|achat|fourni|alimentaire)\w*/.test(asked)) {
    return list(
      'au supermarché | au marché | au Leclerc à côté | dans les petits commerces | chez Lidl | un peu partout, selon les promotions',
    )
  }
  return undefined
}

/** Questions in which colleagues would be out of place. */
const atHome =
  /\b(?:maison|chez vous|famille|vie|ideale?|amour|amoureu\w*|conjoint\w*|foyer|menage|enfance|intim\w*)\b/

/** People by activity, in French. `asked` is folded. */
export function whomFr(asked: string, sheet: FactSheet): readonly string[] {
  const close = [
    ...(sheet.couple ? ['la personne avec qui je vis'] : []),
    ...(sheet.childrenAtHome > 0 ? ['les enfants et moi'] : []),
    ...(sheet.children > 0 ? ['la famille'] : []),
  ]
  if (/\b(?:viv|habit(?!ue|ud)|log)\w*/.test(asked)) {
    if (sheet.householdSize === 1)
      return list('personne, je vis en solo | avec personne | seulement avec moi-même')
    if (sheet.living === 'parents') return list('avec mes parents | mes parents')
    if (sheet.living === 'shared') return list('avec des colocataires | en colocation')
    return sheet.childrenAtHome > 0
      ? [sheet.couple ? 'en couple, avec les enfants' : 'avec les enfants', 'avec ma famille']
      : ['en couple', 'à deux']
  }
  if (/\b(?:decid|decis|prend|occup|charge|fait|gere|cuisin|paie)\w*/.test(asked)) {
    return [
      'moi',
      'moi, la plupart du temps',
      ...(sheet.couple
        ? ['on fait ça à deux', 'nous deux, ça dépend des jours']
        : ['moi, il n’y a pas grand monde d’autre']),
    ]
  }
  return [
    ...close,
    ...list('un voisin | ma sœur | un ami d’enfance | mon frère | personne en particulier'),
    ...(sheet.age < 65 ? ['ma mère'] : []),
    ...(sheet.status === 'employed' && !atHome.test(asked) ? ['des collègues'] : []),
  ]
}
