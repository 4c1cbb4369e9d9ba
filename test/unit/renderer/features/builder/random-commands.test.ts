import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeType,
  copyQuestion,
  insertOption,
  insertQuestion,
  makeQuestion,
  moveOption,
  pasteOptions,
  pasteQuestions,
  removeOption,
  replaceOptions,
} from '../../../../../renderer/features/builder/model/commands.ts'
import {
  choose,
  chooseAll,
  chosenOf,
  clear,
  extendTo,
  moveTo,
  NO_SELECTION,
  type Selection,
  toggle,
} from '../../../../../renderer/features/builder/selection/selection.ts'
import {
  copyItems,
  insertCopies,
  placeItems,
  placeOption,
  type Removed,
  removedItems,
  removeItems,
  restoreItems,
  retypeItems,
  stepItems,
} from '../../../../../renderer/features/builder/selection/selection-commands.ts'
import {
  change,
  type History,
  redo,
  startHistory,
  undo,
} from '../../../../../renderer/features/draft/undo.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../../../shared/models/draft.ts'

/*
 * After any commands in any order: each id occurs once, only deleted items are gone, and undoing everything restores
 * the start.
 */

interface Desk {
  history: History<SurveyDraft>
  selection: Selection
  /** Deleted items that the offered undos can restore, however late. */
  offers: Removed[][]
  newId: () => string
  now: number
}

type Command = (desk: Desk) => void

const questionsOf = ({ history }: Desk) => history.present.questions
const idsOf = (desk: Desk) => questionsOf(desk).map(({ id }) => id)
const chosen = (desk: Desk) => new Set(chosenOf(idsOf(desk), desk.selection))

/** The element at a number, which may be any number; undefined for one place past the end. */
const at = <T>(list: readonly T[], number: number): T | undefined => list[number % (list.length + 1)]

function edit(desk: Desk, recipe: (draft: SurveyDraft) => void): void {
  desk.now += 500
  desk.history = change(desk.history, recipe, { place: 'x', now: desk.now, joins: false })
}

const some = fc.nat({ max: 40 })
const gap = fc.integer({ min: -1, max: 40 })
const type = fc.constantFrom('single_choice', 'open_ended')
const texts = fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 3 })

/** The item that a number stands for, with its position. */
function pick(desk: Desk, number: number): [number, Question | undefined] {
  const question = at(questionsOf(desk), number)
  return [question ? questionsOf(desk).indexOf(question) : questionsOf(desk).length, question]
}

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(some, type).map(
    ([item, kind]): Command =>
      (desk) => {
        const question = makeQuestion(kind, desk.newId)
        edit(desk, (draft) => insertQuestion(draft, question, pick(desk, item)[0]))
      },
  ),
  some.map(
    (item): Command =>
      (desk) => {
        const [place, question] = pick(desk, item)
        const copy = question && copyQuestion(question, desk.newId)
        if (copy) edit(desk, (draft) => insertQuestion(draft, copy, place + 1))
      },
  ),
  fc.tuple(some, type).map(
    ([item, kind]): Command =>
      (desk) =>
        edit(desk, (draft) => changeType(draft, pick(desk, item)[0], kind, desk.newId)),
  ),
  fc.tuple(some, some).map(
    ([item, option]): Command =>
      (desk) =>
        edit(desk, (draft) => insertOption(draft, pick(desk, item)[0], option, desk.newId)),
  ),
  fc.tuple(some, fc.integer({ min: -1, max: 6 })).map(
    ([item, option]): Command =>
      (desk) =>
        edit(desk, (draft) => removeOption(draft, pick(desk, item)[0], option)),
  ),
  fc.tuple(some, some, fc.constantFrom<1 | -1>(1, -1)).map(
    ([item, option, by]): Command =>
      (desk) =>
        edit(desk, (draft) => moveOption(draft, pick(desk, item)[0], option, by)),
  ),
  fc.tuple(some, some, texts).map(
    ([item, option, pasted]): Command =>
      (desk) =>
        edit(desk, (draft) => pasteOptions(draft, pick(desk, item)[0], option, pasted, desk.newId)),
  ),
  fc.tuple(some, texts).map(
    ([item, pasted]): Command =>
      (desk) =>
        edit(desk, (draft) => replaceOptions(draft, pick(desk, item)[0], pasted, desk.newId)),
  ),
  fc.tuple(some, texts).map(
    ([item, options]): Command =>
      (desk) => {
        const pasted = [{ stem: 'Pasted', options }]
        edit(desk, (draft) => pasteQuestions(draft, pick(desk, item)[0], pasted, desk.newId))
      },
  ),
  gap.map(
    (to): Command =>
      (desk) =>
        edit(desk, (draft) => placeItems(draft, chosen(desk), to)),
  ),
  fc.constantFrom<1 | -1>(1, -1).map(
    (by): Command =>
      (desk) =>
        edit(desk, (draft) => stepItems(draft, chosen(desk), by)),
  ),
  fc.constant<Command>((desk) => {
    const copies = copyItems(desk.history.present, chosen(desk), desk.newId)
    edit(desk, (draft) => insertCopies(draft, chosen(desk), copies))
  }),
  fc.constant<Command>((desk) => {
    desk.offers.push(removedItems(desk.history.present, chosen(desk)))
    edit(desk, (draft) => removeItems(draft, chosen(desk)))
  }),
  some.map(
    (offer): Command =>
      (desk) => {
        const removed = at(desk.offers, offer)
        if (removed) edit(desk, (draft) => restoreItems(draft, removed))
      },
  ),
  type.map(
    (kind): Command =>
      (desk) =>
        edit(desk, (draft) => retypeItems(draft, chosen(desk), kind, desk.newId)),
  ),
  fc.tuple(some, some, some, gap).map(
    ([item, option, to, place]): Command =>
      (desk) => {
        const source = pick(desk, item)[1]
        const name = { item: source?.id ?? '', option: at(source?.options ?? [], option)?.id ?? '' }
        edit(desk, (draft) => placeOption(draft, name, pick(desk, to)[1]?.id ?? '', place))
      },
  ),
  fc.constant<Command>((desk) => {
    desk.history = undo(desk.history)
  }),
  fc.constant<Command>((desk) => {
    desk.history = redo(desk.history)
  }),
  fc.tuple(some, some).map(
    ([one, other]): Command =>
      (desk) => {
        const ids = idsOf(desk)
        const id = at(ids, one)
        if (id !== undefined)
          desk.selection = extendTo(ids, toggle(ids, desk.selection, id), at(ids, other) ?? id, null)
      },
  ),
  some.map(
    (one): Command =>
      (desk) => {
        const id = at(idsOf(desk), one)
        desk.selection = id === undefined ? clear(desk.selection) : toggle(idsOf(desk), desk.selection, id)
      },
  ),
  some.map(
    (one): Command =>
      (desk) => {
        desk.selection = choose(idsOf(desk).slice(one % 5, (one % 5) + 2))
      },
  ),
  fc.constant<Command>((desk) => {
    desk.selection = chooseAll(idsOf(desk), moveTo(desk.selection, idsOf(desk)[0] ?? ''))
  }),
)

