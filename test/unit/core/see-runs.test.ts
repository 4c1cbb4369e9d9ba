import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeRuns } from '../../../electron/core/runs/following/see-runs.ts'
import type { ListedRecord, ServiceClient } from '../../../electron/service/service-api.ts'

/** The list of an account whose surveys have these statuses, in this order. */
function listOf(statuses: readonly (string | null)[]) {
  const asked: number[] = []
  const records = statuses.map(
    (status, number): ListedRecord => ({
      id: `s${number}`,
      title: null,
      status,
      toldTitle: null,
      createdAt: null,
      createdTold: null,
      content: { context: null, personas: null, questionCount: null, questions: null },
      raw: '',
    }),
  )
  const client: Pick<ServiceClient, 'listSurveys'> = {
    listSurveys: async ({ limit, offset }) => {
      asked.push(offset / limit)
      return {
        value: { records: records.slice(offset, offset + limit), unrecognised: 0 },
        raw: '',
        date: null,
      }
    },
  }
  return { client, asked }
}

function runsAt(places: readonly number[]): Map<string, string> {
  return new Map(places.map((place) => [`s${place}`, `run ${place}`]))
}

const word = fc.constantFrom('draft', 'running', 'done', 'failed', 'Running', 'en pause', null)

describe('seeRuns', () => {
  it('finds every run wherever it stands, and calls ended what the list calls done or failed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 180 }),
        fc.func(fc.boolean()),
        async (statuses, chosen) => {
          const places = statuses.flatMap((status, place) => (chosen(place, status) ? [place] : []))
          const { client, asked } = listOf(statuses)
          const seen = await seeRuns(client, runsAt(places), [0], {})
          const known = places.filter((place) => statuses[place] !== 'en pause' && statuses[place] !== null)
          expect(seen.told).toBe(known.length)
          expect(seen.ended).toEqual(
            known
              .filter((place) => statuses[place] === 'done' || statuses[place] === 'failed')
              .map((place) => `run ${place}`),
          )
          expect(asked).toEqual([...new Set(asked)])
        },
      ),
    )
  })

  it('asks again only for the pages on which the runs stood', async () => {
    const statuses = Array.from({ length: 400 }, (_, number) => (number > 360 ? 'running' : 'done'))
    const runs = runsAt([361, 380, 399])
    const first = listOf(statuses)
    const { pages } = await seeRuns(first.client, runs, [0], {})
    expect(first.asked).toHaveLength(8)
    expect(pages).toEqual([7])
    const next = listOf(statuses)
    expect(await seeRuns(next.client, runs, pages, {})).toEqual({
      pages: [7],
      read: 1,
      told: 3,
      missing: [],
      ended: [],
    })
    expect(next.asked).toEqual([7])
  })

  it('gives up after twenty pages on what is not there', async () => {
    const { client, asked } = listOf(Array.from({ length: 2_000 }, () => 'running'))
    expect(await seeRuns(client, runsAt([1_999]), [0], {})).toEqual({
      pages: [0],
      read: 20,
      told: 0,
      missing: ['run 1999'],
      ended: [],
    })
    expect(asked).toHaveLength(20)
  })
})
