import { describe, expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const shareOf = (data: object): number | null => {
  const { progress } = readStatus({ status: 'running', ...data })
  return progress?.fraction ?? null
}

describe('two numbers about one thing', () => {
  it('are the progress where as many answers confirm what is counted', () => {
    expect(shareOf({ completed_responses: '5', token_completed: '5', token_count: '20' })).toBe(0.25)
    expect(shareOf({ answersReceived: 6, slotsDone: 6, slotsTotal: 8 })).toBe(0.75)
  })

  it('are none where nothing confirms them, or other numbers contradict them', () => {
    expect(shareOf({ token_completed: 5, token_count: 20 })).toBeNull()
    expect(shareOf({ completed_responses: 5, token_completed: 900, token_count: 1400 })).toBeNull()
    const two = {
      completed_responses: 5,
      token_completed: 5,
      token_count: 20,
      seat_completed: 5,
      seat_count: 9,
    }
    expect(shareOf(two)).toBeNull()
  })

  it('may stand under a word for completeness', () => {
    expect(shareOf({ completeness: { OBS_COUNT: 25, OBS_EXPECTED: 50 } })).toBe(0.5)
  })
})

it('takes a survey that has expired for one that is over where everybody has answered', () => {
  const counts = (done: number) => ({ completed_responses: done, seat_completed: done, seat_count: 14 })
  expect(readStatus({ status: 'expired', ...counts(14) }).status).toBe('done')
  expect(readStatus({ status: 'expired', ...counts(9) }).status).toBe('other')
  expect(readStatus({ status: 'expired' }).status).toBe('other')
})

it('takes the number of a study in an archive for its id', () => {
  expect(readCreatedId({ IDNo: 'NSTR0346', agency: 'NSTR', status: 'draft' }, 'survey')).toBe('NSTR0346')
})
