import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

/** Turns as one line each, for short expectations. */
function told(text: string): string[] {
  return readTranscript(text).turns.map(
    ({ round, speaker, moderator, text: said }) =>
      `${round ?? '-'} ${speaker ?? '?'}${moderator ? '*' : ''} | ${said}`,
  )
}

describe('readTranscript', () => {
  it('reads names before a colon, French spacing and rounds', () => {
    const text = [
      '--- Tour 1 ---',
      'Modératrice : Que pensez-vous du bus ?',
      'Ana: Il est cher : deux euros.',
      'Jean-Luc A. : Moi, je marche.',
      '',
      'Tour 2',
      'Modératrice : Et le train ?',
      'Ana: Pareil.',
    ].join('\n')
    expect(told(text)).toEqual([
      '1 Modératrice* | Que pensez-vous du bus ?',
      '1 Ana | Il est cher : deux euros.',
      '1 Jean-Luc A. | Moi, je marche.',
      '2 Modératrice* | Et le train ?',
      '2 Ana | Pareil.',
    ])
    expect(readTranscript(text)).toMatchObject({ roundsRun: 2, certainty: 'sure', complete: null })
  })

  it('reads names in brackets, and colons in sentences name nobody', () => {
    expect(told('[Moderator] Welcome.\n[Ben] Thanks\nOne thing: price\nPrice: too high')).toEqual([
      '- Moderator* | Welcome.',
      '- Ben | Thanks\nOne thing: price\nPrice: too high',
    ])
  })

  it.each([
    '**Zoé** : Bonjour',
    '**Zoé :** Bonjour',
    '- **Zoé**: Bonjour',
    '__Zoé__ : Bonjour',
    'Zoé — Bonjour',
  ])('reads %j', (line) => {
    expect(told(line)).toEqual(['- Zoé | Bonjour'])
  })

  it.each([
    'Tour 2',
    '## Round 2',
    '--- Tour 2 ---',
    '**Tour 2**',
    '[Tour n° 2]',
    '=== ROUND 2 ===',
    'Tour 2 :',
    'Tour de table 2',
  ])('reads the heading %j', (line) => {
    expect(told(`${line}\nAna: Oui.`)).toEqual(['2 Ana | Oui.'])
  })

  it('keeps the title of a round', () => {
    expect(told('Tour 2 : les prix\nAna: Oui.')).toEqual(['2 ? | les prix', '2 Ana | Oui.'])
  })

  it.each([
    ['<Ana> Bonjour !', '<Ben> Salut.', '<Ana> Ça va ?'],
    ['Ana\tBonjour !', 'Ben\tSalut.', 'Ana\tÇa va ?'],
    ['Ana> Bonjour !', 'Ben> Salut.', 'Ana> Ça va ?'],
    ['Ana | Bonjour !', 'Ben | Salut.', 'Ana | Ça va ?'],
    ['Ana [tour 1] Bonjour !', 'Ben [tour 1] Salut.', 'Ana [tour 1] Ça va ?'],
  ])('reads names marked as in "%s"', (...lines) => {
    const turns = told(lines.join('\n')).map((turn) => turn.slice(turn.indexOf(' ') + 1))
    expect(turns).toEqual(['Ana | Bonjour !', 'Ben | Salut.', 'Ana | Ça va ?'])
  })

  it('reads names before a full stop only where every line begins with one that comes again', () => {
    const lines = [
      'Q. Tell me.',
      'Siobhan. At one in the morning, furniture.',
      'Q. You too?',
      'Siobhan. Yes.',
    ]
    expect(told(lines.join('\n')).map((turn) => turn.slice(2, turn.indexOf(' |')))).toEqual([
      'Q',
      'Siobhan',
      'Q',
      'Siobhan',
    ])
    expect(told(['Yes. I do.', 'No. Never.', 'Yes. Often.'].join('\n'))).toHaveLength(1)
  })

  it('takes the round that stands beside a name', () => {
    const lines = ['SPK1 [tour 1] Oui.', 'SPK2 [tour 1] Non.', 'SPK1 [tour 2] Et ?']
    expect(told(lines.join('\n'))).toEqual(['1 SPK1 | Oui.', '1 SPK2 | Non.', '2 SPK1 | Et ?'])
  })

  it('takes no sentence for a heading', () => {
    expect(told('Ana: Bon.\nTour 2 était mieux.')).toEqual(['- Ana | Bon.\nTour 2 était mieux.'])
  })

  it.each([
    'Modérateur',
    'L’animatrice',
    'Animateur (Paul)',
    'MODERATOR',
    'Paul (modérateur)',
    'Facilitator',
  ])('knows %s as the moderator', (name) => {
    expect(readTranscript(`${name}: Bonjour.`).turns[0]).toMatchObject({ speaker: name, moderator: true })
  })

  it('joins paragraphs, and keeps what comes before anybody speaks', () => {
    const text = 'Discussion sur le bus\n\nAna: Un.\n\nDeux.\n'
    expect(told(text)).toEqual(['- ? | Discussion sur le bus', '- Ana | Un.\n\nDeux.'])
    expect(readTranscript(text).certainty).toBe('likely')
  })

  it('tells an empty text from an unknown one', () => {
    expect(readTranscript(' \n')).toEqual({ turns: [], roundsRun: 0, certainty: 'sure', complete: null })
    expect(readTranscript('on discute encore')).toMatchObject({
      roundsRun: null,
      certainty: 'unsure',
      turns: [{ speaker: null, text: 'on discute encore' }],
    })
  })

  it('counts a round once somebody spoke in it', () => {
    expect(readTranscript('Tour 1\nAna: Oui.\nTour 2').roundsRun).toBe(1)
  })

  it.each([
    ['Ana: Oui.\n--- Fin de la discussion ---', true],
    ['Tour 1/2\nAna: Oui.', false],
    ['Round 2 of 2\nAna: Oui.', true],
    ['Tour 2/2\n', false],
    ['Ana: Oui.', null],
  ])('tells whether %j is complete: %s', (text, complete) => {
    expect(readTranscript(text).complete).toBe(complete)
  })

  it('never throws, numbers turns from 1 and loses no letter of any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Ana: ',
        '[Ben] ',
        '**Zoé** : ',
        '\n',
        '\r\n',
        'Modératrice : ',
        ' — ',
        '\u2028',
        '(',
        ':',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        const { turns } = readTranscript(text)
        expect(turns.map(({ number }) => number)).toEqual(turns.map((_, at) => at + 1))
        const letters = (said: string): number => said.normalize('NFC').match(/\p{L}/gu)?.length ?? 0
        const kept = turns.map(({ speaker, text: said }) => letters(speaker ?? '') + letters(said))
        const lost = letters(text) - kept.reduce((sum, count) => sum + count, 0)
        // Above the host's first words there may be titles, which nobody says.
        const above = turns.some(({ moderator }) => moderator) ? (text.split(/Modératrice/, 1)[0] ?? '') : ''
        expect(lost).toBeGreaterThanOrEqual(0)
        expect(lost).toBeLessThanOrEqual(letters(above))
      }),
    )
  })

  it.each(['\u0000', '\u200B', '\u00AD', '#', '_', '=', '"'])(
    'a sign before the first name takes no turn away: %j',
    (sign) => {
      const { turns } = readTranscript(`${sign}Ana: Oui\nModératrice : Merci\nAna: Avec plaisir`)
      expect(turns.map(({ text }) => text).join(' / ')).toContain('Oui')
      expect(turns).toHaveLength(3)
    },
  )

  it('characters that nobody sees stand before no name', () => {
    for (const unseen of ['\u0000', '\u200B', '\u00AD', '\u200F'])
      expect(readTranscript(`${unseen}Ana: Oui\nModératrice : Merci`).turns[0]).toMatchObject({
        speaker: 'Ana',
        text: 'Oui',
      })
  })

  it('stays quick on long hostile lines', () => {
    const text = `${'A'.repeat(200_000)}\n${'Ab '.repeat(50_000)}\n${'**'.repeat(50_000)}`
    expect(readTranscript(text).turns).toHaveLength(1)
  })
})

