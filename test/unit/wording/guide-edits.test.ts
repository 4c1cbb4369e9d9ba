import { describe, expect, it } from 'vitest'
import type { WordingLanguage } from '../../../shared/wording/finding.ts'
import { editPoint, guideEditOf } from '../../../shared/wording/guide-edits.ts'
import { type GuideFinding, guideFindings, guideItems } from '../../../shared/wording/guide-items.ts'
import { reportItem } from '../../../shared/wording/report-item.ts'

const checkGuide = (guide: string, lang: WordingLanguage, title = ''): GuideFinding[] => {
  const items = guideItems({ title, guide }, lang)
  return guideFindings(items, new Map(items.map((item) => [item.id, reportItem(item, lang)])))
}

/** The guide after the first edit that is offered, and its kind. */
function edited(guide: string, lang: WordingLanguage) {
  for (const found of checkGuide(guide, lang)) {
    const edit = guideEditOf(found)
    if (edit) return [edit.kind, editPoint(guide, found, edit)]
  }
  return null
}

describe('an edit of a moderator guide', () => {
  it.each([
    [
      'en',
      "Welcome.\n1. Don't you think that the gym is too crowded? Why?\n2. Anything else?",
      ['reword', 'Welcome.\n1. Do you think that the gym is too crowded? Why?\n2. Anything else?'],
    ],
    [
      'en',
      '- The town is quiet. How satisfied are you with the price and the punctuality of the trains?\n- Why?',
      [
        'split',
        '- The town is quiet. How satisfied are you with the price of the trains? How satisfied are you with the punctuality of the trains?\n- Why?',
      ],
    ],
    [
      'fr',
      '- La ville est calme. Êtes-vous satisfait du prix et de la ponctualité des trains ?',
      [
        'split',
        '- La ville est calme. Êtes-vous satisfait du prix des trains ? Êtes-vous satisfait de la ponctualité des trains ?',
      ],
    ],
    [
      'fr',
      '- Pourquoi les élus mentent-ils toujours ?',
      ['reword', '- Pourquoi les élus mentent-ils en général ?'],
    ],
  ] as const)('changes the point and nothing around it (%s)', (lang, guide, after) => {
    expect(edited(guide, lang)).toEqual(after)
  })

  it('leaves nothing of what it mends to be found', () => {
    const guide = '- How satisfied are you with the price and the punctuality of the trains?'
    const [, after] = edited(guide, 'en') ?? []
    expect(checkGuide(guide, 'en').map(({ finding }) => finding.rule)).toContain('double_barrelled')
    expect(checkGuide(after ?? guide, 'en').map(({ finding }) => finding.rule)).not.toContain(
      'double_barrelled',
    )
  })

  it('is not offered where no rule can mend', () => {
    const [found] = checkGuide('- What do you think of the disastrous reform of the buses?', 'en')
    expect(found && guideEditOf(found)).toBeNull()
  })

  it('is not made in a point that was changed since it was checked', () => {
    const guide = "- Don't you think that the gym is too crowded?"
    const [found] = checkGuide(guide, 'en')
    const edit = found && guideEditOf(found)
    if (!edit) throw new Error('No edit is offered.')
    expect(editPoint(guide.replace('gym', 'pool'), found, edit)).toBeNull()
    expect(editPoint(`New first line.\n${guide}`, found, edit)).toBeNull()
  })
})
