import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftStore } from '../../../../renderer/features/builder/model/draft-store.ts'
import {
  type FindingsNote,
  noteFindings,
} from '../../../../renderer/features/builder/wording/note-findings.ts'
import { switchRuleHere } from '../../../../renderer/features/builder/wording/wording-commands.ts'
import { createWordingStore } from '../../../../renderer/features/builder/wording/wording-store.ts'
import { createWordingChecker } from '../../../../renderer/lib/wording/wording-checker.ts'
import type { WordingAnswer, WordingRequest } from '../../../../renderer/lib/wording/wording-protocol.ts'
import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const stem = (draft: SurveyDraft, at: number, text: string) => {
  const question = draft.questions[at]
  if (question) question.stem = text
}

/** A draft of two items with the real checker, which answers when the test says so. */
function setUp() {
  const draft = createDraftStore(
    {
      id: 's',
      revision: 1,
      updatedAt: 0,
      draft: {
        ...emptyDraft(),
        questions: [
          { id: 'a', stem: 'Ne pensez-vous pas que le bus est cher ?', type: 'open_ended', options: [] },
          { id: 'b', stem: 'Où habitez-vous ?', type: 'open_ended', options: [] },
        ],
      },
    },
    null,
    {
      save: async () => ({ kind: 'saved', revision: 2, savedAt: 0 }),
      load: async () => ({ document: emptyDraft(), revision: 1 }),
      keep: () => undefined,
      now: () => 0,
    },
  )
  const requests: WordingRequest[] = []
  let stopped = 0
  let answer: () => void = () => undefined
  let fail: () => void = () => undefined
  const wording = createWordingStore(draft, 'fr', {
    start(onAnswer: (answer: WordingAnswer) => void, onFailure) {
      const check = createWordingChecker()
      fail = onFailure
      return {
        ask(request) {
          requests.push(request)
          answer = () => onAnswer(check(request))
        },
        stop() {
          stopped += 1
        },
      }
    },
  })
  return {
    draft,
    wording,
    requests,
    answer: () => answer(),
    fail: () => fail(),
    stopped: () => stopped,
  }
}

/** Waits until typing counts as paused. */
const rest = () => vi.advanceTimersByTime(250)

test('reads all at first, then only what was changed, once the writing rests', () => {
  const { draft, wording, requests, answer } = setUp()
  expect(wording.getState().state).toBe('waiting')
  answer()
  expect(wording.getState().state).toBe('ready')
  const first = wording.getState().items.get('a')
  expect(first?.report.findings.map(({ rule }) => rule)).toContain('leading')

  draft.edit('stem:b', (now) => stem(now, 1, 'Où habitez-v'))
  vi.advanceTimersByTime(200)
  draft.edit('stem:b', (now) => stem(now, 1, 'Où travaillez-vous ?'))
  vi.advanceTimersByTime(200)
  expect(requests).toHaveLength(1)
  rest()
  answer()
  expect(requests.map(({ changed }) => changed.map(({ id }) => id))).toEqual([['a', 'b'], ['b']])
  expect(wording.getState().items.get('a')).toBe(first)
  expect(wording.getState().items.get('b')?.stem).toBe('Où travaillez-vous ?')
})

test('what is written while the checker reads is read next', () => {
  const { draft, wording, requests, answer } = setUp()
  draft.edit('stem:b', (now) => stem(now, 1, 'Où travaillez-vous ?'))
  rest()
  expect(requests).toHaveLength(1)
  answer()
  rest()
  expect(requests).toHaveLength(2)
  answer()
  expect(wording.getState().items.get('b')?.stem).toBe('Où travaillez-vous ?')
})

test('a checker that fails says so, and starts anew at the next change', () => {
  const { draft, wording, requests, answer, fail } = setUp()
  fail()
  expect(wording.getState().state).toBe('failed')
  draft.edit('stem:b', (now) => stem(now, 1, 'Où travaillez-vous ?'))
  rest()
  expect(requests.at(-1)?.changed.map(({ id }) => id)).toEqual(['a', 'b'])
  answer()
  expect(wording.getState().state).toBe('ready')
})

