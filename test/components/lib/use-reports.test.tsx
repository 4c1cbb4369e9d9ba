import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startWordingWorker } from '../../../renderer/lib/wording/start-wording-worker.ts'
import { useReports } from '../../../renderer/lib/wording/use-reports.ts'
import type { WordingAnswer } from '../../../renderer/lib/wording/wording-protocol.ts'
import { aChoice } from '../../support/drafts.ts'
import { show } from '../support/show.tsx'

const QUESTIONS = [aChoice('q1', 'Do you walk?', ['Yes', 'No'])]
const EARLIER = QUESTIONS.map((question) => ({ id: 'q1 before', place: 'q1', question }))

/** A checker whose answers and errors come from the test. */
class Checker extends EventTarget {
  static started: Checker[] = []
  constructor() {
    super()
    Checker.started.push(this)
  }
  postMessage(): void {}
  terminate(): void {}
  answer(data: WordingAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function Told() {
  const { now, earlier } = useReports(QUESTIONS, [], EARLIER)
  const words = [now, earlier].map((reports) => (reports instanceof Map ? 'known' : String(reports)))
  return <p>{words.join(', ')}</p>
}

async function begin(): Promise<Checker> {
  // The page may keep a real checker that an earlier test has stopped; as long as this one holds it, none is at hand.
  const held = startWordingWorker(
    () => undefined,
    () => undefined,
  )
  vi.stubGlobal('Worker', Checker)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    held.stop()
  })
  await show({ path: '/', address: '/', content: Told })
  await expect.element(page.getByText('null, null')).toBeVisible()
  const checker = Checker.started.at(-1)
  if (!checker) throw new Error('No checker was started.')
  return checker
}

test('an error on the earlier wordings leaves the findings that are already shown', async () => {
  const checker = await begin()
  checker.answer({ turn: 1, reports: [], survey: [] } as unknown as WordingAnswer)
  await expect.element(page.getByText('known, null')).toBeVisible()
  checker.dispatchEvent(new Event('error'))
  await expect.element(page.getByText('known, failed')).toBeVisible()
})

test('an error before any finding is told for both', async () => {
  const checker = await begin()
  checker.dispatchEvent(new Event('error'))
  await expect.element(page.getByText('failed, failed')).toBeVisible()
})
