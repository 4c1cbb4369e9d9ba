import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { DeskCallsContext } from '../../../renderer/features/reading-desk/desk-calls.ts'
import { Desk } from '../../../renderer/features/reading-desk/desk-page.tsx'
import { useRecipeWorks } from '../../../renderer/features/reading-desk/recipe-work.ts'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { DeskFound, DeskNeed, DeskReading } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { deskHost } from './desk-host.ts'
import { show } from './show.tsx'

const VALUES = [
  ['b', 'a'],
  ['a', 'c'],
  ['b', 'b'],
]
const data = { bloc: VALUES.map((v, at) => ({ k: `p${at + 1}`, v })) }
const draft = aSurvey('Urban mobility', [
  aChoice('q1', 'Do you walk?', ['Yes', 'No', 'Maybe']),
  aChoice('q2', 'Do you cycle?', ['Yes', 'No', 'Maybe']),
])

const amountOf = (answers: readonly Answer[]) => {
  const understood = answers.filter(({ kind }) => kind === 'option')
  return { answers: understood.length, items: new Set(understood.map(({ question }) => question)).size }
}

/** Imitates the host's reading: nothing until an answer was shown to it, then the letters that have been explained. */
function read(recipe: Recipe): DeskReading {
  const meanings = new Map(recipe.results?.meanings.map(({ received, option }) => [received, option]))
  const left = ['a', 'b', 'c'].filter((letter) => !meanings.has(letter))
  const answers = recipe.results
    ? VALUES.flatMap((values, respondent) =>
        values.map((value, question): Answer => {
          const option = ['Yes', 'No', 'Maybe'].indexOf(meanings.get(value) ?? '')
          return option === -1
            ? { respondent, question, kind: 'unread', option: null, text: value }
            : { respondent, question, kind: 'option', option, text: null }
        }),
      )
    : []
  const found = (need: DeskNeed, path: (at: number) => string, unknown: string[]): DeskFound => ({
    need,
    label: need.need === 'answer' ? (draft.questions[need.item]?.stem ?? null) : null,
    by: recipe.results ? 'recipe' : 'nothing',
    certainty: recipe.results ? 'sure' : null,
    found: recipe.results ? 3 : 0,
    expected: 3,
    notUnderstood: recipe.results ? unknown.map((value) => ({ path: path(1), value })) : [],
    paths: recipe.results ? [0, 1, 2].map(path) : [],
  })
  return {
    recipe,
    problems: [],
    found: [
      found({ need: 'persona' }, (at) => `$.bloc[${at}]`, []),
      found({ need: 'answer', item: 0 }, (at) => `$.bloc[${at}].v[0]`, left),
      found({ need: 'answer', item: 1 }, (at) => `$.bloc[${at}].v[1]`, left),
    ],
    results: {
      respondents: recipe.results ? VALUES.map(() => ({ id: null, attributes: [] })) : [],
      answers,
      counts: [],
      shares: [],
      doubts: [],
      edition: 0,
      shape: recipe.results ? 'recipe' : 'unknown',
      certainty: recipe.results ? 'sure' : 'unsure',
      unplaced: [],
    },
    kept: { ...amountOf(answers), isUsed: true },
  }
}

/** A recipe by which the answers are read at this path. */
export const withAnswers = (recipe: Recipe, path: string, from: 0 | 1): Recipe => ({
  ...recipe,
  results: {
    tables: [],
    personas: '$.bloc[*]',
    fields: [],
    answers: [{ path, from }],
    optionsFrom: null,
    meanings: [],
  },
})

/** The recipe with the same meaning for each of these values; null for a missing answer. */
export const withMeaning = (recipe: Recipe, option: string | null, ...values: string[]): Recipe => ({
  ...recipe,
  ...(recipe.results && {
    results: { ...recipe.results, meanings: values.map((received) => ({ received, option })) },
  }),
})

/** A host whose reading knows the letters that have been explained. */
export function theHost(others: Partial<Parameters<typeof deskHost>[0]> = {}) {
  return deskHost({
    data,
    read,
    teach: (_need, _path, recipe) =>
      ([1, 0] as const).map((from) => ({
        recipe: withAnswers(recipe, '@.v[{item}]', from),
        how: 'both',
        from,
        understood: from === 1 ? 6 : 3,
        notUnderstood: from === 1 ? 0 : 3,
      })),
    ...others,
  })
}

/** Opens the desk on a run of two items with the options Yes, No and Maybe. */
export async function openReadingDesk(host = theHost(), asked = draft) {
  queryClient.setQueryData(
    api.runs.get.queryKey({ input: { id: 'run-1' } }),
    aRun({ connectionId: 'team', practice: false }),
  )
  queryClient.setQueryData(api.versions.get.queryKey({ input: { versionId: 'version-1' } }), {
    ...{ id: 'version-1', surveyId: 'survey-1', number: 1, createdAt: 0, name: null, note: '', draft: asked },
  } as never)
  queryClient.setQueryData(api.connections.list.queryKey(), [
    {
      ...{ id: 'team', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
      ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
    } as never,
  ])
  onTestFinished(() => {
    queryClient.clear()
    useRecipeWorks.setState({}, true)
  })
  await show({
    path: '/desk/run/$runId',
    address: '/desk/run/run-1',
    content: () => (
      <DeskCallsContext value={host.calls}>
        <Desk subject={{ kind: 'run', id: 'run-1' }} />
      </DeskCallsContext>
    ),
  })
  return host
}

/** The tree of the reply. */
export const tree = () => page.getByRole('tree', { name: 'Contents of the reply' })
/** A row of it. */
export const treeRow = (name: string | RegExp) => tree().getByRole('treeitem', { name })
