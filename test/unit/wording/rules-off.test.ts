import { expect, test } from 'vitest'
import { switchRuleHere } from '../../../renderer/features/builder/wording/wording-commands.ts'
import { takeDraft } from '../../../renderer/features/versions/take-draft.ts'
import { emptyDraft, surveyDraftSchema } from '../../../shared/models/draft.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { compareDrafts } from '../../../shared/versions/compare-drafts.ts'
import { rulesOff, withRule } from '../../../shared/wording/rules-off.ts'

test('rules that are off for one survey and for all are counted once, and unknown names not at all', () => {
  expect(rulesOff(['jargon', 'of_tomorrow'], ['jargon', 'leading'])).toEqual(['leading', 'jargon'])
  expect(rulesOff(undefined, undefined)).toEqual([])
})

test('names that this Sonde does not know stay where they are stored', () => {
  expect(withRule(['of_tomorrow'], 'jargon', true)).toEqual(['of_tomorrow', 'jargon'])
  expect(withRule(['of_tomorrow', 'jargon'], 'jargon', false)).toEqual(['of_tomorrow'])
})

test('drafts and settings from before rules could be off are read, and stay as they were', () => {
  const { rulesOff: none, ...older } = surveyDraftSchema.parse(emptyDraft())
  expect(none).toBeUndefined()
  expect(JSON.stringify(surveyDraftSchema.parse(older))).toBe(JSON.stringify(older))
  expect(settingsSchema.parse({ language: 'fr' }).rulesOff).toEqual([])
  expect(settingsSchema.parse({ rulesOff: 'damaged' }).rulesOff).toEqual([])
})

test('a rule that is turned off and on again leaves a draft as it was', () => {
  const draft = emptyDraft()
  switchRuleHere(draft, 'jargon', true)
  expect(draft.rulesOff).toEqual(['jargon'])
  switchRuleHere(draft, 'jargon', false)
  expect(draft).toEqual(emptyDraft())
})

test('versions differ by the rules that are off, and going back to one takes its rules', () => {
  const off = { ...emptyDraft(), rulesOff: ['jargon', 'leading'] }
  expect(compareDrafts(emptyDraft(), off)).toMatchObject({
    same: false,
    fields: [{ field: 'rulesOff', before: '', after: 'jargon, leading' }],
  })
  const draft = structuredClone(off)
  takeDraft(draft, emptyDraft(), undefined)
  expect(draft).toEqual(emptyDraft())
  takeDraft(draft, off, undefined)
  expect(draft).toEqual(off)
})
