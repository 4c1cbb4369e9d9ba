import { expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const idsOf = (data: unknown, subject: 'survey' | 'focus' = 'survey') =>
  readRecords(data, subject).records.map(({ id }) => id)

it('leaves out rows of a list that only say something', () => {
  const cards = [
    { type: 'flow_card', flow: 'flow_Ab81', title: 'School', state: 'wrapped' },
    { type: 'flow_card', flow: 'flow_0pZs', title: 'Dogs', state: 'live' },
  ]
  expect(
    idsOf({ messages: [{ type: 'text', from: 'parley', text: 'You have 2 flows.' }, ...cards] }),
  ).toEqual(['flow_Ab81', 'flow_0pZs'])
  const people = [
    { type: 'contact_card', name: 'Nadia', handle: '@nadia', age: 34 },
    { type: 'contact_card', name: 'Curtis', handle: '@curtis', age: 51 },
  ]
  const notices = [
    { type: 'event', text: 'Room created by jo@halfpint.example' },
    { type: 'event', text: 'Waiting for the host' },
  ]
  expect(readProfiles({ room: 'r_8', messages: [...notices, ...people] }).map(({ name }) => name)).toEqual([
    'Nadia',
    'Curtis',
  ])
  const members = [
    { kind: 'person', name: 'Jo', mail: 'jo@x.example', role: 'host' },
    { kind: 'person', name: 'Bao', mail: 'bao@x.example', role: 'guest' },
  ]
  expect(readMembers({ entries: [{ kind: 'header', title: 'Team Half Pint' }, ...members] })).toHaveLength(2)
  const keys = [
    { object: 'api_key', id: 3, name: 'nightly' },
    { object: 'api_key', id: 8, name: 'laptop' },
  ]
  const note = { object: 'note', message: 'Keys are shown once.' }
  expect(readKeys({ items: [...keys, note] }).map(({ id }) => id)).toEqual([3, 8])
})

it('leaves out what parts and holds records', () => {
  const rows = [
    { type: 'folder', id: 'fo_1', title: 'Spring' },
    { type: 'survey', id: 'su_1', title: 'Bikes', status: 'done' },
    { type: 'divider' },
    { type: 'survey', id: 'su_2', title: 'Buses', status: 'draft' },
  ]
  expect(idsOf({ items: rows })).toEqual(['su_1', 'su_2'])
})

it('keeps rows of which all only say something', () => {
  const people = [
    { type: 'persona', text: 'Ana, 34 ans, infirmière' },
    { type: 'persona', text: 'Ben, 51 ans, chauffeur' },
  ]
  expect(readProfiles({ profiles: people })).toHaveLength(2)
})

it('reads rooms as discussions', () => {
  const rooms = [
    { type: 'room_card', room: 'room_8Hk2', topic: 'The 6 pm panic', people: 6, state: 'waiting' },
    { type: 'room_card', room: 'room_2vQx', topic: 'Cat cafés', people: 3, state: 'over' },
  ]
  expect(idsOf({ messages: rooms, more: false }, 'focus')).toEqual(['room_8Hk2', 'room_2vQx'])
})
