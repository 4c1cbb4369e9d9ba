import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAgeRange, isUnknownAgeForm, parseAgeRange } from '../../shared/models/age-range.ts'
import { parseBaseUrl } from '../../shared/models/base-url.ts'
import { emptyDraft, type Question, type SurveyDraft, surveyDraftSchema } from '../../shared/models/draft.ts'
import { findDraftProblems } from '../../shared/models/draft-problems.ts'
import { emptyFocusDraft } from '../../shared/models/focus.ts'
import { findFocusProblems } from '../../shared/models/focus-problems.ts'

const choice = (options: string[]): Question => ({
  id: 'q',
  stem: 'Do you take the train?',
  type: 'single_choice',
  options: options.map((text, index) => ({ id: String(index), text })),
})

const sound: SurveyDraft = { ...emptyDraft(), title: 'Mobility', questions: [choice(['Yes', 'No'])] }
const codes = (draft: SurveyDraft) => findDraftProblems(draft).map(({ code }) => code)

describe('age ranges', () => {
  it('reads back every range it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }), (a, b) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b) }
        expect(parseAgeRange(formatAgeRange(range))).toEqual(range)
      }),
    )
  })

  it('tells a wrong order from a wrong form', () => {
    expect(parseAgeRange('40-20')).toBe('order')
    for (const text of ['', '18', '18-', '-24', 'young', '18-244', '1.5-3', '18 to 24'])
      expect(parseAgeRange(text)).toBe('form')
  })

  it('takes the dash that a keyboard puts in by itself', () => {
    expect(parseAgeRange('18–24')).toEqual({ min: 18, max: 24 })
  })

  it('tells a form that the service may know from a slip', () => {
    for (const text of ['65+', '18', 'young', '18 to 24']) expect(isUnknownAgeForm(text)).toBe(true)
    for (const text of ['', ' ', '18-', '-24', '18-244', '40-20', '18-24'])
      expect(isUnknownAgeForm(text)).toBe(false)
  })
})

describe('what keeps a draft from being launched', () => {
  it('is nothing for a sound draft', () => {
    expect(findDraftProblems(sound)).toEqual([])
  })

  it('is each kind of bad input, where it stands', () => {
    expect(codes({ ...sound, title: '  ' })).toEqual(['title_empty'])
    expect(codes({ ...sound, questions: [] })).toEqual(['no_questions'])
    expect(codes({ ...sound, questions: [choice([])] })).toEqual(['options_missing'])
    for (const personas of [0, 101, 2.5, null])
      expect(codes({ ...sound, personas })).toEqual(['personas_out_of_range'])
    expect(findDraftProblems({ ...sound, audience: { ageRanges: ['18-24', '40-20'], sex: null } })).toEqual([
      { code: 'age_range_order', ageRange: 1 },
    ])
    expect(codes({ ...sound, audience: { ageRanges: ['', '18-244', '65+'], sex: null } })).toEqual([
      'age_range_form',
      'age_range_form',
    ])
    expect(findDraftProblems({ ...sound, questions: [choice(['Yes', 'yes ', ''])] })).toEqual([
      { code: 'option_repeated', question: 0, option: 1 },
      { code: 'option_empty', question: 0, option: 2 },
    ])
  })

  it('leaves the kept options of an open-ended item alone', () => {
    expect(findDraftProblems({ ...sound, questions: [{ ...choice(['']), type: 'open_ended' }] })).toEqual([])
  })
})

