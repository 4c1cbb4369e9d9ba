import { describe, expect, it } from 'vitest'
import { createWordingChecker } from '../../../renderer/lib/wording/wording-checker.ts'
import type { TracedItem } from '../../../shared/ledger/ledger.ts'
import { earlierWordings, revisedFindings } from '../../../shared/ledger/revised-findings.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice } from '../../support/drafts.ts'

const YES_NO = ['Yes', 'No', "Don't know"]
const item = (question: Question) => ({ ...question, options: question.options.map(({ text }) => text) })

/** An item with these stems, the newest first; `at` is its place in the draft. */
function traced(id: string, at: number | null, ...stems: string[]): TracedItem {
  const wordings = stems.map((stem) => ({ question: aChoice(id, stem, YES_NO), since: null, version: null }))
  return { id, ids: [id], at, wordings }
}

/** What each rewording mended and brought, by item, as the page checks it. */
function revise(items: readonly TracedItem[], off: string[] = []) {
  const draft = items.flatMap(({ at, wordings: [newest] }) =>
    at !== null && newest ? [newest.question] : [],
  )
  const { reports, earlier = [] } = createWordingChecker()({
    ...{ turn: 1, language: 'en', order: draft.map(({ id }) => id), changed: draft.map(item), off },
    earlier: earlierWordings(items).map(({ id, place, question }) => ({
      place,
      item: { ...item(question), id },
    })),
  })
  const found = new Map([...reports, ...earlier].map((report) => [report.id, report]))
  return items.map((each) =>
    revisedFindings(each, found).map(
      (revised) =>
        revised && {
          mended: revised.mended.map(({ finding }) => finding.rule),
          brought: revised.brought.map(({ finding }) => finding.rule),
        },
    ),
  )
}

describe('revisedFindings', () => {
  const LED = traced(
    'buses',
    0,
    'Do you find the buses too dear?',
    'Do you always find the buses too dear?',
    "Don't you find the buses too dear?",
  )

  it('tells of each rewording which findings it mended and which it brought, the newest first', () => {
    expect(revise([LED])).toEqual([
      [
        { mended: ['absolute'], brought: [] },
        { mended: ['leading'], brought: ['absolute'] },
      ],
    ])
  })

  it('tells nothing of an item with one wording, and checks no wording more for it', () => {
    const still = traced('trams', 1, 'Do you use the trams?')
    expect(earlierWordings([still])).toEqual([])
    expect(revise([LED, still])[1]).toEqual([])
  })

  it('checks all wordings of a dropped item', () => {
    const dropped = { ...LED, at: null }
    expect(revise([dropped])[0]?.map((each) => each?.mended)).toEqual([['absolute'], ['leading']])
  })

  it('leaves out rules that are off', () => {
    expect(revise([LED], ['absolute'])[0]?.[0]).toEqual({ mended: [], brought: [] })
  })

  it('compares nothing with a wording that the checker cannot read', () => {
    const translated = traced('buses', 0, 'Do you find the buses too dear?', 'Finden Sie die Busse zu teuer?')
    const others = traced('trams', 1, 'How often do you use the trams of your town?')
    expect(revise([translated, others])[0]).toEqual([null])
  })
})
