import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { codesOf, readFile } from './read.ts'

const SCALE = '0 / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10'

describe('a list of variables as a table', () => {
  const codebook = [
    'variable;libelle;type;modalites;filtre;unité',
    'SEXE;Êtes-vous un homme ou une femme ?;unique;1=Homme|2=Femme;;',
    'SATIS;Êtes-vous satisfait ?;echelle;0-10;;',
    'HEUR;Combien d’heures travaillez-vous ?;numerique;;EMPL=1;h',
  ].join('\n')

  test('its names and codes are kept apart from the words', async () => {
    const result = await readFile('codebook.csv', codebook)
    expect(itemsOf(result)).toEqual([
      'Êtes-vous un homme ou une femme ?: Homme / Femme',
      `Êtes-vous satisfait ?: ${SCALE}`,
      'Combien d’heures travaillez-vous ?',
    ])
    expect(result.draft.questions.map(({ name }) => name)).toEqual(['SEXE', 'SATIS', 'HEUR'])
    expect(result.draft.questions[0]?.options.map(({ code }) => code)).toEqual(['1', '2'])
  })

  test('its filters are told as such, and only what is not read is told as such', async () => {
    const result = await readFile('codebook.csv', codebook)
    expect(codesOf(result)).toEqual(['columns', 'codes_apart@1', 'rating@2', 'to_open@3', 'branching@3'])
    expect(named(result, 'columns')).toEqual(['unité'])
  })

  test('without a title the survey has the name of the file', async () => {
    expect((await readFile('codebook.csv', codebook)).draft.title).toBe('codebook')
    expect((await readFile('codebook.csv', `Mon enquête\n${codebook}`)).draft.title).toBe('Mon enquête')
  })
})

const readOptions = async (options: string, type = 'unique') =>
  readFile('a.csv', `question;type;options\nQuestion A ?;${type};${options}`)

test.each([
  ['0-10', SCALE],
  ['0 à 10', SCALE],
  ['de 0 à 10', SCALE],
  ['1..5', '1 / 2 / 3 / 4 / 5'],
  ['1 to 7', '1 / 2 / 3 / 4 / 5 / 6 / 7'],
  ['-2 – 2', '-2 / -1 / 0 / 1 / 2'],
])('the stretch "%s" becomes its points', async (written, points) => {
  expect(itemsOf(await readOptions(written, 'échelle'))).toEqual([`Question A ?: ${points}`])
})

test.each([
  ['1 = Trop élevés|2 = Élevés', 'Trop élevés / Élevés', ['1', '2']],
  ['h=Homme|f=Femme', 'Homme / Femme', ['h', 'f']],
  ['1 - Oui|9 - Ne sait pas', 'Oui / Ne sait pas', ['1', '9']],
  ['1 - Oui|2 - Non|9 - Ne sait pas', 'Oui / Non / Ne sait pas', ['1', '2', '9']],
  ['0. Non|1. Oui|97. Autre|98. NSP', 'Non / Oui / Autre / NSP', ['0', '1', '97', '98']],
  ['10 = Paris|20 = Lyon', 'Paris / Lyon', ['10', '20']],
  ['(1) Oui|(2) Non', 'Oui / Non', ['1', '2']],
  ['Oui (1)|Non (0)', 'Oui / Non', ['1', '0']],
  // A number is part of an option where not all have one, or two have the same.
  ['1 = Oui|Non', '1 = Oui / Non', [undefined, undefined]],
  ['1 = Oui|1 = Non', '1 = Oui / 1 = Non', [undefined, undefined]],
  ['1 fois|2 fois', '1 fois / 2 fois', [undefined, undefined]],
  ['18-24 ans|25-34 ans', '18-24 ans / 25-34 ans', [undefined, undefined]],
  ['18-24|25-34', '18-24 / 25-34', [undefined, undefined]],
  // So are numbers that do not count up, and signs that are no codes.
  ...[
    '24 - heures|12 - heures',
    '1 - heure|2 - heure',
    '2017 - Macron|2022 - Le Pen',
    'Paris (75)|Lyon (69)',
    '(75) Paris|(69) Lyon',
    '1 - heure|9 - heures',
    '1998: France|2002: Brésil',
    'E=mc2|F=ma',
    'a = b|1 = c',
    '1.5 = low|2.5 = high',
    'abc=Oui|def=Non',
    '1 = day|2 = day',
  ].map((written): [string, string, undefined[]] => [
    written,
    written.replace('|', ' / '),
    [undefined, undefined],
  ]),
])('the options "%s"', async (written, words, codes) => {
  const result = await readOptions(written)
  expect(itemsOf(result)).toEqual([`Question A ?: ${words}`])
  expect(result.draft.questions[0]?.options.map(({ code }) => code)).toEqual(codes)
})

test('a scale without points is told as one that lacks its options, and nothing else', async () => {
  expect(codesOf(await readOptions('', 'échelle'))).toEqual(['no_options@1'])
})

test('a single stretch is that of a scale only', async () => {
  const ages = await readFile('a.csv', 'question;option 1;option 2\nÂge ?;18-24;\nSexe ?;Femme;Homme')
  expect(itemsOf(ages)).toEqual(['Âge ?: 18-24', 'Sexe ?: Femme / Homme'])
  expect(itemsOf(await readOptions('18-24'))).toEqual(['Question A ?: 18-24'])
  expect(itemsOf(await readOptions('18-21', 'échelle'))).toEqual(['Question A ?: 18 / 19 / 20 / 21'])
  const scale = await readOptions('0-10')
  expect(itemsOf(scale)).toEqual([`Question A ?: ${SCALE}`])
  expect(codesOf(scale)).toEqual(['rating@1'])
})

test.each(['0', 'non', 'No', '-', '–', 'toujours', 'tous', 'all', 'None', 'aucun', 'n/a'])(
  'the filter "%s" is no condition',
  async (filter) => {
    const result = await readFile('a.csv', `question;options;filtre\nQuestion A ?;Oui|Non;${filter}`)
    expect(codesOf(result)).toEqual([])
  },
)

test('a filter in any of the rows of a question is its condition', async () => {
  const result = await readFile(
    'a.csv',
    'question;options;filtre\nQuestion A ?;Oui;toujours\n;Non;Q1 = 2\nQuestion B ?;Oui;\n;Non;',
  )
  expect(codesOf(result)).toEqual(['branching@1'])
})
