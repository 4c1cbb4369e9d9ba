import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft, type Question, type SurveyDraft } from '../../../shared/models/draft.ts'
import { compareDrafts, type DraftDifference } from '../../../shared/versions/compare-drafts.ts'
import { compareWords } from '../../../shared/versions/compare-words.ts'
import { countChanges } from '../../../shared/versions/count-changes.ts'
import { anyDraft, anyText } from '../../integration/storage/samples.ts'

let ids = 0
function item(stem: string, options: string[] = ['Yes', 'No'], id = `q${ids++}`): Question {
  return {
    id,
    stem,
    type: options.length > 0 ? 'single_choice' : 'open_ended',
    options: options.map((text, at) => ({ id: `${id}o${at}`, text })),
  }
}

function draftOf(...questions: Question[]): SurveyDraft {
  return { ...emptyDraft(), title: 'Trips', questions }
}

/** The changed items in a line each, as "stem (what changed)". */
function told(difference: DraftDifference): string[] {
  return difference.items
    .filter(({ same }) => !same)
    .map(({ before, after, moved, reworded, retyped, optionsChanged }) => {
      const how = [
        before === null && 'added',
        after === null && 'removed',
        moved && 'moved',
        reworded && 'reworded',
        retyped && 'retyped',
        optionsChanged && 'options',
      ].filter((word) => word !== false)
      return `${(after ?? before)?.entry.stem}: ${how.join(', ')}`
    })
}

/** Two drafts with much in common, as if one had been edited into the other. */
const twoDrafts = fc
  .tuple(anyDraft, anyDraft, fc.array(fc.nat(), { maxLength: 8 }))
  .map(([first, second, order]): [SurveyDraft, SurveyDraft] => {
    const pool = [...first.questions, ...second.questions]
    const questions = order.flatMap((at) => {
      const question = pool[at % Math.max(1, pool.length)]
      return question ? [at % 3 === 0 ? { ...question, stem: `${question.stem} now` } : question] : []
    })
    return [first, { ...second, questions }]
  })

