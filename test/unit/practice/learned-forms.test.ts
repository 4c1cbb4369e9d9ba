import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { cuesOf } from '../../../electron/practice/answers/learned/cues.ts'
import { learned, learnedForms, recognise, sumOf } from '../../../electron/practice/answers/learned/model.ts'
import {
  KEPT_ASIDE,
  learnedItems,
  optionExamplesOf,
  sideExamplesOf,
} from '../../support/practice/learn/examples.ts'
import { weigh } from '../../support/practice/learn/weigh.ts'

const YES_NO = ['Yes', 'No', 'Don’t know']
const kept = learnedItems().filter(({ set }) => KEPT_ASIDE.includes(set))

const pushesOf = (texte: string, options: readonly string[]) =>
  readQuestion({ type: 'choix_unique', texte, options }, '').pushes

describe('forms that are learned from items by others', () => {
  /** Of the items kept aside, the least that was recognised when the weights were made, in percent. */
  it.each([
    ['push', 35],
    ['vague', 38],
    ['absolute', 60],
    ['double', 25],
  ] as const)(
    '%s is recognised in items that nobody learned from, and hardly in sound ones',
    (form, least) => {
      const found = (is: (item: (typeof kept)[number]) => boolean) => {
        const of = kept.filter(is)
        const share = of.filter(({ text, options }) => recognise(form, text, options)).length / of.length
        return share * 100
      }
      expect(found(({ forms }) => forms.includes(form))).toBeGreaterThanOrEqual(least)
      expect(found(({ forms, isPlain }) => forms.length === 0 && !isPlain)).toBeLessThanOrEqual(2.5)
    },
  )

  it('the side of a push is right more often than by lot', () => {
    const sides = sideExamplesOf(kept)
    const right = sides.filter(({ names, yes }) => sumOf(learned('side'), names) > 0 === yes)
    expect(right.length / sides.length).toBeGreaterThan(0.65)
  })

  it('the option that a push goes towards is right more often than by lot', () => {
    const items = optionExamplesOf(kept)
    const right = items.filter((options) => {
      const sums = options.map(({ names }) => sumOf(learned('option'), names))
      return options[sums.indexOf(Math.max(...sums))]?.yes
    })
    expect(right.length / items.length).toBeGreaterThan(0.6)
  })

  it.each([
    [
      'Should the council fund a hideous car park or a garden?',
      ['Car park', 'Garden', 'Don’t know'],
      ['garden'],
    ],
    [
      'Entre la braderie populaire et le salon des antiquaires pour privilégiés, lequel la ville doit-elle soutenir ?',
      ['La braderie', 'Le salon des antiquaires', 'Les deux également'],
      ['brader'],
    ],
  ])('among options without an order, a push goes to one of them: %s', (texte, options, names) => {
    const pushes = pushesOf(texte, options).filter(({ effect }) => effect !== 'absolute')
    expect(pushes.length).toBeGreaterThan(0)
    for (const push of pushes) expect(push.names).toEqual(names)
    const turned = pushesOf(texte, options.toReversed()).filter(({ effect }) => effect !== 'absolute')
    for (const push of turned) expect(push.names).toEqual(names)
  })

  it('whatever an item says, the words that are told stand in it', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '',
        '?',
        'constructor __proto__ toString?',
        'Ne pensez-vous pas que tout va toujours mal ?',
      ),
      fc.constantFrom(...kept.map(({ text }) => text)),
    )
    fc.assert(
      fc.property(texts, fc.array(fc.string(), { maxLength: 5 }), (text, options) => {
        for (const form of learnedForms) {
          const words = recognise(form, text, options)
          if (words) expect(text.slice(words.start, words.end)).toBe(words.text)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('add no push to a wording in which a rule has found one', () => {
    const pushes = pushesOf(
      'Should there be a legal limit on the bonuses of fat-cat water company directors?',
      ['There should be a limit', 'There should be no limit', 'Don’t know'],
    )
    expect(pushes.map(({ effect, words }) => [effect, words])).toEqual([['loaded', 'fat-cat']])
  })

  it('are not looked for in open-ended items', () => {
    const texte = 'Do all the people in your street always say everything to everyone?'
    expect(recognise('absolute', texte, YES_NO)).toBeDefined()
    expect(readQuestion({ type: 'libre', texte }, '').form.has('vague_quantifier')).toBe(false)
  })
})

describe('weighing cues', () => {
  const example = (text: string, yes: boolean) => ({
    names: cuesOf(text, YES_NO).map(({ name }) => name),
    yes,
    weight: 1,
  })
  const examples = ['bus', 'train', 'tram', 'boat', 'bike', 'car'].flatMap((thing) => [
    example(`Do you surely like the ${thing}?`, true),
    example(`Do you like the ${thing}?`, false),
  ])

  it('finds the word that tells two kinds of texts apart, in texts of which it knows nothing else', () => {
    const weights = weigh(examples)
    const isYes = (text: string) => sumOf(weights, example(text, true).names) > 0
    expect(['Will they surely win?', 'Will they win?'].map(isYes)).toEqual([true, false])
  })

  it('gives the same weights for the same examples, and keeps the cues that tell most', () => {
    const few = weigh(examples, 5)
    expect(weigh(examples, 5)).toEqual(few)
    expect(few.weights.size).toBeLessThanOrEqual(5)
    const sums = examples.map(({ names }) => sumOf(few, names) > 0)
    expect(sums).toEqual(examples.map(({ yes }) => yes))
  })
})
