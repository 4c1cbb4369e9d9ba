import i18next, { type TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { comparedSheet } from '../../../../renderer/features/results/compared/compared-sheet.ts'
import { compared as english } from '../../../../renderer/locales/en/compared.ts'
import { results as englishResults } from '../../../../renderer/locales/en/results.ts'
import { views as englishViews } from '../../../../renderer/locales/en/views.ts'
import { compared as french } from '../../../../renderer/locales/fr/compared.ts'
import { results as frenchResults } from '../../../../renderer/locales/fr/results.ts'
import { views as frenchViews } from '../../../../renderer/locales/fr/views.ts'
import { compareRuns } from '../../../../shared/analysis/compare-runs.ts'
import { aRead } from '../../../support/a-read.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'

const texts = i18next.createInstance()
await texts.init({
  lng: 'en',
  ns: ['compared', 'results', 'views'],
  resources: {
    en: { compared: english, results: englishResults, views: englishViews },
    fr: { compared: french, results: frenchResults, views: frenchViews },
  },
  interpolation: { escapeValue: false },
})

function wordsOf(language: 'en' | 'fr') {
  return {
    t: texts.getFixedT(language, 'compared') as unknown as TFunction<'compared'>,
    results: texts.getFixedT(language, 'results') as unknown as TFunction<'results'>,
    views: texts.getFixedT(language, 'views') as unknown as TFunction<'views'>,
    language,
  }
}

const sheetOf = (items: ReturnType<typeof compareRuns>['items'], language: 'en' | 'fr' = 'en') =>
  comparedSheet({ items, names: { other: 'v1', here: 'v2' }, notes: ['First', 'Last'] }, wordsOf(language))

const work = aChoice('work', 'How do you get to work?', ['On foot', 'By bike'])
const tram = aChoice('tram', 'Do you ride the tram?', ['Yes', 'No'])

describe('the table of two runs as a file', () => {
  it('has counts, percentages and bases of both runs, and the move beside the item alone', () => {
    const other = aRead([[work, [150, 50]]])
    const here = aRead([[{ ...work, stem: 'How do you usually get to work?' }, [20, 60]]])
    const { header, rows, workbook } = sheetOf(compareRuns(other, here).items)
    expect(header).toEqual([
      ...['v1 · Item no.', 'v2 (this run) · Item no.', 'Item and options', 'Text in the other run'],
      ...['v1 · Count', 'v1 · %', 'v1 · Base'],
      ...['v2 (this run) · Count', 'v2 (this run) · %', 'v2 (this run) · Base'],
      ...['Move, in points', 'Chance alone, up to, in points', 'Move and chance', 'Changes and limits'],
    ])
    const blank = [null, null, null]
    expect(rows).toEqual([
      [
        ...[1, 1, 'How do you usually get to work?', 'How do you get to work?', ...blank, ...blank],
        ...[50, 13, 'beyond chance', 'reworded'],
      ],
      [1, 1, 'On foot', null, 150, '75.0%', 200, 20, '25.0%†', 80, ...blank, null],
      [1, 1, 'By bike', null, 50, '25.0%', 200, 60, '75.0%†', 80, ...blank, null],
    ])
    // The same in a workbook, where a share is a number.
    expect(workbook.rows[2]?.slice(4, 10)).toEqual([
      ...[150, { share: 0.75, isMarked: false }, 200],
      ...[20, { share: 0.25, isMarked: true }, 80],
    ])
    expect(workbook).toMatchObject({ name: 'Comparison', isHeaded: true, foot: 'Last' })
    expect(workbook.rows.slice(-3)).toEqual([[], [null, null, 'First'], [null, null, 'Last']])
  })

  it('tells which options were added, removed and reworded, and which items only one run asked', () => {
    const [foot, bike] = work.options
    const changed = {
      ...work,
      options: [
        { ...foot, id: foot?.id ?? '', text: 'On foot, all the way' },
        { id: 'taxi', text: 'With a taxi' },
      ],
    }
    const other = aRead([[{ ...work, options: [...work.options] }, [40, 40]]])
    const here = aRead([
      [changed, [40, 40]],
      [tram, [10, 10]],
    ])
    const { rows } = sheetOf(compareRuns(other, here).items)
    const remarkOf = (label: string) => rows.find((row) => row[2] === label)
    expect(remarkOf('On foot, all the way')?.[3]).toBe('On foot')
    expect(remarkOf('On foot, all the way')?.at(-1)).toBe('reworded')
    expect(remarkOf('With a taxi')?.at(-1)).toBe('only in this run')
    expect(remarkOf(bike?.text ?? '')?.at(-1)).toBe('only in the other run')
    expect(remarkOf(work.stem)?.at(-1)).toBe('no points: options changed (1 added, 1 removed, 1 reworded)')
    expect(remarkOf(tram.stem)?.slice(-4)).toEqual([null, null, null, 'only in this run'])
    // Under a base of 30 there are counts alone.
    expect(remarkOf('Yes')?.slice(4, 10)).toEqual([null, null, null, 10, null, 20])
  })

  it('numbers an item as each run does, so that one that was removed is not taken for another', () => {
    const gone = aChoice('gone', 'Do you own a bike?', ['Yes', 'No'])
    const asked = (...each: (typeof work)[]) => aRead(each.map((item) => [item, [40, 40]]))
    const { items } = compareRuns(asked(work, gone, tram), asked(work, tram))
    const numbersOf = (stem: string) =>
      sheetOf(items)
        .rows.find((row) => row[2] === stem)
        ?.slice(0, 2)
    expect(numbersOf(gone.stem)).toEqual([2, null])
    expect(numbersOf(tram.stem)).toEqual([3, 2])
  })

  it('has mean and median in columns of their own, with the unit beside them, in French too', () => {
    const hours = anOpenEnded('hours', 'Combien de minutes dure le trajet ?')
    const given = (least: number) => Array.from({ length: 40 }, (_, at) => String(least + (at % 5)))
    const { items } = compareRuns(aRead([[hours, given(20)]]), aRead([[hours, [...given(30), null]]]))
    const { header, rows } = sheetOf(items, 'fr')
    expect(header[7]).toBe('v1 · moyenne ou médiane')
    expect(rows.map((row) => [row[2], row[4], row[7], row[8], row[11]])).toEqual([
      [hours.stem, null, null, null, null],
      ['Ont répondu', 40, null, 40, null],
      ['Réponses vides', 0, null, 1, null],
      ['Moyenne', null, 22, null, 32],
      ['Médiane', null, 22, null, 32],
    ])
  })
})
