import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePayload } from '../../../../electron/service/desk/desk-payload.ts'
import { locateRow, treeRows } from '../../../../electron/service/desk/tree-rows.ts'
import { treeSearch } from '../../../../electron/service/desk/tree-search.ts'
import { stepPath } from '../../../../electron/service/results/shapes/gathered.ts'

const DATA = {
  gens: [{ nom: 'Inès', âge: 20 }, { nom: 'Luc' }],
  'a b': { c: null, d: [true, 1.5] },
  vide: {},
}

/** Every path of a value, in the order of a fully unfolded tree. */
function everyPlace(value: unknown, path = '$'): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? (Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(([key, one]) =>
          everyPlace(one, stepPath(path, key)),
        )
      : []
  return [path, ...inner]
}

describe('treeRows', () => {
  it('shows the first level of the root, and what is unfolded', () => {
    const { rows, total } = treeRows(DATA, {
      open: ['$["a b"]', '$.gens[1]', '$.vide'],
      offset: 0,
      limit: 20,
    })
    expect(rows.map(({ path, kind, value, size, depth }) => [path, kind, value, size, depth])).toEqual([
      ['$', 'map', '', 3, 0],
      ['$.gens', 'list', '', 2, 1],
      ['$["a b"]', 'map', '', 2, 1],
      ['$["a b"].c', 'null', 'null', 0, 2],
      ['$["a b"].d', 'list', '', 2, 2],
      ['$.vide', 'map', '', 0, 1],
    ])
    expect(total).toBe(6)
  })

  it('gives every window of every tree as a whole look does, and finds each row again', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.nat(12),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.boolean()),
        (data, offset, limit, picks) => {
          const places = everyPlace(data)
          const open = places.filter(() => picks.next().value)
          const isSeen = (path: string): boolean =>
            places.every(
              (parent) =>
                parent === '$' || parent === path || !isBelow(path, parent) || open.includes(parent),
            )
          const seen = places.filter(isSeen)
          const { rows, total } = treeRows(data, { open, offset, limit })
          expect(total).toBe(seen.length)
          expect(rows.map(({ path }) => path)).toEqual(seen.slice(offset, offset + limit))
          for (const path of places) {
            const located = locateRow(data, { open, path })
            const all = treeRows(data, { open: located.open, offset: 0, limit: 10_000 })
            expect(all.rows[located.at ?? -1]?.path).toBe(path)
          }
        },
      ),
    )
  })

  it('shows a window far into a million rows at once', () => {
    const data = Array.from({ length: 1_000_000 }, (_, at) => ({ at }))
    const { rows, total } = treeRows(data, { open: ['$[3]', '$[999998]'], offset: 999_999, limit: 4 })
    expect(total).toBe(1_000_003)
    expect(rows.map(({ path }) => path)).toEqual(['$[999997]', '$[999998]', '$[999998].at', '$[999999]'])
  })
})

/** Whether a path is below another one: the next character must begin a step. */
function isBelow(path: string, parent: string): boolean {
  return path.startsWith(parent) && /^[.[]/.test(path.slice(parent.length))
}

describe('treeSearch', () => {
  it('goes from place to place, by names and values, without case and accents', () => {
    const next = treeSearch(DATA)
    expect(next('INES', null)).toEqual({
      path: '$.gens[0].nom',
      open: ['$', '$.gens', '$.gens[0]'],
      matches: 1,
    })
    expect(next('nom', null)).toMatchObject({ path: '$.gens[0].nom', matches: 2 })
    expect(next('nom', '$.gens[0].nom')).toMatchObject({ path: '$.gens[1].nom' })
    expect(next('nom', '$["a b"]')).toMatchObject({ path: null, matches: 2 })
    expect(next('age', null)).toMatchObject({ path: '$.gens[0]["âge"]' })
  })
})

describe('parsePayload', () => {
  it.each([
    ['{"data": {"a": 1}}', { a: 1 }],
    ['[1]', [1]],
    ['Alice: bonjour', 'Alice: bonjour'],
    ['<html>', '<html>'],
  ])('of %s shows the data', (text, data) => {
    expect(parsePayload(text).data).toEqual(data)
  })

  it.each([
    ['{"data": [1, 2', 'CUT_ANSWER'],
    ['['.repeat(150) + ']'.repeat(150), 'TOO_LARGE'],
  ])('says of %s what is wrong', (text, code) => {
    expect(() => parsePayload(text)).toThrow(code)
  })
})
