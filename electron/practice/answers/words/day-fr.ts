import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { inFirstPerson } from '../../speech/french.ts'

const ways: Readonly<Record<FactSheet['commuteMode'], string>> = {
  car: 'en voiture',
  transit: 'en transports',
  bike: 'à vélo',
  walk: 'à pied',
  none: '',
}

/** A person's day in French: for each part of it, several ways to tell it, true by the fact sheet. */
export function dayFr(sheet: FactSheet, { habit }: Life): readonly (readonly string[])[] {
  const up =
    (sheet.status === 'retired' ? 8 : sheet.status === 'employed' ? 6 : 9) + ((sheet.height % 3) - 1) / 2
  const hour = `${Math.floor(up)} h${up % 1 === 0 ? '' : ' 30'}`
  return [
    [
      `je me lève vers ${hour}`,
      `debout vers ${hour}`,
      `le réveil sonne à ${hour}`,
      `je commence vers ${hour} avec un café`,
    ],
    sheet.childrenAtHome > 0
      ? ['je prépare les enfants', 'il y a les enfants à réveiller', 'petit-déjeuner avec les enfants']
      : [
          'je prends mon temps le matin',
          'petit-déjeuner et radio',
          'douche et petit-déjeuner',
          'je lis les nouvelles',
        ],
    middayFr(sheet),
    [
      `sinon, ${inFirstPerson(habit.fr)}`,
      sheet.tvHours > 1 ? `${sheet.tvHours} heures de télévision le soir` : 'un peu de lecture le soir',
      sheet.householdSize > 1 ? 'repas ensemble le soir' : 'repas tranquille le soir',
      `au lit tôt, il me faut ${sheet.sleep} heures de sommeil`,
    ],
  ]
}

function middayFr(sheet: FactSheet): readonly string[] {
  switch (sheet.status) {
    case 'employed':
      return [
        `${sheet.commuteMinutes} minutes ${ways[sheet.commuteMode]} et au travail jusqu’à ${Math.min(20, 13 + Math.round(sheet.hours / 9))} h`,
        `je travaille environ ${Math.max(4, Math.round(sheet.hours / 5))} heures`,
        'le travail prend presque toute la journée',
        'travail le matin, pause rapide, travail l’après-midi',
      ]
    case 'student':
      return [
        'j’ai cours presque toute la journée',
        'la journée passe entre les cours et la bibliothèque',
        'cours le matin, révisions l’après-midi',
      ]
    default:
      return [
        'je fais les courses et un peu de ménage',
        'je m’occupe de la maison, puis je sors un peu',
        sheet.dog ? 'je promène le chien et je cuisine' : 'je cuisine et je marche un peu',
        sheet.garden ? 'je passe du temps au jardin' : 'je vois du monde l’après-midi',
        'quelques papiers, une sieste, une promenade',
      ]
  }
}