describe('what keeps a focus group from being created', () => {
  it('names title, number of personas and rounds', () => {
    expect(findFocusProblems({ ...emptyFocusDraft(), title: 'Trains' })).toEqual([])
    const bad = { ...emptyFocusDraft(), personas: 9, rounds: 0 }
    expect(findFocusProblems(bad).map(({ code }) => code)).toEqual([
      'title_empty',
      'personas_out_of_range',
      'rounds_out_of_range',
    ])
  })

  it('takes and refuses the same ages as a survey does', () => {
    const texts = ['18-24', '18–24', ' 65 + ', '65+', '18', 'seniors', '40-20', '18-', '-24', '18-244']
    const ofFocus = (ageRanges: string[]) =>
      findFocusProblems({
        ...emptyFocusDraft(),
        title: 'Trains',
        audience: { ...emptyFocusDraft().audience, ageRanges },
      })
    const ofSurvey = (ageRanges: string[]) =>
      findDraftProblems({ ...sound, audience: { ...sound.audience, ageRanges } })
    expect(ofFocus(texts)).toEqual(ofSurvey(texts))
    expect(ofFocus(['65+', '40-20', '18-'])).toEqual([
      { code: 'age_range_order', ageRange: 1 },
      { code: 'age_range_form', ageRange: 2 },
    ])
    // Empty rows are not sent, so they are no mistakes; the numbers remain those of the rows.
    expect(ofFocus(['', ' ', '18-'])).toEqual([{ code: 'age_range_form', ageRange: 2 }])
  })
})

describe('the address of a service', () => {
  it('takes https anywhere and http on this machine only', () => {
    expect(parseBaseUrl(' https://Service.example/api/ ')).toEqual({ url: 'https://service.example/api' })
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
      expect(parseBaseUrl(`http://${host}:8080`)).toEqual({ url: `http://${host}:8080` })
    for (const host of ['service.example', '127.0.0.1.evil.example', '10.0.0.1', 'localhost.evil.example'])
      expect(parseBaseUrl(`http://${host}`)).toBe('insecure')
  })

  it('knows this machine in every way of writing it, and in no other', () => {
    const written: Record<string, string> = {
      '127.1': '127.0.0.1',
      '2130706433': '127.0.0.1',
      '0x7f.0.0.1': '127.0.0.1',
      '0177.0.0.1': '127.0.0.1',
      '127。0。0。1': '127.0.0.1',
      '127.255.255.254': '127.255.255.254',
      '[0:0:0:0:0:0:0:1]': '[::1]',
      '[::ffff:127.0.0.1]': '[::ffff:7f00:1]',
      'LocalHost.': 'localhost.',
      'a.b.localhost': 'a.b.localhost',
    }
    for (const [host, url] of Object.entries(written))
      expect(parseBaseUrl(`http://${host}:81/x/`)).toEqual({ url: `http://${url}:81/x` })
    for (const host of [
      '0',
      '0.0.0.0',
      '[::]',
      '[::ffff:10.0.0.1]',
      '[::127.0.0.1]',
      '128.0.0.1',
      '2130706432.1',
    ])
      expect(parseBaseUrl(`http://${host}`)).toMatch(/insecure|form/)
    for (const host of [
      'localhost.example',
      'localhosts',
      'xlocalhost',
      '.localhost',
      'a.localhost..',
      'ip6-localhost',
    ])
      expect(parseBaseUrl(`http://${host}`)).toMatch(/insecure|form/)
  })

  it('refuses what hides in an address', () => {
    expect(parseBaseUrl('https://user:pass@service.example')).toBe('extras')
    expect(parseBaseUrl('https://service.example?key=1')).toBe('extras')
    expect(parseBaseUrl('http://127.0.0.1@service.example')).toBe('extras')
    expect(parseBaseUrl('http://127.0.0.1\\@service.example')).toBe('extras')
    expect(parseBaseUrl('https://service.example:443/a/../b')).toEqual({ url: 'https://service.example/b' })
    expect(parseBaseUrl('https://service.example:99999')).toBe('form')
    for (const text of ['', 'service.example', 'ftp://x', 'javascript:alert(1)', 'https://'])
      expect(parseBaseUrl(text)).toBe('form')
  })
})

it('reads a draft stored before there was a checker', () => {
  const { dismissals: _, ...old } = sound
  expect(surveyDraftSchema.parse(old)).toEqual(sound)
})
