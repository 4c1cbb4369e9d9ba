import { expect, it } from 'vitest'
import { findTurns } from '../../../../electron/service/reading/find-turns.ts'

const SENTENCES = ['Je préfère attendre de voir.', 'Non, pas du tout, merci.', 'Le prix est trop haut.']

it('takes people who say something in each round for people, also where one repeats the same', () => {
  const rounds = SENTENCES.map((text) => ({ Ana: text, Ben: 'The bus comes twice a day, and that is it.' }))
  const turns = findTurns({ t1: rounds[0], t2: rounds[1], t3: rounds[2] })
  expect(turns?.map(({ speaker }) => speaker)).toEqual(['Ana', 'Ben', 'Ana', 'Ben', 'Ana', 'Ben'])
})

it('takes no list of words for what somebody said', () => {
  const rows = SENTENCES.map((text, at) => ({ who: at === 1 ? 'Ben' : 'Ana', tags: [text, text] }))
  expect(findTurns({ rows })).toBeNull()
})
