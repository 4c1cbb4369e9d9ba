import { expect, test } from 'vitest'
import { isStandIn } from '../../../../electron/service/results/words/stand-in.ts'

test.each(['None.', 'none.', 'None!'])(
  '"%s" is a sentence, as persons write it and no program does',
  (text) => {
    expect(isStandIn(text)).toBe(false)
  },
)

test.each(['None', 'none', '<none>', '"None"', 'NaN', 'n/a.', 'N.A.', 'null'])(
  '"%s" stands for an answer that is not there',
  (text) => {
    expect(isStandIn(text)).toBe(true)
  },
)
