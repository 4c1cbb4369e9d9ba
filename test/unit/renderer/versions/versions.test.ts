import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { surveyForm } from '../../../../renderer/features/draft/document-forms.ts'
import { readHistory, writeHistory } from '../../../../renderer/features/draft/kept-history.ts'
import { change, redo, startHistory, undo } from '../../../../renderer/features/draft/undo.ts'
import { differenceText } from '../../../../renderer/features/versions/difference-text.ts'
import { foldItems } from '../../../../renderer/features/versions/fold-items.ts'
import { takeDraft } from '../../../../renderer/features/versions/take-draft.ts'
import { versions as english } from '../../../../renderer/locales/en/versions.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../../shared/models/draft.ts'
import { compareDrafts } from '../../../../shared/versions/compare-drafts.ts'
import { anyDraft } from '../../../integration/storage/samples.ts'

const texts = i18next.createInstance()
beforeAll(() =>
  texts.init({ lng: 'en', resources: { en: { versions: english } }, interpolation: { escapeValue: false } }),
)

const item = (id: string, stem: string, options: string[] = []): Question => ({
  id,
  stem,
  type: options.length > 0 ? 'single_choice' : 'open_ended',
  options: options.map((text, at) => ({ id: `${id}${at}`, text })),
})
const draftOf = (...questions: Question[]): SurveyDraft => ({ ...emptyDraft(), title: 'Trips', questions })

describe('going back', () => {
  it('makes the draft the version, and one undo takes it back with what it was started from', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (present, wanted) => {
        const base = { versionId: 'v', runId: null, at: 1 }
        const before = startHistory<SurveyDraft>(present)
        const after = change(before, (draft) => takeDraft(draft, wanted, base), {
          place: 'version',
          now: 0,
          joins: false,
        })
        expect(after.present).toEqual({ ...wanted, base })
        expect(undo(after).present).toEqual(present)
      }),
    )
  })

  it('is taken back after a reload too, with what the draft was started from', () => {
    const base = { versionId: 'v', runId: 'r', at: 1 }
    const present = draftOf(item('a', 'How?'))
    const options = { place: 'version', now: 0, joins: false }
    const after = change(
      startHistory(present),
      (draft) => takeDraft(draft, draftOf(item('b', 'Why?')), base),
      options,
    )
    const read = readHistory(surveyForm, JSON.parse(`{${writeHistory(surveyForm, after, 10_000)}}`))
    expect(read && undo(read).present).toEqual({ ...present, base: null })
    expect(read && redo(undo(read)).present).toMatchObject({ base })
  })

  it('leaves what is equal as it is: the page draws only what changed, and the step stays small', () => {
    const [a, b] = [item('a', 'How?'), item('b', 'Why?')]
    const before = startHistory(draftOf(a, b))
    const wanted = draftOf(structuredClone(a), { ...b, stem: 'Why so?' })
    const after = change(before, (draft) => takeDraft(draft, wanted, undefined), {
      place: 'version',
      now: 0,
      joins: false,
    })
    expect(after.present.questions[0]).toBe(a)
    expect(after.present.audience).toBe(before.present.audience)
    expect(after.past).toHaveLength(1)
  })
})

describe('a difference', () => {
  const before = draftOf(
    item('a', 'How do you travel?', ['On foot', 'By bike']),
    item('b', 'Why?'),
    item('c', 'When?'),
  )
  const after = {
    ...draftOf(
      item('a', 'How did you travel?', ['On foot', 'By car']),
      item('b', 'Why?'),
      item('d', 'Where to?'),
    ),
    context: 'In town',
  }

  it('folds what did not change', () => {
    const folded = foldItems(compareDrafts(before, after))
    expect(
      folded.map((part) => (part.kind === 'same' ? part.count : (part.item.after?.entry.stem ?? null))),
    ).toEqual(['How did you travel?', 1, null, 'Where to?'])
  })

  it('tells names and codes that were changed, given or taken away', () => {
    const t = texts.getFixedT('en', 'versions')
    const names = { title: 'Trips', before: 'v1', after: 'v2' }
    const plain = item('a', 'How?', ['On foot', 'By bike'])
    const [foot, bike] = plain.options
    if (!foot || !bike) throw new Error('no options')
    const old = { ...plain, name: 'Q1', options: [{ ...foot, code: '1' }, bike] }
    const now = { ...plain, name: 'MODE', options: [foot, { ...bike, code: '2' }] }
    expect(differenceText(t, compareDrafts(draftOf(old), draftOf(now)), names)).toBe(
      [
        'Trips: From v1 to v2',
        'variable name changed for 1 item, codes changed in 1 item',
        '',
        'Item 1 (variable name changed, codes changed)',
        '  How?',
        '  Variable name: [-Q1-]{+MODE+}',
        '  - [-1-] On foot',
        '  - {+2+} By bike',
        '',
      ].join('\n'),
    )
  })

  it('reads as plain text', () => {
    const t = texts.getFixedT('en', 'versions')
    const names = { title: 'Trips', before: 'v1', after: 'v2' }
    expect(differenceText(t, compareDrafts(before, after), names)).toBe(
      [
        'Trips: From v1 to v2',
        'context changed, 1 item reworded, 1 item added, 1 item removed, options changed in 1 item',
        '',
        'Context: {+In town+}',
        'Item 1 (reworded, options changed)',
        '  How [-do-]{+did+} you travel?',
        '  - On foot',
        '  - By [-bike-]{+car+}',
        '(1 item unchanged)',
        'Item 3 (removed)',
        '  [-When?-]',
        'Item 3 (added)',
        '  {+Where to?+}',
        '',
      ].join('\n'),
    )
  })
})