function start(): Desk {
  let next = 0
  const newId = () => {
    next += 1
    return `id-${next}`
  }
  const questions = ['A', 'B', 'C'].map(
    (stem): Question => ({ ...makeQuestion('single_choice', newId), stem }),
  )
  const history = startHistory({ ...emptyDraft(), questions })
  return { history, selection: NO_SELECTION, offers: [], newId, now: 0 }
}

function expectDistinct({ questions }: SurveyDraft): void {
  const ids = questions.map(({ id }) => id)
  const options = questions.flatMap((question) => question.options.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(options).size).toBe(options.length)
}

test('every id is there once, chosen items are there, and undoing all leads back, whatever is done', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60, size: 'max' }), (commands) => {
      const desk = start()
      const begin = desk.history.present
      for (const run of commands) {
        run(desk)
        expectDistinct(desk.history.present)
        expect(idsOf(desk)).toEqual(expect.arrayContaining([...chosen(desk)]))
      }
      const end = desk.history.present
      const steps = desk.history.past.length
      for (let step = 0; step < steps; step += 1) desk.history = undo(desk.history)
      expect(desk.history.present).toEqual(begin)
      for (let step = 0; step < steps; step += 1) desk.history = redo(desk.history)
      expect(desk.history.present).toEqual(end)
    }),
    { numRuns: 400 },
  )
})

test('moving, copying, retyping and choosing lose no item and no option', () => {
  const ids = ({ questions }: SurveyDraft) =>
    questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
  fc.assert(
    fc.property(fc.array(fc.tuple(some, some, some, gap, fc.nat({ max: 5 })), { maxLength: 60 }), (moves) => {
      const desk = start()
      for (const [one, other, to, place, kind] of moves) {
        const before = ids(desk.history.present)
        desk.selection = extendTo(
          idsOf(desk),
          toggle(idsOf(desk), desk.selection, at(idsOf(desk), one) ?? ''),
          at(idsOf(desk), other) ?? '',
          null,
        )
        const source = pick(desk, one)[1]
        const name = { item: source?.id ?? '', option: at(source?.options ?? [], other)?.id ?? '' }
        if (kind === 0) edit(desk, (draft) => placeItems(draft, chosen(desk), place))
        if (kind === 1) edit(desk, (draft) => stepItems(draft, chosen(desk), place % 2 === 0 ? 1 : -1))
        if (kind === 2) edit(desk, (draft) => placeOption(draft, name, pick(desk, to)[1]?.id ?? '', place))
        if (kind === 3) edit(desk, (draft) => retypeItems(draft, chosen(desk), 'open_ended', desk.newId))
        if (kind === 4) edit(desk, (draft) => moveOption(draft, pick(desk, one)[0], other, 1))
        expect(new Set(ids(desk.history.present))).toEqual(new Set(before))
      }
    }),
  )
})

test('an item that comes back late leaves its option where it was dragged meanwhile', () => {
  const desk = start()
  const [first, second] = questionsOf(desk)
  const option = first?.options[0]?.id ?? ''
  const ofFirst = new Set([first?.id ?? ''])
  const removed = removedItems(desk.history.present, ofFirst)
  edit(desk, (draft) => removeItems(draft, ofFirst))
  desk.history = undo(desk.history)
  edit(desk, (draft) => placeOption(draft, { item: first?.id ?? '', option }, second?.id ?? '', 0))
  edit(desk, (draft) => removeItems(draft, ofFirst))
  edit(desk, (draft) => restoreItems(draft, removed))
  expectDistinct(desk.history.present)
  expect(idsOf(desk)).toHaveLength(3)
})
