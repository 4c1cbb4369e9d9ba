import { expect, it } from 'vitest'
import { judgeKept } from '../../../../../renderer/features/draft/judge-kept.ts'
import type { KeptDraft } from '../../../../../renderer/features/draft/kept-draft.ts'
import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { aSurveyDraft } from '../../../../support/sample-drafts.ts'

const KEPT_AT = 1_000_000

/** Judges the copy `kept` of a browser that was killed seconds before `stored` was saved. */
function judge(kept: SurveyDraft, stored: SurveyDraft, { failing = false, seconds = 5 } = {}) {
  const copy: KeptDraft<SurveyDraft> = {
    basis: 'h',
    revision: 3,
    unsaved: true,
    failing,
    keptAt: KEPT_AT,
    history: { past: [], present: kept, future: [] },
  }
  return judgeKept(copy, {
    id: 's',
    draft: stored,
    revision: 5,
    history: 'h',
    updatedAt: KEPT_AT + seconds * 1_000,
  })
}

const begun = aSurveyDraft({ title: 'Half', questions: [], personas: 50 })
const later = aSurveyDraft({ title: 'Half a survey', personas: 101 })

it('lets an older copy go where all of its text still stands, whatever numbers were changed since', () => {
  expect(judge(begun, later)).toBe('dropped')
  expect(judge(aSurveyDraft({ personas: null }), aSurveyDraft({ personas: 8 }))).toBe('dropped')
})

it('asks where words of the copy are gone, where saving had failed, and where it is long ago', () => {
  expect(judge(aSurveyDraft({ title: 'Another title' }), later)).toBe('conflict')
  expect(judge(begun, later, { failing: true })).toBe('conflict')
  expect(judge(begun, later, { seconds: 3_600 })).toBe('conflict')
})
