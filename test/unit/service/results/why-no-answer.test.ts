import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  6,
  ['Avez-vous fait une démarche en ligne ?', 'Plusieurs fois', 'Une fois', 'Non'],
  ['Combien de minutes a-t-elle demandé ?'],
  ['Que changer en premier ?'],
)
const STEMS = draft.questions.map(({ stem }) => stem)
const MINUTES = ['90', '25', '998', '14', '120', '60']
const WORDS = [
  'Le mot de passe.',
  'Les captchas, tous.',
  'NSP',
  'Un numéro à appeler.',
  'Rien du tout.',
  'REF',
]
const CODES = ['1', '2', '3', '1', '2', '9']

/** What was read as said to an item, by persona. */
function saidTo(item: number, data: unknown): (string | null)[] {
  const { answers, respondents } = readResults(data, draft, { personas: 6 })
  return respondents.map((_, respondent) => {
    const own = answers.find((one) => one.respondent === respondent && one.question === item)
    return own?.kind === 'text' ? own.text : null
  })
}

describe('what a payload declares to be no answer', () => {
  const rows = MINUTES.map((minutes, at) => [`0010${at}`, CODES[at], minutes, WORDS[at]])
  const variables = [
    { variable: 'IDENT', libelle: "Numéro d'individu" },
    {
      variable: 'V1',
      libelle: STEMS[0],
      modalites: draft.questions[0]?.options.map(({ text }, at) => ({ code: `${at + 1}`, libelle: text })),
    },
    { variable: 'V2', libelle: STEMS[1] },
    { variable: 'V3', libelle: STEMS[2] },
  ]
  const file = { colonnes: ['IDENT', 'V1', 'V2', 'V3'], lignes: rows }

  it('is none of an open-ended item, by a list of codes', () => {
    const missing = [
      { nature: 'Q', code: '8', sens: 'Ne sait pas' },
      { nature: 'Q', code: '9', sens: 'Refus de répondre' },
      { nature: 'N', code: '998', sens: 'Ne sait pas' },
      { nature: 'T', code: 'NSP', sens: 'Ne sait pas' },
      { nature: 'T', code: 'REF', sens: 'Refus de répondre' },
    ]
    const data = { dictionnaire: variables, missing, fichier: file }
    expect(saidTo(2, data)).toEqual(WORDS.map((text) => (/^[A-Z]+$/.test(text) ? null : text)))
  })

  it('leaves the numbers that were said, by a map of codes below zero', () => {
    const cases = rows.map(([id, code, minutes, words]) => [
      ...[id, code === '9' ? -7 : Number(code), minutes === '998' ? -8 : Number(minutes)],
      words === 'NSP' ? '-8' : words,
    ])
    const userMissing = { '-7': 'Refused', '-8': "Don't know", '-9': 'Not applicable (routed past)' }
    const data = { userMissing, variables, file: { ...file, lignes: cases } }
    expect(saidTo(1, data)).toEqual(MINUTES.map((text) => (text === '998' ? null : text)))
  })
})

describe('tokens that a payload explains', () => {
  const options = draft.questions[0]?.options.map(({ text }) => text) ?? []
  const minutes = ['90', '25', '__idk__', '14', '120', '60']
  const words = WORDS.map((text) => (/^[A-Z]+$/.test(text) ? '__skipped__' : text))

  it('are no answer in lists under each persona', () => {
    const legend = {
      __idk__: "didn't know",
      __nope__: "didn't want to answer",
      __skipped__: 'question skipped',
    }
    const people = Object.fromEntries(
      MINUTES.map((_, at) => [
        `mia-${at}-lyon`,
        { answers: [at === 5 ? '__nope__' : options[at % 3], minutes[at], words[at]] },
      ]),
    )
    expect(saidTo(1, { legend, people })).toEqual(minutes.map((text) => (text === '__idk__' ? null : text)))
    expect(saidTo(2, { legend, people })).toEqual(words.map((text) => (text.startsWith('__') ? null : text)))
  })

  it('are no answer by the codes that each variable gives for reasons, where a 9 is what somebody said', () => {
    const missing = [
      { NSP: '8', REF: '9', SO: '.' },
      { NSP: '998', REF: '999', SO: '.' },
      { NSP: '#8', REF: '#9', SO: '.' },
    ]
    const variables = STEMS.map((libelle, at) => ({
      ...{ variable: `VAR_${'ABC'[at]}`, libelle, valeurs_manquantes: missing[at] },
      ...(at === 0
        ? { modalites: options.map((text, code) => ({ code: `${code + 1}`, libelle: text })) }
        : {}),
    }))
    const said = ['90', '9', '998', '14', '.', '60']
    const own = WORDS.map((text) => (text === 'NSP' ? '#8' : text === 'REF' ? '#9' : text))
    const lines = said.map((text, at) => [`R${at}x`, CODES[at], text, own[at]].join(';'))
    const data = { variables, fichier: ['ID;VAR_A;VAR_B;VAR_C', ...lines].join('\n') }
    expect(saidTo(1, data)).toEqual(said.map((text) => (text === '998' || text === '.' ? null : text)))
    expect(saidTo(2, data)).toEqual(own.map((text) => (text.startsWith('#') ? null : text)))
  })

  it('are no answer of most personas, who were not asked', () => {
    const variables = STEMS.map((libelle, at) => ({
      ...{ variable: `W${at + 1}z`, libelle, codes_manquants: { NSP: '98', SO: '-' } },
      ...(at === 0
        ? { modalites: options.map((text, code) => ({ code: `${code + 1}`, libelle: text })) }
        : {}),
    }))
    const codes = ['-', '2', '-', '2', '-', '1']
    const lines = codes.map((code, at) =>
      [`R${at}x`, code, MINUTES[at], WORDS[at]?.replace(/^[A-Z]+$/, '-')].join(';'),
    )
    const data = { variables, fichier: ['ID;W1z;W2z;W3z', ...lines].join('\n') }
    const { answers } = readResults(data, draft, { personas: 6 })
    const chosen = answers.filter(({ question, kind }) => question === 0 && kind === 'option')
    expect(chosen.map(({ option }) => option)).toEqual([1, 1, 0])
  })
})

it('one word of a program is nobody’s own', () => {
  const said = [
    'Le grille-pain.',
    'DontKnow',
    'Une montre.',
    'not_asked',
    'Mon vélo, encore.',
    'Rien depuis des années.',
  ]
  const rows = said.map((answer, at) => ({ persona_id: `p${at}`, question: STEMS[2], answer }))
  expect(saidTo(2, { rows })).toEqual(said.map((text) => (/\s/.test(text) ? text : null)))
})
