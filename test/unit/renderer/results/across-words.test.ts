import i18next, { type TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import {
  acrossWords,
  mainShare,
  runNames,
} from '../../../../renderer/features/results/across/across-words.ts'
import { diagnosis as english } from '../../../../renderer/locales/en/diagnosis.ts'
import { diagnosis as french } from '../../../../renderer/locales/fr/diagnosis.ts'
import type { AskedRun } from '../../../../shared/models/asked-run.ts'

const texts = i18next.createInstance()
await texts.init({
  lng: 'en',
  ns: ['diagnosis'],
  resources: { en: { diagnosis: english }, fr: { diagnosis: french } },
  interpolation: { escapeValue: false },
})

const asked = (runId: string, counts: number[], wording = 0): AskedRun => ({
  ...{ runId, versionNumber: 2 - wording, createdAt: 0, item: 'q', wording, setting: 0, comparable: true },
  ...{ options: counts.map((_, at) => `Option ${at + 1}`), counts, base: 100, aside: 0 },
})

const own = asked('own', [35, 65])
const CASES = {
  alone: [own],
  within: [own, asked('again', [19, 81]), asked('other', [42, 58], 1)],
  beyond: [own, asked('again', [34, 66]), asked('third', [36, 64]), asked('other', [80, 20], 1)],
  once: [own, asked('again', [34, 66]), asked('other', [80, 20], 1)],
  unrepeated: [own, asked('other', [80, 20], 1)],
}

describe.each(['fr', 'en'] as const)('an item across runs in words (%s)', (language) => {
  const t = texts.getFixedT(language, 'diagnosis') as unknown as TFunction<'diagnosis'>

  it.each(Object.entries(CASES))('%s: whole sentences, with every number in its place', (name, runs) => {
    const said = acrossWords(runs, 'own', own.counts, { t, language })
    expect(said).toHaveLength({ alone: 1, within: 4, beyond: 3, once: 3, unrepeated: 2 }[name] ?? 0)
    for (const sentence of said) {
      expect(sentence).not.toMatch(/\{\{|undefined|NaN|null|across\./)
      expect(sentence).toMatch(/\.$/)
    }
  })

  it('does not say that no wording was run twice where a run had too few answers', () => {
    const runs = [own, asked('few', [9, 5]), asked('other', [80, 20], 1)]
    const said = acrossWords(runs, 'own', own.counts, { t, language })
    expect(said.at(-1)).toContain('30')
    expect(said.at(-1)).not.toMatch(/was run twice|été lancée deux fois/)
  })

  it('gives one point in the singular', () => {
    const alike = asked('alike', [200, 4800])
    const [said] = acrossWords([alike], 'alike', alike.counts, { t, language })
    expect(said).toMatch(/\b1\spoint\b/)
  })

  it('says nothing where there is nothing to count', () => {
    expect(acrossWords([], 'own', [null, 3], { t, language })).toEqual([])
    expect(acrossWords([], 'own', [10, 9], { t, language })).toEqual([])
    expect(mainShare(asked('open', []), { t, language })).toBeNull()
  })

  it('names the option that most chose, without a percentage on a base under 30', () => {
    expect(mainShare(own, { t, language })).toMatch(/^Option 2.*65.*%$/)
    expect(mainShare(asked('small', [9, 20]), { t, language })).not.toContain('%')
  })

  it('tells the share of one and the same option in every run that offered it', () => {
    const again = asked('again', [60, 40])
    expect(mainShare(again, { t, language }, own)).toMatch(/^Option 2.*40.*%$/)
    const reordered = { ...again, options: [' Option 2 ', 'Option 1'] }
    expect(mainShare(reordered, { t, language }, own)).toMatch(/^Option 2.*60.*%$/)
    const others = { ...again, options: ['Autre', 'Option 1'] }
    expect(mainShare(others, { t, language }, own)).toMatch(/^Autre.*60.*%$/)
  })
})

it('tells of one run what chance reaches in 19 of 20 repeats, and not its average', () => {
  const t = texts.getFixedT('en', 'diagnosis') as unknown as TFunction<'diagnosis'>
  // By hand: two runs of 100, half of them Yes: 1.96 √(2 × 0.25 / 100) = 14 points.
  const even = asked('even', [50, 50])
  expect(acrossWords([even], 'even', even.counts, { t, language: 'en' })).toEqual([
    'By chance alone, the same wording asked again of as many personas moves the answers to this item by up to 14 points in 19 of 20 cases. A difference from another wording that is no larger cannot be told from chance.',
  ])
})

it('says one point of one', () => {
  const t = texts.getFixedT('en', 'diagnosis') as unknown as TFunction<'diagnosis'>
  const said = acrossWords([own, asked('again', [36, 64])], 'own', own.counts, { t, language: 'en' })
  expect(said).toEqual([
    'In 2 runs with this wording, the answers moved by up to 1 point although the wording stayed the same.',
  ])
})

it('runs launched at the same time are told apart by a number, the others by their moment', () => {
  const t = texts.getFixedT('en', 'diagnosis') as unknown as TFunction<'diagnosis'>
  const noon = new Date(2026, 10, 23, 12, 0, 5).getTime()
  const at = (runId: string, createdAt: number) => ({ ...asked(runId, [1, 2]), createdAt })
  const runs = [at('third', noon), at('second', noon), at('first', noon), at('earlier', noon - 3_600_000)]
  const names = runNames(runs, { t, language: 'en' })
  expect(names.map((name) => name.replace(/^Version 2, /, ''))).toEqual([
    '23 Nov 2026, 12:00 (3)',
    '23 Nov 2026, 12:00 (2)',
    '23 Nov 2026, 12:00 (1)',
    '23 Nov 2026, 11:00',
  ])
})
