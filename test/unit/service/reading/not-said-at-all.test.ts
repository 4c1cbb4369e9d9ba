import { describe, expect, it } from 'vitest'
import { saysAlready } from '../../../../electron/service/problems/says-already.ts'
import { newSecretIn } from '../../../../electron/service/reading/new-secret.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

/** What a service did not say, although the words and names beside it may look so. */

const turnsOf = (...lines: string[]) =>
  readTranscript(lines.join('\n')).turns.map(({ speaker, text }) => [speaker, text])

describe('in a discussion', () => {
  it('amounts on lines of their own are said by whoever spoke', () => {
    expect(turnsOf('Ana: Combien ?', 'Ben: Environ', '12 euros', 'Ana: Ou', '15 euros', 'Ana: Bon.')).toEqual(
      [
        ['Ana', 'Combien ?'],
        ['Ben', 'Environ\n12 euros'],
        ['Ana', 'Ou\n15 euros'],
        ['Ana', 'Bon.'],
      ],
    )
  })

  it('shouted words that begin like an end are said too', () => {
    const shouted = turnsOf('Ana: Oui.', 'Ben: Non.', 'Ana: Je dis', 'FIN DU MONDE', 'Ben: Ah.')
    expect(shouted[2]).toEqual(['Ana', 'Je dis\nFIN DU MONDE'])
  })

  it.each(['#', '`'])('words behind %s are topics where nobody leads', (sign) => {
    const close = sign === '`' ? sign : ''
    const lines = ['prix', 'accueil', 'prix', 'accueil'].map((word) => `${sign}${word}${close} trop peu`)
    expect(turnsOf(...lines).every(([speaker]) => speaker === null)).toBe(true)
  })

  it('titles behind two stars stay as they are beside names with colons', () => {
    const lines = [
      '** Prix',
      'Ana: Cher.',
      '** Lieu',
      'Ben: Loin.',
      '** Prix',
      'Ana: Si.',
      '** Lieu',
      'Ben: Non.',
    ]
    expect(
      turnsOf(...lines)
        .flat()
        .join(' '),
    ).not.toContain('[')
  })

  it.each([
    ['spaces', ' '],
    ['tabs', '\t'],
    ['spaces that do not break', '\u00a0'],
    ['dashes', '-'],
  ])('200,000 %s in a line hide no turn', (_, sign) => {
    const long = sign.repeat(200_000)
    expect(turnsOf(long).flat().join('').trim().length).toBeLessThanOrEqual(long.length)
    const said = turnsOf('Ana: Oui.', 'Ben: Non.', `${long}x`, 'Ana: Si.', 'Ben: Bon.', long).flat()
    expect(said).toEqual(expect.arrayContaining(['Ana', 'Ben']))
  })
})

describe('in lists of people', () => {
  const list = [
    { email: 'b@x.example', name: 'Bo Lee' },
    { email: 'c@x.example', name: 'Cy Roe' },
  ]
  it.each(['blocked', 'refuses', 'candidates', 'personas', 'suggested', 'bounced'])(
    'those under "%s" are no members',
    (name) => {
      const data = { members: list, [name]: [{ email: 'h@x.example', name: 'Hal Poe' }] }
      expect(readMembers(data).map(({ email }) => email)).toEqual(['b@x.example', 'c@x.example'])
    },
  )

  it('whoever the service has for an account is no member', () => {
    const data = { members: list, account_manager: { email: 's@x.example', name: 'Sal Ess' } }
    expect(readMembers(data)).toHaveLength(2)
  })
})

describe('in the answer to a creation', () => {
  it.each([
    [{ template: { id: 'T9', title: 'x', status: 'draft' }, survey: { id: 'S1' } }],
    [{ source: { id: 'T9', title: 'x', status: 'draft' }, copy: { id: 'S1', name: 'y', state: 'queued' } }],
  ])('the draft that another one was made of is not the new one', (data) => {
    expect(readCreatedId(data)).toBe('S1')
  })

  it.each(['base_panel', 'panel_wave', 'source_panel', 'base_population'])(
    'the place that people come from is no discussion: %s',
    (name) => {
      expect(readCreatedId({ [name]: 'FR-2026', seats: [{ a: 1 }, { a: 2 }] }, 'focus')).toBeNull()
    },
  )
})

describe('in what tells of progress', () => {
  it.each([
    [{ quota: '28 of 40 personas remaining' }],
    [{ message: '28 of 40 personas left in your plan' }],
    [{ message: '3 of 40 participants left early' }],
    [{ message: '28 of 40 personas remaining this month' }],
    [{ progress: [0, 100] }],
    [{ progress: [40, 100] }],
    [{ survey_id: '9', export: { status: 'running', done: 3, total: 9 } }],
  ])('is none of the run: %j', (data) => {
    expect(readProgress(data)).toBeNull()
  })
})

it('a note is no key, and neither is a pass', () => {
  for (const name of ['private_note', 'laissez_passe'])
    expect(newSecretIn({ [name]: 'LP-123456789', key: 'sk_live_7654321' })).toBe('sk_live_7654321')
})

it('"one survey at once" says nothing of this one', () => {
  expect(saysAlready('you can only launch one survey at once')).toBe(false)
})
