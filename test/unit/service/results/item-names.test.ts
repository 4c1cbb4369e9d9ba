import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  5,
  ['Comment trouvez-vous les repas ?', 'Bons', 'Moyens', 'Mauvais'],
  ['Combien de repas par semaine ?'],
  ['Mangez-vous bio ?', 'Souvent', 'Parfois', 'Jamais'],
  ['Que changer en premier ?'],
)
const WHO = ['Inès', 'Malo', 'Fanny', 'Omar', 'Josette']
const MEALS = ['4', '12', '2', '5', '1']
const WORDS = ['Moins de bruit.', 'Le pain.', 'Rien du tout.', 'Plus de légumes.', 'Des chaises neuves.']
const CHOSEN: [number, number][] = [
  [0, 2],
  [1, 1],
  [0, 0],
  [2, 2],
  [1, 0],
]
const optionOf = (item: number, at: number): string => draft.questions[item]?.options[at]?.text ?? ''
const TRUTH = WHO.map((who, p) => {
  const [repas = 0, bio = 0] = CHOSEN[p] ?? []
  return [who, optionOf(0, repas), MEALS[p], optionOf(2, bio), WORDS[p]]
})

/** Each persona's name with the answers that were read. */
function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: WHO.length })
  const nameOf = (p: number): string | undefined =>
    [respondents[p]?.id, ...(respondents[p]?.attributes ?? []).map(({ value }) => value)].find(
      (text) => typeof text === 'string' && WHO.includes(text),
    ) as string | undefined
  return respondents
    .map((_, p) => [
      nameOf(p),
      ...draft.questions.map((__, item) => {
        const own = answers.find(({ respondent, question }) => respondent === p && question === item)
        return own?.kind === 'option'
          ? optionOf(item, own.option ?? -1)
          : own?.kind === 'text'
            ? own.text
            : null
      }),
    ])
    .sort((one, other) => WHO.indexOf(one[0] ?? '') - WHO.indexOf(other[0] ?? ''))
}

const ITEMS = ['K3', 'K5', 'K6', 'K9']

describe('ids of items within the names of fields', () => {
  const book = Object.fromEntries(
    draft.questions.map(({ stem, options }, item) => [
      ITEMS[item],
      {
        wording: stem,
        ...(options.length > 0
          ? { choices: Object.fromEntries(options.map(({ text }, at) => [`${at + 1}`, { label: text }])) }
          : {}),
      },
    ]),
  )
  const rows = WHO.map((nom, p) => {
    const [repas = 0, bio = 0] = CHOSEN[p] ?? []
    return {
      responseId: `R_${310 + 7 * p}`,
      values: {
        finished: 1,
        progress: 100,
        nom,
        K3: repas + 1,
        K5_TEXT: MEALS[p],
        K6: bio + 1,
        K9_TEXT: WORDS[p],
      },
      shown: { K3: [1, 2, 3], K6: [1, 2, 3] },
    }
  })

  it('are read with what was written after them, beside the options that were shown', () => {
    expect(readOf({ book, rows })).toEqual(TRUTH)
  })

  it('stay apart from words beside a choice', () => {
    const others = rows.map((row, p) => ({
      ...row,
      values: { ...row.values, K3_TEXT: `Autre chose, disons ${p}` },
    }))
    expect(readOf({ book, rows: others })).toEqual(TRUTH)
  })

  it('are not read where two fields follow them, or where their group is of something else', () => {
    const second = (name: (id: string) => string) =>
      readOf({
        book,
        rows: rows.map((row, p) => ({
          ...row,
          values: { ...row.values, [name('K9')]: `Said ${p} in English.` },
        })),
      }).map((row) => row[4])
    expect(second((id) => `${id}_RAW`)).toEqual(WHO.map(() => null))
    const earlier = rows.map(({ values: { K3, ...values } }) => ({
      nom: values.nom,
      'avant/K3': K3,
      'x/K6': values.K6,
    }))
    expect(readOf({ book, rows: earlier }).map((row) => row[1])).toEqual(WHO.map(() => null))
  })

  it('are read below the groups of a form', () => {
    const asset = {
      fields: draft.questions.map(({ stem }, item) => ({ name: ITEMS[item], title: [stem] })),
      choices: [0, 2].flatMap((item) =>
        (draft.questions[item]?.options ?? []).map(({ text }, at) => ({
          list_name: `l${item}`,
          name: `c${item}${at}`,
          title: [text],
        })),
      ),
    }
    const grouped = WHO.map((nom, p) => {
      const [repas = 0, bio = 0] = CHOSEN[p] ?? []
      return {
        'qui/nom': nom,
        'repas/K3': `c0${repas}`,
        'repas/semaine/K5': MEALS[p],
        'repas/K6': `c2${bio}`,
        'repas/K9': WORDS[p],
      }
    })
    expect(readOf({ rows: grouped, asset })).toEqual(TRUTH)
  })
})

describe('numbers in words', () => {
  const said = ['quatre', 'douze', 'deux', 'cinq', 'une']
  const rows = (meal: (p: number) => string | null) => ({
    personas: WHO.map((nom, p) => ({ id: `${31 + 4 * p}`, nom })),
    questions: draft.questions.map(({ stem }, item) => ({ id: `${811 + item}`, stem })),
    choices: [0, 2].flatMap((item) =>
      (draft.questions[item]?.options ?? []).map(({ text }, at) => ({
        id: `${2000 + 20 * item + at}`,
        question: `${811 + item}`,
        label: text,
      })),
    ),
    answers: WHO.flatMap((_, p) =>
      draft.questions.map((__, item) => ({
        persona: `${31 + 4 * p}`,
        question: `${811 + item}`,
        choice: item % 2 === 0 ? `${2000 + 20 * item + (CHOSEN[p]?.[item / 2] ?? 0)}` : null,
        body: item === 1 ? meal(p) : item === 3 ? WORDS[p] : null,
      })),
    ),
  })

  it('are what was said to an open-ended item, in the field of other words', () => {
    const truth = TRUTH.map((row, p) => [row[0], row[1], said[p], row[3], row[4]])
    expect(readOf(rows((p) => said[p] ?? null))).toEqual(truth)
  })

  it('are not taken where all say the same, or a word beside them is no number', () => {
    const second = (data: unknown) => readOf(data).map((row) => row[2])
    expect(second(rows(() => 'deux'))).toEqual(WHO.map(() => null))
    expect(second(rows((p) => (p === 2 ? 'jamais' : (said[p] ?? null))))).toEqual(WHO.map(() => null))
  })

  it('are read beside a word that says why there is none', () => {
    const told = readOf(rows((p) => (p === 2 ? 'NSP' : (said[p] ?? null)))).map((row) => row[2])
    expect(told).toEqual(said.map((word, p) => (p === 2 ? null : word)))
  })
})
