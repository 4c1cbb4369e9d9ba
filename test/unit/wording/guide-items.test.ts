import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { WordingLanguage } from '../../../shared/wording/finding.ts'
import { type GuideTexts, guideFindings, guideItems } from '../../../shared/wording/guide-items.ts'
import { reportItem } from '../../../shared/wording/report-item.ts'

function checkGuide(texts: GuideTexts, lang: WordingLanguage) {
  const items = guideItems(texts, lang)
  return guideFindings(items, new Map(items.map((item) => [item.id, reportItem(item, lang)])))
}

const found = (texts: Partial<GuideTexts>, lang: WordingLanguage = 'en') =>
  checkGuide({ title: '', guide: '', ...texts }, lang).map(({ finding, words }) => [finding.rule, words])

describe('a moderator guide', () => {
  it('is read point by point, with what leads up to each question', () => {
    const guide =
      'Welcome.\n\n1. The town is quiet at night. Do you go out? Why not?\r\n- Tell us about it.\n   ?'
    const texts = guideItems({ title: 'Going out', guide }, 'en').map(({ stem }) => stem)
    expect(texts).toEqual([
      'Going out',
      'Welcome.',
      'The town is quiet at night. Do you go out?',
      'Why not?',
      'Tell us about it.',
    ])
  })

  it.each([
    ['en', "- Don't you think that the gym is too crowded?", 'leading'],
    ['en', 'What do you think of the disastrous reform of the buses?', 'loaded'],
    ['en', 'How satisfied are you with the price and the punctuality of the trains?', 'double_barrelled'],
    ['en', 'Do you often eat out?', 'vague_quantifier'],
    ['en', 'Why do politicians always lie?', 'absolute'],
    ['fr', 'Ne pensez-vous pas que la cantine est trop chère ?', 'leading'],
    ['fr', 'Que pensez-vous de cette réforme désastreuse des bus ?', 'loaded'],
    ['fr', 'Êtes-vous satisfait du prix et de la ponctualité des trains ?', 'double_barrelled'],
    ['fr', 'Sortez-vous souvent le soir ?', 'vague_quantifier'],
    ['fr', 'Pourquoi les élus mentent-ils toujours ?', 'absolute'],
  ] as const)('has its weak questions found (%s): %s', (lang, question, rule) => {
    expect(found({ guide: `Bonjour. Hello.\n${question}` }, lang).map(([code]) => code)).toContain(rule)
  })

  it('has its topic read too, and what is found is told where it stands', () => {
    const texts = {
      title: 'The disastrous reform',
      guide: 'Hello.\n- What do you think of this shameful plan?',
    }
    const findings = checkGuide(texts, 'en')
    expect(findings.map(({ place, words }) => [place, words])).toEqual([
      ['title', expect.stringContaining('disastrous')],
      ['guide', expect.stringContaining('shameful')],
    ])
    for (const { place, start, end, words } of findings) expect(texts[place].slice(start, end)).toBe(words)
  })

  it('is not held to what only a questionnaire has to keep to', () => {
    expect(
      found({
        guide: [
          'Tell us who you are and what a typical Friday looks like for you.',
          'How does sorting work in your home? Who does what?',
          'How many times have you moved?',
          'What would you do in all cases, and what would you never do?',
        ].join('\n'),
      }),
    ).toEqual([])
  })

  it.each([
    ['en', 'What do you think of the new bus network, and why?'],
    ['en', 'Which of the two posters do you prefer and why?'],
    ['en', 'Do you trust your bank, and if so, why?'],
    ['en', 'Do you feel safe there, and if not, why not?'],
    ['en', 'Would you recommend the service, and how?'],
    ['en', 'Would you eat insects, or not, and for what reasons?'],
    ['en', 'Have you ever hesitated, and in that case, what did you do?'],
    ['en', 'Have you been there, and with whom?'],
    ['fr', 'Que pensez-vous du nouveau réseau de bus, et pourquoi ?'],
    ['fr', 'Faites-vous confiance à votre banque, et si oui, pourquoi ?'],
    ['fr', 'Vous sentez-vous en sécurité, et sinon, pourquoi ?'],
    ['fr', 'Avez-vous déjà hésité, et dans ce cas qu’avez-vous fait ?'],
    ['fr', 'Le recommanderiez-vous, et comment ?'],
  ] as const)('may ask for more behind its question (%s): %s', (lang, guide) => {
    expect(found({ guide }, lang)).toEqual([])
  })

  it('still has two things under one judgement found', () => {
    const guide = 'How satisfied are you with the price and the quality of the meals, and why?'
    expect(found({ guide }).map(([rule]) => rule)).toEqual(['double_barrelled'])
  })

  it('raises nothing where practised moderators wrote it', () => {
    const file = path.join(import.meta.dirname, '../../fixtures/practice/by-others/guides.jsonl')
    const guides = readFileSync(file, 'utf8').trim().split('\n')
    expect(guides.length).toBeGreaterThan(4)
    for (const line of guides) {
      const { lang, title, questions } = JSON.parse(line)
      expect(found({ title, guide: questions.join('\n') }, lang), title).toEqual([])
    }
  })
})
