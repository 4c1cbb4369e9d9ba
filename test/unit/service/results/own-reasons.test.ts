import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = [1003, 1010, 1017, 1024, 1031, 1038, 1045, 1052, 1059, 1066]
const RATES = ['Très bien', 'Assez bien', 'Plutôt mal', 'Très mal']
const draft = aDraft(
  PEOPLE.length,
  ['Le tram vous convient-il ?', ...RATES],
  ['Combien de trajets avez-vous faits hier ?'],
  ['Prenez-vous le vélo ?', 'Oui', 'Non'],
  ['Que changeriez-vous en premier ?'],
)
const RATE = [1, 4, 2, 7, 1, 9, 3, 1, 2, 4]
const TRIPS = [2, 5, 998, 0, 4, 11, 997, 3, 6, 12]
const CYCLES = [1, 2, 2, 1, 8, 2, 1, 1, 7, 2]
const SAID = [
  'Plus de trams le soir.',
  'Des salles mieux chauffées.',
  'Rien du tout, il me plaît.',
  "L'arrêt est loin de chez moi.",
  'De la place pour les vélos.',
  'Il coûte trop cher aux enfants.',
  "Une ligne vers l'hôpital.",
  'Des conducteurs qui attendent.',
  'Moins de bruit dans les virages.',
  'Des bancs aux arrêts.',
]
const TRUTH = PEOPLE.map((who, p) => [
  `${who}`,
  RATES[(RATE[p] ?? 0) - 1] ?? null,
  (TRIPS[p] ?? 0) > 900 ? null : `${TRIPS[p]}`,
  ['Oui', 'Non'][(CYCLES[p] ?? 0) - 1] ?? null,
  SAID[p],
])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((who) => {
    const respondent = respondents.findIndex((one) => one.id === `${who}`)
    return [
      `${who}`,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}

const bookOf = (own: string, codesOf: (item: number) => object) =>
  draft.questions.map(({ stem, options }, item) => ({
    variable: ['CONVIENT', 'TRAJETS', 'VELO', 'ENVIE'][item],
    libelle: stem,
    ...(options.length > 0 && {
      modalites: Object.fromEntries(options.map(({ text }, at) => [`${at + 1}`, text])),
    }),
    ...(item < 3 && { [own]: codesOf(item) }),
  }))
const cells = PEOPLE.map((who, p) => [who, 'HF'.charAt(p % 2), 20 + p * 3, RATE[p], TRIPS[p], CYCLES[p]])
const FILE = ['IDENT;SEXE;AGE;CONVIENT;TRAJETS;VELO', ...cells.map((row) => row.join(';'))].join('\r\n')
const WORDS = PEOPLE.map((ident, p) => ({ ident, variable: 'ENVIE', texte: SAID[p] })).reverse()

describe('codes of missing answers in the record of an item, one of them for a reason in words of its own', () => {
  it('are nobody’s where most of them say why there is no answer', () => {
    for (const [own, reason] of [
      ['hors_champ', "Question passée par l'enquêté"],
      ['special', 'Filtre'],
      ['off', 'The interview ended here'],
    ] as const) {
      const codesOf = (item: number): object =>
        item === 1
          ? { 997: reason, 998: 'Ne sait pas', 999: 'Refus de répondre' }
          : { 7: reason, 8: 'Ne sait pas', 9: 'Refus de répondre' }
      expect(readOf({ book: bookOf(own, codesOf), file: FILE, mots: WORDS })).toEqual(TRUTH)
    }
  })

  it('are somebody’s where one stands apart from the others', () => {
    const codesOf = (item: number): object =>
      item === 1
        ? { 0: 'Aucun trajet', 998: 'Ne sait pas', 999: 'Refus' }
        : { 7: 'Passée', 8: 'Ne sait pas', 9: 'Refus' }
    const file = FILE.replaceAll(';997;', ';998;')
    const read = readOf({ book: bookOf('codes_speciaux', codesOf), file, mots: WORDS })
    expect(read.map((row) => row[2])).toEqual(TRUTH.map((row) => row[2]))
  })
})
