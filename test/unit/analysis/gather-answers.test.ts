import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatherAnswers } from '../../../shared/analysis/gather-answers.ts'
import { leftBlank, said } from './sample-results.ts'

const all = [
  said(0, 0, 'The price of the train is much too high for me.'),
  said(1, 0, 'Nothing'),
  leftBlank(2, 0),
  said(3, 0, 'It is far away.'),
  said(4, 0, 'The price of the train is much too high for us.'),
  leftBlank(5, 0),
  said(6, 0, 'nothing!'),
  said(7, 0, 'The price of the train is too high for me.'),
]

const gathered = (listed = all) => {
  const { answers, groups } = gatherAnswers(listed, all)
  return answers.map(({ respondent }, place) => {
    const group = groups[place]
    return group ? `${respondent} of ${group.size} from ${group.first}` : `${respondent}`
  })
}

describe('gatherAnswers', () => {
  it('brings nearly identical answers together at the place of the first; blank ones stand alone', () => {
    expect(gathered()).toEqual([
      '0 of 3 from 0',
      '4 of 3 from 0',
      '7 of 3 from 0',
      '1 of 2 from 3',
      '6 of 2 from 3',
      '2',
      '3',
      '5',
    ])
  })

  it('counts only what is listed, in the order of the list', () => {
    expect(gathered(all.filter(({ respondent }) => respondent > 1).toReversed())).toEqual([
      '7 of 2 from 0',
      '4 of 2 from 0',
      '6',
      '5',
      '3',
      '2',
    ])
  })

  it('loses and repeats nothing, and numbers each group by its answers', () => {
    const anyText = fc.constantFrom('', 'no', 'No.', 'the price of it', 'the price of it all', 'far')
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 14 }), (texts) => {
        const list = texts.map((text, respondent) => said(respondent, 0, text))
        const { answers, groups } = gatherAnswers(list, list)
        expect(answers.toSorted((a, b) => a.respondent - b.respondent)).toEqual(list)
        for (const group of groups) {
          if (group === null) continue
          const places = groups.flatMap((each, place) => (each === group ? [place] : []))
          expect(places).toEqual(Array.from({ length: group.size }, (_, at) => group.first + at))
        }
      }),
    )
  })
})
