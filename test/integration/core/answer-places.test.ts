import { expect, it, onTestFinished } from 'vitest'
import { READERS_EDITION } from '../../../electron/service/results/readers-edition.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey as aDraft } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { resultsOf } from '../../support/results-of.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aSurvey } from '../storage/samples.ts'

const STEM = 'Do you walk to work?'
const ROWS = [
  { persona: 'p1', [STEM]: 'Yes' },
  { persona: 'p2', [STEM]: 'Perhaps' },
]
const NUMBERS = { Yes: 33, No: 67 }

/** A core with runs whose payloads are these texts, by run id; the payload of the run `gone` is lost. */
function coreWith(texts: Record<string, string>) {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  const draft = aDraft('Walking', [aChoice('walk', STEM, ['Yes', 'No'])])
  store.surveys.insert({ ...aSurvey('survey-1'), draft })
  const { id: versionId } = store.surveys.freeze('survey-1', draft, 'version-1', 1)
  for (const [id, text] of Object.entries(texts)) {
    store.runs.insert(aRun({ id, versionId, personas: id === 'numbers' ? 100 : 2 }))
    const payloadId = store.payloads.add({
      ...{ id: `payload of ${id}`, subjectId: id, kind: 'results', text, receivedAt: 1 },
    })
    // Marked with the readers' current edition, so that the results are not read again.
    store.runs.saveResults(id, payloadId, resultsOf({ edition: READERS_EDITION }), 1)
  }
  store.runs.insert(aRun({ id: 'waiting', versionId, results: 'waiting', state: 'done' }))
  store.close()
  const core = openTestCore({
    folder,
    between: (storage) => {
      const { text } = storage.payloads
      storage.payloads.text = (id) => (id === 'payload of gone' ? null : text(id))
      return storage
    },
  })
  onTestFinished(() => core.close())
  return core.client.runs
}

it('tells where the answers to an item stand in the payload that is kept', async () => {
  const runs = coreWith({
    rows: JSON.stringify({ data: { rows: ROWS }, error: null }),
    numbers: JSON.stringify({ data: { results: [{ texte: STEM, distribution: NUMBERS }] }, error: null }),
    gone: '{}',
    deep: `{"data":${'['.repeat(120)}${']'.repeat(120)}}`,
  })
  expect(await runs.places({ id: 'rows', item: 'walk' })).toEqual({
    payloadId: 'payload of rows',
    places: [
      { respondent: 0, path: `$.rows[0]["${STEM}"]`, value: 'Yes' },
      { respondent: 1, path: `$.rows[1]["${STEM}"]`, value: 'Perhaps' },
    ],
  })

  expect(await runs.personaPlaces({ id: 'rows', persona: 1 })).toEqual({
    payloadId: 'payload of rows',
    places: [{ item: 0, path: `$.rows[1]["${STEM}"]`, value: 'Perhaps' }],
  })

  // The person's decision about the numbers does not remove the place where they were found.
  const place = { respondent: null, path: '$.results[0].distribution', value: JSON.stringify(NUMBERS) }
  expect((await runs.places({ id: 'numbers', item: 'walk' })).places).toEqual([place])
  const doubt = `${place.path}|`
  const { results } = await runs.decideNumbers({ id: 'numbers', decisions: { [doubt]: 'shares' } })
  expect(results.doubts).toMatchObject([{ id: doubt, decision: 'shares' }])
  expect((await runs.places({ id: 'numbers', item: 'walk' })).places).toEqual([place])

  const missing = [
    { id: 'waiting', item: 'walk' },
    { id: 'rows', item: 'gone' },
    { id: 'gone', item: 'walk' },
  ]
  for (const input of missing) await expect(runs.places(input)).rejects.toMatchObject({ code: 'MISSING' })
  await expect(runs.places({ id: 'deep', item: 'walk' })).rejects.toMatchObject({ code: 'TOO_LARGE' })
})