describe('the difference of two drafts', () => {
  it('is empty for a draft and itself, with other ids too', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const difference = compareDrafts(draft, structuredClone(draft))
        expect(difference.same).toBe(true)
        expect(countChanges(difference)).toMatchObject({ added: 0, removed: 0, moved: 0, fields: [] })
      }),
    )
    const draft = draftOf(item('How?'), item('Why?', []), item('When?'))
    const again = draftOf(item('How?'), item('Why?', []), item('When?'))
    expect(compareDrafts(draft, again).same).toBe(true)
  })

  it('holds both drafts whole, says what changed where, and turns round with them', () => {
    fc.assert(
      fc.property(twoDrafts, ([before, after]) => {
        const difference = compareDrafts(before, after)
        const side = (name: 'before' | 'after') =>
          difference.items
            .flatMap((each) => each[name] ?? [])
            .sort((a, b) => a.at - b.at)
            .map(({ entry }) => entry)
        expect(side('before')).toEqual(before.questions)
        expect(side('after')).toEqual(after.questions)
        for (const { before: old, after: now, ...told } of difference.items) {
          if (!old || !now) continue
          expect(told.reworded).toBe(old.entry.stem !== now.entry.stem)
          expect(told.retyped).toBe(old.entry.type !== now.entry.type)
          const options = (from: Question) => from.options.map(({ text }) => text)
          if (!told.optionsChanged) expect(options(old.entry)).toEqual(options(now.entry))
        }
        // Items that did not move are in the same order in both.
        const steady = difference.items.filter(({ moved, before, after }) => !moved && before && after)
        const places = steady.map((each) => each.before?.at ?? -1)
        expect(places).toEqual([...places].sort((a, b) => a - b))

        const back = countChanges(compareDrafts(after, before))
        const there = countChanges(difference)
        expect(back).toMatchObject({
          added: there.removed,
          removed: there.added,
          moved: there.moved,
          fields: there.fields,
          dismissals: there.dismissals,
        })
      }),
      { numRuns: 300 },
    )
  })

  it('tells another name of the variable and other codes, which nobody who answers sees', () => {
    const asked = item('How?')
    const [yes, no] = asked.options
    if (!yes || !no) throw new Error('no options')
    const coded = { ...asked, name: 'Q1', options: [yes, { ...no, code: '0' }] }
    const difference = compareDrafts(draftOf(asked), draftOf(coded))
    expect(difference.same).toBe(false)
    const [change] = difference.items
    expect(change).toMatchObject({ renamed: true, recoded: true, reworded: false, optionsChanged: false })
    expect(change?.options.map(({ recoded }) => recoded)).toEqual([false, true])
    expect(countChanges(difference)).toMatchObject({ renamed: 1, recoded: 1, options: 0 })
    expect(compareDrafts(draftOf(coded), draftOf(structuredClone(coded))).same).toBe(true)
  })

  it('tells one item carried to the front as one that moved', () => {
    const [a, b, c, d] = [item('A'), item('B'), item('C'), item('D')]
    expect(told(compareDrafts(draftOf(a, b, c, d), draftOf(d, a, b, c)))).toEqual(['D: moved'])
    expect(told(compareDrafts(draftOf(a, b, c, d), draftOf(b, c, d)))).toEqual(['A: removed'])
  })

  it('knows an item by its id however it is reworded, and a retyped one by its words', () => {
    const before = draftOf(
      item('How do you usually get to work?', ['On foot', 'By bike'], 'x'),
      item('Why?', []),
    )
    const byId = draftOf(item('Something else entirely', ['On foot', 'By bike'], 'x'), item('Why?', []))
    expect(told(compareDrafts(before, byId))).toEqual(['Something else entirely: reworded'])
    const retyped = draftOf(
      item('How do you mostly get to work?', ['On foot', 'By bicycle']),
      item('What is your age?', []),
    )
    expect(told(compareDrafts(before, retyped))).toEqual([
      'How do you mostly get to work?: reworded, options',
      'Why?: removed',
      'What is your age?: added',
    ])
  })

  it('tells options that were added, removed, moved and reworded apart', () => {
    const before = item('How often?', ['Never', 'Once a week', 'Daily', 'Always'], 'q')
    const [never, once, daily] = before.options
    if (!never || !once || !daily) throw new Error('no options')
    const after = {
      ...before,
      options: [daily, never, { ...once, text: 'Once or twice a week' }, { id: 'new', text: 'Rarely' }],
    }
    const [change] = compareDrafts(draftOf(before), draftOf(after)).items
    expect(
      change?.options.map(({ before, after, moved, reworded }) => [
        before?.entry.text ?? null,
        after?.entry.text ?? null,
        moved,
        reworded,
      ]),
    ).toEqual([
      ['Daily', 'Daily', true, false],
      ['Never', 'Never', false, false],
      ['Once a week', 'Once or twice a week', false, true],
      ['Always', null, false, false],
      [null, 'Rarely', false, false],
    ])
  })

  it('tells title, context, personas, audience and what was set aside', () => {
    const before = draftOf(item('How?', [], 'q'))
    const dismissal = { question: 'q', rule: 'vague', words: 'How', reason: 'Meant so' }
    const after: SurveyDraft = {
      ...before,
      title: 'Trips in town',
      context: 'Daily trips',
      personas: null,
      audience: { ageRanges: ['18-24', '65+'], sex: 'F' },
      dismissals: [dismissal],
    }
    const difference = compareDrafts(before, after)
    expect(difference.fields).toEqual([
      { field: 'title', before: 'Trips', after: 'Trips in town' },
      { field: 'context', before: '', after: 'Daily trips' },
      { field: 'personas', before: '50', after: '' },
      { field: 'ages', before: '', after: '18-24, 65+' },
      { field: 'sex', before: '', after: 'F' },
    ])
    expect(difference.dismissals).toEqual({ added: [dismissal], removed: [] })
    expect(compareDrafts(after, before).dismissals).toEqual({ added: [], removed: [dismissal] })
  })
})

describe('the words of two texts', () => {
  it('are the one text without what was added and the other without what was removed', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (start, middle, end) => {
        for (const [before, after] of [
          [start + middle, start + end],
          [`${start} ${middle} ${end}`, `${start} ${end}`],
        ] as const) {
          const words = compareWords(before, after)
          const without = (kind: string) =>
            words.flatMap((each) => (each.kind === kind ? [] : [each.text])).join('')
          expect(without('added')).toBe(before)
          expect(without('removed')).toBe(after)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keep a phrase that was replaced together, and tell two different texts one after the other', () => {
    expect(compareWords('How do you get to work?', 'How did they get to work?')).toEqual([
      { kind: 'same', text: 'How ' },
      { kind: 'removed', text: 'do you' },
      { kind: 'added', text: 'did they' },
      { kind: 'same', text: ' get to work?' },
    ])
    expect(compareWords('Never again', 'What about the price?')).toEqual([
      { kind: 'removed', text: 'Never again' },
      { kind: 'added', text: 'What about the price?' },
    ])
  })
})
