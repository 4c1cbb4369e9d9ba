import { describe, expect, it } from 'vitest'
import { EXAMPLE } from '../../../../renderer/features/templates/example.ts'
import {
  draftOfTemplate,
  TEMPLATE_IDS,
  type Template,
} from '../../../../renderer/features/templates/template.ts'
import { TEMPLATES_EN } from '../../../../renderer/features/templates/templates-en.ts'
import { TEMPLATES_FR } from '../../../../renderer/features/templates/templates-fr.ts'
import { findDraftProblems } from '../../../../shared/models/draft-problems.ts'
import { findPlaceholders } from '../../../../shared/models/placeholders.ts'
import { checkSurvey } from '../../../support/check-survey.ts'

const cases: ['fr' | 'en', string, Template][] = [
  ...TEMPLATES_FR.map((template): ['fr', string, Template] => ['fr', template.id, template]),
  ...TEMPLATES_EN.map((template): ['en', string, Template] => ['en', template.id, template]),
]
let ids = 0
const draftOf = (template: Template) => draftOfTemplate(template, () => `id-${ids++}`)

/** A text for the templates' placeholders. */
const FILLED: Record<string, string> = { fr: 'la bibliothèque municipale', en: 'the town library' }

describe('templates', () => {
  it('are the same in both languages', () => {
    const shape = (templates: readonly Template[]) =>
      templates.map(({ id, items }) => [id, items.map(({ options }) => options?.length)])
    expect(shape(TEMPLATES_FR)).toEqual(shape(TEMPLATES_EN))
    expect(TEMPLATES_FR.map(({ id }) => id)).toEqual([...TEMPLATE_IDS])
  })

  it.each(cases)('%s: %s can be launched as far as its form goes', (_language, _id, template) => {
    expect(findDraftProblems(draftOf(template))).toEqual([])
  })

  it.each(cases)(
    '%s: %s has nothing for the wording checker, filled in or not',
    (language, _id, template) => {
      const draft = draftOf(template)
      const items = (fill: (text: string) => string) =>
        draft.questions.map(({ id, type, stem, options }) => ({
          id,
          type,
          stem: fill(stem),
          options: options.map(({ text }) => fill(text)),
        }))
      const found = (fill: (text: string) => string) =>
        checkSurvey(items(fill), language).reports.flatMap(({ findings }, at) =>
          findings.map(({ rule }) => `${rule}: ${draft.questions[at]?.stem}`),
        )
      expect(found((text) => text)).toEqual([])
      expect(
        found((text) =>
          /^\[…[^\]]*\]$/.test(text) ? text : text.replace(/\[…[^\]]*\]/g, FILLED[language] ?? ''),
        ),
      ).toEqual([])
    },
  )
})

describe('the example', () => {
  it.each(['fr', 'en'] as const)('%s: is ready to be launched, with two weak items', (language) => {
    const draft = draftOfTemplate(EXAMPLE[language], () => `id-${ids++}`)
    expect(findDraftProblems(draft)).toEqual([])
    expect(findPlaceholders(draft)).toEqual([])
    const items = draft.questions.map(({ id, type, stem, options }) => ({
      ...{ id, type, stem },
      options: options.map(({ text }) => text),
    }))
    const found = checkSurvey(items, language).reports.map(({ findings }) => findings.map(({ rule }) => rule))
    expect(found).toEqual([[], [], ['double_barrelled'], ['leading'], []])
  })
})

describe('placeholders', () => {
  it('are found wherever they stand, each once an item, and not in other brackets', () => {
    const brand = TEMPLATES_EN.find(({ id }) => id === 'brand')
    const scale = TEMPLATES_EN.find(({ id }) => id === 'scale')
    const message = TEMPLATES_EN.find(({ id }) => id === 'message')
    expect(brand && findPlaceholders(draftOf(brand))).toEqual([
      { text: '[… the category]', question: 0 },
      { text: '[… the brand]', question: 1 },
      { text: '[… the brand]', question: 2 },
      { text: '[… the brand]', question: 3 },
    ])
    expect(message && findPlaceholders(draftOf(message))).toEqual([
      { text: '[… full text of the message]', question: null },
    ])
    expect(scale && findPlaceholders(draftOf(scale)).length).toBe(7)
    const question = {
      id: 'q',
      stem: 'Bread [in grams], or [... weight]?',
      type: 'open_ended' as const,
      options: [{ id: 'o', text: '[… kept from before]' }],
    }
    const plain = brand && { ...draftOf(brand), questions: [question] }
    expect(plain && findPlaceholders(plain)).toEqual([{ text: '[... weight]', question: 0 }])
  })

  it('are in every template', () => {
    for (const [, , template] of cases) expect(findPlaceholders(draftOf(template)).length).toBeGreaterThan(0)
  })
})
