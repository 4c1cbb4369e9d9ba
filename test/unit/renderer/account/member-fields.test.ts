import { describe, expect, it } from 'vitest'
import { startRows, toMemberFields } from '../../../../renderer/features/account/member-fields.ts'

const member = {
  id: '7',
  name: 'Anne',
  email: 'anne@example.org',
  role: 'editor',
  fields: [
    { name: 'id', value: '7' },
    { name: 'courriel', value: 'anne@example.org' },
    { name: 'role', value: 'editor' },
  ],
}

describe('startRows', () => {
  it('proposes email and role for a new member', () => {
    expect(startRows('add', null)).toEqual([
      { id: 0, name: 'email', value: '' },
      { id: 1, name: 'role', value: '' },
    ])
  })

  it('takes the names under which a listed member came', () => {
    expect(startRows('role', member)).toEqual([
      { id: 0, name: 'courriel', value: 'anne@example.org' },
      { id: 1, name: 'role', value: 'editor' },
    ])
    expect(startRows('remove', member)).toEqual([{ id: 0, name: 'courriel', value: 'anne@example.org' }])
  })

  it('falls back to the id where no email is known', () => {
    const unnamed = {
      id: '7',
      name: null,
      email: null,
      role: null,
      fields: [{ name: 'user_id', value: '7' }],
    }
    expect(startRows('remove', unnamed)).toEqual([{ id: 0, name: 'user_id', value: '7' }])
  })
})

describe('toMemberFields', () => {
  const row = (id: number, name: string, value: string) => ({ id, name, value })

  it('sends what is filled in, trimmed', () => {
    expect(toMemberFields([row(0, ' email ', ' a@b.c '), row(1, 'role', ''), row(2, '', 'x')])).toEqual({
      email: 'a@b.c',
    })
  })

  it('says why rows cannot be sent', () => {
    expect(toMemberFields([row(0, 'email', ' ')])).toBe('noFields')
    expect(toMemberFields([row(0, 'role', 'a'), row(1, 'role', 'b')])).toBe('duplicate')
  })

  it('keeps a name that objects give a meaning to', () => {
    const sent = toMemberFields([row(0, 'constructor', 'x')])
    expect(Object.entries(sent)).toEqual([['constructor', 'x']])
  })
})
