import { expect, test } from 'vitest'
import { addCarriedOver, carryOver, saysNothing } from '../../../shared/annotations/carry-over.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'

const before = aSurvey('Parks', [
  aChoice('walk', 'Do you walk to work?', ['Yes', 'No']),
  aChoice('park', 'Is there a park near your home?', ['Yes', 'No']),
  aChoice('bus', 'How long is your way to the bus stop, in minutes?', ['Up to 5', 'More']),
  aChoice('car', 'Do you own a car?', ['Yes', 'No']),
])
/**
 * Compared with the earlier draft: the first item is gone, the third comes first with another id, the second is
 * reworded.
 */
const after = aSurvey('Parks', [
  aChoice('typed again', 'How long is your way to the bus stop, in minutes?', ['Up to 5', 'More']),
  aChoice('park', 'Is there a park within ten minutes of your home?', ['Yes', 'No']),
  aChoice('car', 'Do you own a car?', ['Yes', 'No']),
])

/** Annotations with fields that only a newer Sonde knows. */
const withMembers = (members: object): RunAnnotations => ({ ...emptyAnnotations(), ...members })

const said: RunAnnotations = {
  ...emptyAnnotations(),
  items: {
    walk: { decision: 'drop', note: '' },
    park: { decision: 'fix', note: 'Say how near' },
    bus: { decision: null, note: 'Fine' },
  },
  dismissed: [
    { item: 'walk', mark: 'blank', reason: 'Gone with its item' },
    { item: 'bus', mark: 'unchosen_option', reason: 'Rare on purpose' },
    { item: null, mark: 'population', reason: 'Known' },
  ],
}

test('what was said goes to the items as they are now; what changed and what is gone is told', () => {
  expect(carryOver(said, before, after)).toEqual({
    items: {
      'typed again': { decision: null, note: 'Fine' },
      park: { decision: 'fix', note: 'Say how near' },
    },
    dismissed: [
      { item: null, mark: 'population', reason: 'Known' },
      { item: 'typed again', mark: 'unchosen_option', reason: 'Rare on purpose' },
    ],
    tags: [],
    changed: [1],
    dropped: [0],
  })
  expect(carryOver(emptyAnnotations(), before, after)).toBeNull()
})

test('tags come along by their definitions alone, and members that are not known stay as they are', () => {
  const tags = [{ id: 't1', name: 'Cost' }]
  const tagged = withMembers({
    tags,
    answers: [{ item: 'bus', persona: 'p1', tags: ['t1'] }],
    later: { a: 1 },
  })
  const carried = carryOver(tagged, before, after)
  const here = withMembers({ order: 'suspicion', unknown: { kept: true } })
  if (carried) addCarriedOver(here, carried)
  expect(here).toEqual({ ...emptyAnnotations(), order: 'suspicion', unknown: { kept: true }, tags })
})

test('what is said already is not written over', () => {
  const carried = carryOver(said, before, after)
  const here = withMembers({
    items: { park: { decision: 'keep', note: '' } },
    dismissed: [{ item: 'typed again', mark: 'unchosen_option', reason: 'Seen' }],
    tags: [{ id: 'mine' }],
  })
  if (carried)
    addCarriedOver(here, {
      ...carried,
      tags: [{ id: 'theirs', name: 'Theirs', colour: 'teal', key: null, phrases: [] }],
    })
  expect(here.items.park).toEqual({ decision: 'keep', note: '' })
  expect(here.dismissed.filter(({ item }) => item === 'typed again')).toEqual([
    { item: 'typed again', mark: 'unchosen_option', reason: 'Seen' },
  ])
  expect(here.tags).toEqual([{ id: 'mine' }])
})

test('a run of which nothing is said is told from one of which something is, known here or not', () => {
  expect(saysNothing(withMembers({ order: 'suspicion' }))).toBe(true)
  expect(saysNothing(withMembers({ bars: 'size', quotes: [] }))).toBe(true)
  expect(saysNothing(withMembers({ bands: { age: [40] }, quotes: [{ item: 'bus', persona: 'p1' }] }))).toBe(
    true,
  )
  expect(saysNothing(withMembers({ unknown: ['something'] }))).toBe(false)
  expect(saysNothing(said)).toBe(false)
})
