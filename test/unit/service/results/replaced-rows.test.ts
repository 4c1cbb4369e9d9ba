import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const OFTEN = ['Every day', 'Sometimes', 'Never']
const draft = aDraft(6, ['Do you come often?', ...OFTEN], ['What would you change?'])
const stems = draft.questions.map(({ stem }) => stem)
const truth = Array.from({ length: 6 }, (_, p) => [OFTEN[p % 3] ?? '', `These are the words of person ${p}.`])

/** Two persons changed their choice: `old` and `now` mark the entries, `only` those that never changed. */
function sent(old: object, now: object, only: object): unknown[] {
  const entries = truth.map((said, p) =>
    said.flatMap((answer, item) => {
      const question = stems[item]
      if (item > 0 || p % 3 > 0) return [{ question, answer, ...only }]
      return [
        { question, answer: OFTEN[(p + 1) % 3], ...old },
        { question, answer, ...now },
      ]
    }),
  )
  return [
    { respondents: entries.map((answers, p) => ({ id: `p-${p}`, answers })) },
    { answers: entries.flatMap((own, p) => own.map((entry) => ({ respondent_id: `p-${p}`, ...entry }))) },
  ]
}

describe('answers that were replaced', () => {
  it.each([
    ['a flag of those that stand', { is_current: false }, { is_current: true }, { is_current: true }],
    ['a smaller number of the version', { version: 1 }, { version: 2 }, { version: 1 }],
    ['a state', { status: 'replaced' }, { status: 'final' }, { status: 'final' }],
  ])('are told by %s, in lists below persons and in rows', (_, old, now, only) => {
    for (const data of sent(old, now, only)) expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('are not told by two flags that both stand', () => {
    const flag = { is_current: true }
    for (const data of sent(flag, flag, flag)) {
      const told = toldAnswers(data, draft)
      expect([told[0]?.[0] ?? null, told[3]?.[0] ?? null]).toEqual([null, null])
    }
  })

  it('are not told by versions of most answers, which may be of two times', () => {
    const rows = ['a', 'b'].flatMap((_, at) =>
      truth.flatMap((said, p) =>
        said.map((answer, item) => ({
          respondent_id: `p-${p}`,
          question: stems[item],
          answer: item === 0 ? OFTEN[(p + at) % 3] : `${answer} ${at}`,
          version: at + 1,
        })),
      ),
    )
    expect(
      toldAnswers({ answers: rows }, draft)
        .flat()
        .filter((one) => one !== null),
    ).toEqual([])
  })
})
