import { describe, expect, it } from 'vitest'
import type { PracticeConditionsPatch } from '../../../electron/practice/conditions.ts'
import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { type ShapeName, shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { isEmptyReading, readResults } from '../../../electron/service/results/read-results.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { textOf } from '../../../shared/models/received-text.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { until } from '../../support/until.ts'
import { clientOf, problemOf } from './a-server.ts'

const person = { priority: 'person' } as const

type Item = [stem: string, options: string[]]

/** A survey; an item without options is open-ended. */
function survey(personas: number, items: readonly Item[]): SurveyDraft {
  return {
    ...emptyDraft(),
    title: 'Canon',
    personas,
    questions: items.map(([stem, options], at) => ({
      id: `q${at}`,
      stem,
      type: options.length > 0 ? 'single_choice' : 'open_ended',
      options: options.map((text, place) => ({ id: `o${place}`, text })),
    })),
  }
}

const french: readonly Item[] = [
  ['Prenez-vous le bus ?', ['Oui', 'Non', 'Ne sait pas']],
  ['Pourquoi ?', []],
  ['Combien de fois par semaine ?', ['1', '2', '3', '4', '5']],
]
const english: readonly Item[] = [
  ['Do you take the bus?', ['Yes', 'No', 'Don’t know']],
  ['Why, or why not?', []],
  ['How many times a week?', ['0', '1', '2', '3 or more']],
]
/** Options that differ only in case, spaces or accents, and stems that look like each other or like a number. */
const twins: readonly Item[] = [
  ['Votre saison ?', ['Été', 'été', 'Ete', 'ETÉ', 'Hiver']],
  ['Votre  saison ?', ['Plutôt d’accord', 'Plutot d’accord', 'Plutôt  d’accord', 'Pas d’accord']],
  ['q1', ['A', 'a', 'Á']],
  ['2', []],
]
const scales: readonly Item[] = [
  ['De 1 à 5 ?', ['1', '2', '3', '4', '5']],
  ['De 5 à 1 ?', ['5', '4', '3', '2', '1']],
  ['Combien ?', ['10', '20', '30']],
  ['Zéro ou plus ?', ['0', '1', '2']],
]
/** As many personas as items, so that rows and columns could be confused. */
const square = survey(4, scales)
const wideOne = survey(
  100,
  Array.from({ length: 50 }, (_, at): Item => {
    const kinds = [...french, ...english, ...twins, ...scales]
    const [stem, options] = kinds[at % kinds.length] ?? ['', []]
    return [`${at + 1}. ${stem}`, options]
  }),
)

const surveys: Record<string, SurveyDraft> = {
  'in French': survey(12, french),
  'in English': survey(12, english),
  'with texts that differ in case, spaces or accents': survey(12, twins),
  'with numbers for options': survey(12, scales),
  'of as many personas as items': square,
  'of one persona and one item': survey(1, [['Prenez-vous le bus ?', ['Oui', 'Non']]]),
}

/** Launches a survey and reads the results after the run; null if the service refuses them. */
async function run(service: PracticeService, draft: SurveyDraft): Promise<RunResults | null> {
  const client = clientOf(service.baseUrl, { key: service.apiKey })
  const { value } = await client.createSurvey(draft, person)
  await client.launchSurvey(value.id, person)
  await until('the run is over', async () =>
    /done|failed/.test((await client.surveyStatus(value.id, person)).value.status),
  )
  const call = client.surveyResults(value.id, person)
  const { value: data, raw } = await call.catch(async () => ({ value: undefined, raw: '' }))
  if (data === undefined) {
    expect(await problemOf(call)).toMatchObject({ code: 'REFUSED', reason: 'other' })
    return null
  }
  expect(JSON.parse(textOf(raw))).toEqual({ data, error: null })
  const results = readResults(data, draft)
  expect(isEmptyReading(results)).toBe(false)
  return results
}

/** A run with one seed, read in this shape. */
async function inShape(
  shapes: ShapeName,
  draft: SurveyDraft,
  conditions?: PracticeConditionsPatch,
): Promise<RunResults | null> {
  const service = await startPracticeService({
    shapes,
    seed: 11,
    speed: 10_000,
    ...(conditions ? { conditions } : {}),
  })
  try {
    return await run(service, draft)
  } finally {
    await service.close()
  }
}

/** The same run with the same seed in every shape. */
async function inEveryShape(
  draft: SurveyDraft,
  conditions?: PracticeConditionsPatch,
): Promise<Map<ShapeName, RunResults | null>> {
  const results = new Map<ShapeName, RunResults | null>()
  for (const shapes of shapeNames) results.set(shapes, await inShape(shapes, draft, conditions))
  return results
}

/** The part that must not depend on the shape: the respondents and their answers. */
const canonical = (results: RunResults | null | undefined) => ({
  answers: results?.answers,
  respondents: results?.respondents.map(({ id }) => id),
})

const kinds = (answers: readonly Answer[]): Set<string> => new Set(answers.map(({ kind }) => kind))

describe('all four shapes give the same canonical results of a survey', () => {
  /** Runs the survey in every shape; returns the results of the plain one. */
  async function expectSame(draft: SurveyDraft): Promise<RunResults | null | undefined> {
    const results = await inEveryShape(draft)
    const plain = results.get('plain')
    const total = (draft.personas ?? 0) * draft.questions.length
    for (const [shape, one] of results) {
      expect(canonical(one), shape).toEqual(canonical(plain))
      expect(one?.answers, shape).toHaveLength(total)
      expect(one?.unplaced, shape).toEqual([])
      expect(
        one?.answers.filter(({ kind }) => kind === 'unread'),
        shape,
      ).toEqual([])
    }
    return plain
  }

  it.each(Object.entries(surveys))('%s', async (_name, draft) => {
    await expectSame(draft)
  })

  it('of 100 personas and 50 items, which has answers of each kind, blanks among them', async () => {
    const plain = await expectSame(wideOne)
    expect(kinds(plain?.answers ?? [])).toEqual(new Set(['option', 'text', 'blank']))
  })

  it.each<[string, PracticeConditionsPatch]>([
    ['failed', { runs: { fail: { next: 1 } } }],
    ['ended with a part of its answers', { runs: { partial: { next: 1 } } }],
  ])('whose run %s: what is missing stays missing', async (_name, conditions) => {
    const draft = survey(12, french)
    const results = await inEveryShape(draft, conditions)
    const plain = results.get('plain')
    expect(plain?.answers.length).toBeGreaterThan(0)
    expect(plain?.answers.length).toBeLessThan(36)
    for (const [shape, one] of results) {
      // A service may refuse to return the answers of a failed run.
      if (one === null) expect(conditions.runs?.fail, shape).toBeDefined()
      else expect(canonical(one), shape).toEqual(canonical(plain))
      // Only fields that hint at missing answers may be left unplaced; with them the reading is never `sure`.
      const other = (one?.unplaced ?? []).filter(
        ({ path }) => !/^\$\.(\w+\.)*(status|progress|failed|completed|row_count)\w*$/.test(path),
      )
      expect(other, shape).toEqual([])
      expect(one?.certainty, shape).not.toBe('sure')
    }
  })
})
