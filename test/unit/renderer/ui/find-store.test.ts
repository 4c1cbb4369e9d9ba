import { describe, expect, it } from 'vitest'
import { createFindStore } from '../../../../renderer/ui/find/find-store.ts'

const textsOf = (...texts: string[]) => texts.map((text) => ({ place: text.slice(0, 1), text }))
const TEXTS = textsOf('a tram', 'b bus', 'c tram, tram', 'd tram')

/** A find that is open on these texts; `at` gives the current hit's place and number, and the number of hits. */
function anOpenFind(place: string | null = null, query?: string) {
  const find = createFindStore()
  find.open(place, query)
  find.setTexts(TEXTS)
  const at = () => {
    const { found, current } = find.state.getState()
    return `${current === null ? 'nowhere' : found.at(current)?.place} ${(current ?? -1) + 1}/${found.total}`
  }
  return { ...find, at }
}

describe('the find of a screen', () => {
  it('begins where the person is, also while they go on typing, and goes round', () => {
    const find = anOpenFind('b')
    find.search('t')
    expect(find.at()).toBe('c 2/4')
    find.search('tram')
    expect(find.at()).toBe('c 2/4')
    for (const _ of [1, 2, 3]) find.step(1)
    expect(find.at()).toBe('a 1/4')
    find.step(-1)
    expect(find.at()).toBe('d 4/4')
  })

  it('finds what was selected as soon as it has texts, and what was looked for last when it opens again', () => {
    const find = anOpenFind(null, 'bus')
    expect(find.at()).toBe('b 1/1')
    find.close()
    expect(find.at()).toBe('nowhere 0/0')
    find.open(null)
    find.setTexts(TEXTS)
    expect(find.at()).toBe('b 1/1')
  })

  it('stays at its hit while texts change around it, and goes nowhere by itself', () => {
    const find = anOpenFind('d', 'tram')
    const { visits } = find.state.getState()
    find.setTexts(textsOf('a tram tram', 'b tram', 'd tram'))
    expect(find.at()).toBe('d 4/4')
    find.setTexts(textsOf('a tram', 'd gone', 'e tram'))
    expect(find.at()).toBe('e 2/2')
    find.setTexts(textsOf('a', 'b'))
    expect(find.at()).toBe('nowhere 0/0')
    find.step(1)
    expect(find.state.getState().visits).toBe(visits)
  })
})
