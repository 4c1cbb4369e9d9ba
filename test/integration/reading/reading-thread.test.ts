import { describe, expect, it, onTestFinished } from 'vitest'
import { createReadingThread, type ReadingThread } from '../../../electron/reading/reading-thread.ts'
import type { LargeArrival } from '../../../electron/service/call/large-answer.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { textOf } from '../../../shared/models/received-text.ts'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { leastBusy, watchHost } from '../../support/watch-host.ts'

/**
 * 100,000 rows on one line. One string, because garbage of many small ones would be collected while the loop is
 * observed.
 */
function manyRows(): string {
  return `{"data":{"lignes":[${'{"qui":"p","dit":"éééééééé été"},'.repeat(99_999)}{"qui":"q","dit":"Fin"}]}}`
}

const PAYLOADS: Record<string, () => string> = {
  rows: manyRows,
  deep: () => `{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  broken: () => '{"data":[1,2,',
  some: () => '{"data":{"lignes":[{"qui":"p"}]}}',
  text: () => 'Alice: bonjour\nLuc: salut',
}

/** A reading thread, and a store with some of the payloads. */
function aThread(...ids: string[]): ReadingThread {
  const storage = openStorage({ folder: tempFolder(), now: Date.now })
  for (const id of ids)
    storage.payloads.add({ id, subjectId: 's', kind: 'results', text: PAYLOADS[id]?.() ?? '', receivedAt: 1 })
  const thread = createReadingThread({ storedOf: (id) => storage.payloads.stored(id) })
  onTestFinished(async () => {
    await thread.close()
    storage.close()
  })
  return thread
}

/** A reply to a request for results, as it arrived. */
const anArrival = (): LargeArrival => ({
  ...{ method: 'GET', operation: 'survey_results', sent: undefined },
  ...{ status: 200, headers: [['content-type', 'application/json']], key: 'key-of-12345', isKeyTold: true },
  ...{ now: 0, recipe: null, isCut: false },
})

const stored = (id: string) => ({ id, text: null })
const rows = (open: string[] = [], offset = 0) => ({ task: 'rows' as const, open, offset, limit: 50 })

describe('the reading thread', () => {
  it('takes 100,000 rows on one line apart, and never keeps the host busy', async () => {
    const attempt = async () => {
      const thread = aThread('rows')
      const busiest = watchHost()
      const { total } = await thread.desk(stored('rows'), rows(['$.lignes']))
      expect(total).toBe(100_002)
      const far = await thread.desk(stored('rows'), rows(['$.lignes', '$.lignes[99999]'], 100_001))
      expect(far.rows.map((row) => row.path)).toEqual([
        ...['$.lignes[99999]', '$.lignes[99999].qui', '$.lignes[99999].dit'],
      ])
      const found = await thread.desk(stored('rows'), { task: 'search', words: 'FIN', after: null })
      expect(found).toMatchObject({ path: '$.lignes[99999].dit', matches: 1 })
      const draft = aSurveyDraft()
      const subject = { kind: 'results', draft, personas: 50 }
      const results = {
        ...{ tables: [], fields: [], optionsFrom: null, meanings: [] },
        ...{ personas: '$.lignes[?@.none == 1]', answers: [{ path: '$..none', from: 1 }] },
      }
      const read = await thread.desk(stored('rows'), {
        task: 'read',
        recipe: { ...emptyRecipe(), results },
        subject,
      })
      expect(read.problems.map(({ problem }) => problem)).toContain('no_personas')
      const taught = await thread.desk(stored('rows'), {
        ...{ task: 'teach', recipe: emptyRecipe(), need: { need: 'answer', item: 0 } },
        ...{ path: '$.lignes[3].dit', draft, personas: 50 },
      })
      expect(taught[0]?.recipe.results?.personas).toBe('$.lignes[*]')
      return busiest()
    }
    expect(await leastBusy(attempt)).toBeLessThan(1)
  })

  it.each([
    ['deep', 'TOO_LARGE'],
    ['broken', 'CUT_ANSWER'],
    ['gone', 'MISSING'],
  ])('says of a payload that is %s what is wrong, and goes on', async (id, code) => {
    const thread = aThread('deep', 'broken', 'text')
    await expect(thread.desk(stored(id), rows())).rejects.toMatchObject({ problem: { code } })
    expect((await thread.desk(stored('text'), rows())).rows[0]).toMatchObject({
      kind: 'text',
      value: PAYLOADS.text?.(),
    })
  })

  it('shows the rows of a payload before what is found in it, whichever was asked for first', async () => {
    const thread = aThread('text', 'some')
    const answered: string[] = []
    const note = (what: string) => () => answered.push(what)
    const subject = { kind: 'results', draft: aSurveyDraft(), personas: 50 }
    const read = thread
      .desk(stored('some'), { task: 'read', recipe: emptyRecipe(), subject })
      .then(note('read'))
    const shown = thread.desk(stored('some'), rows()).then(note('rows'))
    await Promise.all([read, shown])
    expect(answered).toEqual(['rows', 'read'])
  })

  it('says which names hide values of a payload', async () => {
    const text = '{"data":{"qui":"p","qui":"q"}}'
    const subject = { kind: 'status', draft: null, personas: null }
    const task = { task: 'read' as const, recipe: emptyRecipe(), subject }
    const { problems } = await aThread().desk({ id: 'twice', text }, task)
    expect(problems).toContainEqual({ part: 'qui', path: null, problem: 'repeated_name', detail: '' })
  })

  it('answers for two payloads that take turns', async () => {
    const thread = aThread('text', 'some')
    const asked = ['text', 'some', 'text', 'some', 'text'].map((id) => thread.desk(stored(id), rows()))
    const kinds = (await Promise.all(asked)).map(({ rows: [root] }) => root?.kind)
    expect(kinds).toEqual(['text', 'map', 'text', 'map', 'text'])
  })

  it('reads a payload that is not in the file from its text', async () => {
    const { rows: shown } = await aThread().desk({ id: 'other', text: '{"data":[1]}' }, rows())
    expect(shown.map(({ path: at }) => at)).toEqual(['$', '$[0]'])
  })

  it('gives an answer back that ends the thread whenever it is taken apart, and goes on', async () => {
    const workerUrl = new URL('./worker-that-ends.ts', import.meta.url)
    let ends = 0
    const thread = createReadingThread({ workerUrl, storedOf: () => null, onExit: () => ends++ })
    onTestFinished(() => thread.close())
    const body = `{"data":"${'é'.repeat(300_000)} key-of-12345"}`
    const { text, ...told } = await thread.understand(new TextEncoder().encode(body), anArrival())
    expect(told).toMatchObject({ isUnparsed: true, value: null, problem: { code: 'TOO_LARGE' } })
    expect(text && textOf(text)).toBe(body.replace('key-of-12345', '•••'))
    expect(ends).toBe(2)
  })

  it('fails what it was asked, and the program goes on, where the thread cannot be started again', async () => {
    const workerUrl = new URL('./worker-that-ends.ts', import.meta.url)
    // A thread from such an address is refused at once, as it is where the system gives no more threads.
    const onExit = () => {
      workerUrl.href = 'http://127.0.0.1/worker.ts'
    }
    const thread = createReadingThread({ workerUrl, storedOf: () => null, onExit })
    onTestFinished(() => thread.close())
    const asked = thread.understand(new TextEncoder().encode('{"data":"é"}'), anArrival())
    await expect(asked).rejects.toMatchObject({ problem: { code: 'TOO_LARGE' } })
    await expect(thread.desk(stored('text'), rows())).rejects.toThrow()
  })

  it('fails what it was asked when it is closed', async () => {
    const thread = aThread('text')
    const asked = thread.desk(stored('text'), rows())
    const refused = expect(asked).rejects.toMatchObject({ problem: { code: 'CANCELLED' } })
    await thread.close()
    await refused
    await expect(thread.desk(stored('text'), rows())).rejects.toMatchObject({
      problem: { code: 'CANCELLED' },
    })
  })
})