test('what was written just before the survey is left is still read and noted, and then the checker ends', async () => {
  const { draft, wording, requests, answer, stopped } = setUp()
  const notes: FindingsNote[] = []
  const leave = noteFindings(draft, wording, (note) => notes.push(note))
  answer()
  expect(notes).toEqual([{ revision: 1, open: expect.any(Number) }])
  const open = notes[0]?.open ?? 0

  draft.edit('stem:b', (now) => stem(now, 1, 'Ne trouvez-vous pas que le train est cher ?'))
  draft.leave()
  wording.leave()
  leave()
  expect(stopped()).toBe(0)
  expect(requests).toHaveLength(2)
  answer()
  expect(stopped()).toBe(1)
  await expect.poll(() => notes).toHaveLength(2)
  expect(notes[1]).toEqual({ revision: 2, open: open + 1 })
})

test('a survey changed and left while it is read at first is read to the end; one only looked at is not', () => {
  const changed = setUp()
  changed.draft.edit('stem:b', (now) => stem(now, 1, 'Où ?'))
  changed.wording.leave()
  expect(changed.stopped()).toBe(0)
  changed.answer()
  changed.answer()
  expect(changed.wording.getState().items.get('b')?.stem).toBe('Où ?')
  expect(changed.stopped()).toBe(1)

  const seen = setUp()
  seen.wording.leave()
  expect(seen.stopped()).toBe(1)
})

test('who leaves when all is read and noted is done at once', () => {
  const { draft, wording, answer, stopped } = setUp()
  const notes: FindingsNote[] = []
  const leave = noteFindings(draft, wording, (note) => notes.push(note))
  answer()
  wording.leave()
  leave()
  expect(stopped()).toBe(1)
  draft.edit('stem:b', (now) => stem(now, 1, 'Où ?'))
  expect(notes).toHaveLength(1)
})

test('a rule turned off in the draft is silent at once, is not counted, and speaks again when that is undone', () => {
  const { draft, wording, requests, answer } = setUp()
  const notes: FindingsNote[] = []
  noteFindings(draft, wording, (note) => notes.push(note))
  answer()
  const rules = () =>
    wording
      .getState()
      .items.get('a')
      ?.report.findings.map(({ rule }) => rule) ?? []
  const before = rules()
  expect(before).toContain('leading')

  draft.edit('rule:leading', (now) => switchRuleHere(now, 'leading', true))
  expect(requests.at(-1)).toMatchObject({ changed: [], off: ['leading'] })
  answer()
  expect(rules()).toEqual(before.filter((rule) => rule !== 'leading'))

  draft.undo()
  expect(draft.getState().history.present).not.toHaveProperty('rulesOff')
  answer()
  expect(rules()).toEqual(before)
})

test('the number of issues is noted only once the checker has read with the rules of the draft', async () => {
  const { draft, wording, answer } = setUp()
  const notes: FindingsNote[] = []
  const leave = noteFindings(draft, wording, (note) => notes.push(note))
  answer()
  const open = notes[0]?.open ?? 0
  draft.edit('rule:leading', (now) => switchRuleHere(now, 'leading', true))
  draft.leave()
  wording.leave()
  leave()
  answer()
  await vi.waitFor(() => expect(notes).toHaveLength(2))
  expect(notes[1]).toEqual({ revision: 2, open: open - 1 })
})

test('a rule that is off everywhere is off in every draft', () => {
  const { draft } = setUp()
  const requests: WordingRequest[] = []
  const start = () => ({ ask: (request: WordingRequest) => requests.push(request), stop: () => undefined })
  createWordingStore(draft, 'fr', { start }, ['jargon'])
  draft.edit('rule:leading', (now) => switchRuleHere(now, 'leading', true))
  expect(requests[0]?.off).toEqual(['jargon'])
})

test('a survey without issues is not noted where an item is in a language that the checker does not read', async () => {
  const { draft, wording, answer } = setUp()
  const notes: FindingsNote[] = []
  draft.edit('all', (now) => {
    stem(now, 0, 'هل تستعمل الحافلة؟')
    stem(now, 1, 'Où habitez-vous ?')
  })
  noteFindings(draft, wording, (note) => notes.push(note))
  answer()
  await vi.advanceTimersByTimeAsync(2_000)
  answer()
  expect(wording.getState().items.get('a')?.stem).toBe('هل تستعمل الحافلة؟')
  expect(notes.filter(({ open }) => open === 0)).toEqual([])
})