describe('speakers in further forms', () => {
  const spoken = (text: string): (string | null)[][] =>
    readTranscript(text).turns.map(({ speaker, text: said }) => [speaker, said])

  it('behind the number of the turn', () => {
    const lines = [
      '[01] ANIM > Que pensez-vous du projet ?',
      '[02] Noé > Du bien.',
      '[03] ANIM > Et vous ?',
      '[04] Noé > Rien.',
    ]
    expect(spoken(lines.join('\n'))).toEqual([
      ['ANIM', 'Que pensez-vous du projet ?'],
      ['Noé', 'Du bien.'],
      ['ANIM', 'Et vous ?'],
      ['Noé', 'Rien.'],
    ])
  })

  it('before a stop and a dash, where the stop of an initial belongs to the name', () => {
    expect(spoken('OCÉANE. — Un souvenir ?\nAïcha B. — Les Cévennes.\nOCÉANE. — Et la nuit ?')).toEqual([
      ['OCÉANE', 'Un souvenir ?'],
      ['Aïcha B.', 'Les Cévennes.'],
      ['OCÉANE', 'Et la nuit ?'],
    ])
  })

  it('in a list, before a dash', () => {
    expect(spoken("- L'animatrice — Que pensez-vous du projet ?\n- Nadia — Du bien.")).toEqual([
      ["L'animatrice", 'Que pensez-vous du projet ?'],
      ['Nadia', 'Du bien.'],
    ])
  })

  it('in capitals on a line of their own, letter for letter', () => {
    const lines = [
      'MODÉRATION',
      'Un souvenir de train ?',
      'AÏCHA B.',
      'Les Cévennes.',
      'MODÉRATION',
      'Et la nuit ?',
      'AÏCHA B.',
      'Non.',
    ]
    expect(spoken(lines.join('\n'))).toEqual([
      ['MODÉRATION', 'Un souvenir de train ?'],
      ['AÏCHA B.', 'Les Cévennes.'],
      ['MODÉRATION', 'Et la nuit ?'],
      ['AÏCHA B.', 'Non.'],
    ])
  })

  it('are none where lines are shouted', () => {
    expect(
      spoken('Il a dit :\nNON\nPuis il est parti.\nNON\nEncore.').every(([speaker]) => speaker === null),
    ).toBe(true)
  })
})
