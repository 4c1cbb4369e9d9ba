import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { WordingLanguage } from '../../../../shared/wording/finding.ts'
import { rulesOff } from '../../../../shared/wording/rules-off.ts'
import type { ItemReport, SurveyNote } from '../../../../shared/wording/survey-report.ts'
import { createDebounce } from '../../../lib/debounce.ts'
import type { WordingWorker } from '../../../lib/wording/start-wording-worker.ts'
import type { WordingAnswer } from '../../../lib/wording/wording-protocol.ts'
import type { DraftStore } from '../model/draft-store.ts'

/** An item as it was when the checker read it, with the report; offsets refer to this stem. */
export interface CheckedItem {
  stem: string
  options: readonly string[]
  report: ItemReport
}

export interface WordingState {
  /** By item id; items that were not read yet are missing. */
  items: ReadonlyMap<string, CheckedItem>
  notes: readonly SurveyNote[]
  /** Words to be read in the whole questionnaire, and estimated seconds to read and answer it. */
  words: number
  seconds: number
  state: 'waiting' | 'ready' | 'failed'
  /** The rules that were off in the draft when the checker read it. */
  off: SurveyDraft['rulesOff']
}

/** The results of the wording checker for the draft on the screen. */
export interface WordingStore extends StoreApi<WordingState> {
  /** To be called when the screen is left: text that was not read yet is read at once, then the checker stops. */
  leave(): void
}

export interface WordingPorts {
  /** Starts a checker with no items yet. */
  start(onAnswer: (answer: WordingAnswer) => void, onFailure: () => void): WordingWorker
}

/** What of the draft a request to the checker was about. */
type Asked = Readonly<Pick<SurveyDraft, 'questions' | 'rulesOff'>>

/** Milliseconds of pause after which the checker reads, so that unfinished words are not reported. */
const REST = 250

/**
 * Has the checker read the draft, and again whenever it has changed. One request at a time; typing never waits for it.
 *
 * @param everywhere rules that are off in all surveys
 */
export function createWordingStore(
  draft: Pick<DraftStore, 'getState' | 'subscribe'>,
  language: WordingLanguage,
  ports: WordingPorts,
  everywhere: readonly string[] = [],
): WordingStore {
  const store = createStore<WordingState>(() => ({
    items: new Map(),
    notes: [],
    words: 0,
    seconds: 0,
    state: 'waiting',
    off: undefined,
  }))
  const questionsNow = () => draft.getState().history.present.questions
  const offNow = () => draft.getState().history.present.rulesOff
  let checker: ReturnType<WordingPorts['start']> | null = null
  /** The items as the checker has them, by id. */
  let known = new Map<string, Question>()
  /** The items of the request under way. */
  let asked: Asked | null = null
  const opened = questionsNow()
  /** The items that were read last. */
  let read: Asked | null = null
  let left = false
  let turn = 0

  const ask = () => {
    soon.cancel()
    if (asked) return
    checker ??= ports.start(receive, fail)
    const questions = questionsNow()
    const changed = questions.filter((question) => known.get(question.id) !== question)
    const off = offNow()
    asked = { questions, rulesOff: off }
    known = new Map(questions.map((question) => [question.id, question]))
    turn += 1
    checker.ask({
      turn,
      language,
      order: questions.map(({ id }) => id),
      changed: changed.map(({ id, type, stem, options }) => ({ id, type, stem, options: textsOf(options) })),
      off: rulesOff(everywhere, off),
    })
  }

  const soon = createDebounce(ask, REST)

  const receive = ({ turn: answered, reports, notes, words, seconds }: WordingAnswer) => {
    if (answered !== turn || !asked) return
    const items = joinReports(asked.questions, reports, store.getState().items)
    store.setState({ items, notes, words, seconds, state: 'ready', off: asked.rulesOff })
    read = asked
    asked = null
    if (left) finish()
    else if (!isUpToDate() && !soon.isWaiting()) soon.call()
  }

  const isUpToDate = () => read?.questions === questionsNow() && read.rulesOff === offNow()

  const finish = () => {
    if (!isUpToDate()) return ask()
    checker?.stop()
    checker = null
  }

  const fail = () => {
    checker?.stop()
    checker = null
    known = new Map()
    asked = null
    store.setState({ state: 'failed' })
  }

  const unsubscribe = draft.subscribe((state, before) => {
    const [now, earlier] = [state.history.present, before.history.present]
    if (now.rulesOff !== earlier.rulesOff) ask()
    else if (now.questions !== earlier.questions) soon.call()
  })
  ask()
  return {
    ...store,
    leave() {
      left = true
      unsubscribe()
      soon.cancel()
      // If a long questionnaire was only looked at, the reading is abandoned, since it would slow down the next screen.
      if (read === null && questionsNow() === opened) checker?.stop()
      else finish()
    },
  }
}

const textsOf = (options: Question['options']): string[] => options.map(({ text }) => text)

/** Items that were not read again keep their object, so that nothing that shows them is rendered again. */
function joinReports(
  questions: readonly Question[],
  reports: readonly ItemReport[],
  before: WordingState['items'],
): WordingState['items'] {
  const fresh = new Map(reports.map((report) => [report.id, report]))
  const items = new Map<string, CheckedItem>()
  for (const { id, stem, options } of questions) {
    const report = fresh.get(id)
    const item = report ? { stem, options: textsOf(options), report } : before.get(id)
    if (item) items.set(id, item)
  }
  return items
}
