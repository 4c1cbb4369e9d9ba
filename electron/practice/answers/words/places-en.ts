import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { list } from './lore.ts'

/** Places by activity, in English; undefined if only the theme can tell. `asked` is folded. */
export function whereEn(asked: string, sheet: FactSheet, { place }: Life): readonly string[] | undefined {
  if (/\b(?:which|what) floor\b/.test(asked)) {
    return sheet.housing === 'house'
      ? list('it is a house | the ground floor')
      : list(
          'the first floor | the ground floor | the second floor | the third, with no lift | the fourth | the sixth',
        )
  }
  if (/\bborn\b|birth|grew up|originally|\bfrom\b/.test(asked)) {
    return sheet.bornInFrance
      ? list(
          'in France | Lille, France | Brittany | Marseille, France | Paris | in Lorraine | Clermont-Ferrand, France | in Normandy',
        )
      : list('in Portugal | in Morocco | in Algeria | in Italy | in Spain | in Senegal | in Belgium')
  }
  if (/\bcountry\b/.test(asked)) return list('in France | France')
  if (/\b(?:(?:do|did) you (?:now |currently )?live|living|reside)\b|^where is your home/.test(asked))
    return [place.en, `I live ${place.en}`]
  if (/\b(?:holidays?|vacation|travel|trip)\b/.test(asked)) {
    return sheet.holidays
      ? list(
          'by the sea | in Brittany | in the mountains | with family | in Spain | in the South | camping on the coast',
        )
      : list('nowhere this year | at home, we did not go away this year | we stayed at home')
  }
  if (/\b(?:work|job|office)\b/.test(asked)) {
    if (sheet.status !== 'employed') return list('I do not work | nowhere, I do not work')
    return sheet.teleworkDays > 0
      ? ['at the office and at home', 'at the office, and at home on some days']
      : [`${sheet.commuteKm} km from home`, 'in the next town', 'not far from home']
  }
  if (/\b(?:news|information|inform|find out|hear)\w*/.test(asked)) {
    return list('on television | online | in the paper | on the radio | on my phone | from the neighbours')
  }
  if (/\b(?:shop|buy|bought|grocer|food)\w*/.test(asked)) {
    return list(
      'at the supermarket | at the market | at the Leclerc next door | in small shops | at Lidl | all over the place, wherever there are offers',
    )
  }
  return undefined
}

/** Questions in which colleagues would be out of place. */
const atHome = /\b(?:home|house|family|life|ideal|love|crush|partner|household|childhood|intim\w*)\b/

/** People by activity, in English. `asked` is folded. */
export function whomEn(asked: string, sheet: FactSheet): readonly string[] {
  const close = [
    ...(sheet.couple ? ['my partner'] : []),
    ...(sheet.childrenAtHome > 0 ? ['my children'] : []),
    ...(sheet.children > 0 ? ['the family'] : []),
  ]
  if (/\b(?:live|lives|living)\b/.test(asked)) {
    if (sheet.householdSize === 1) return list('nobody, I live on my own | no one | just me')
    if (sheet.living === 'parents') return list('my parents | with my parents')
    if (sheet.living === 'shared') return list('flatmates | with flatmates')
    return sheet.childrenAtHome > 0
      ? [sheet.couple ? 'my partner and the children' : 'my children', 'with my family']
      : ['my partner', 'with my partner']
  }
  if (/\b(?:decid|decis|makes|look|care|charge|does|cook|manage|pay)\w*/.test(asked)) {
    return [
      'me',
      'me, most of the time',
      ...(sheet.couple
        ? ['we do it together', 'the two of us, it depends on the day']
        : ['me, there is hardly anyone else']),
    ]
  }
  return [
    ...close,
    ...list('a neighbour | my sister | an old friend | my brother | nobody in particular'),
    ...(sheet.age < 65 ? ['my mother'] : []),
    ...(sheet.status === 'employed' && !atHome.test(asked) ? ['colleagues'] : []),
  ]
}
