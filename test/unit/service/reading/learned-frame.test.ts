import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const spoken = (text: string): [string | null, string][] =>
  readTranscript(readTranscriptText(text)).turns.map(({ speaker, text: said }) => [speaker, said])

const SAID = [
  'Bonjour, qui prend le bus ?',
  'Moi, tous les jours. C’est long.',
  'Jamais : je marche, ou je prends mon vélo - quand il ne pleut pas.',
  'Et le soir ?',
  'Oui.',
  'Le soir, non – trop de monde.',
]
const NAMES = ['Mod.', 'Ana', 'Jean-Luc P.', 'Mod.', 'Ana', 'Jean-Luc P.']
const turns = NAMES.map((name, at) => [name, SAID[at] ?? ''] as const)

describe('names in a frame that is in no list of forms', () => {
  const before = fc.constantFrom('', '— ', '~ ', '§ ', '* ', '| ')
  const after = fc.constantFrom(' » ', ' ⇒ ', '› ', ' ~ ', ' || ', ' :: ', ' ··· ', ' \\ ', ' >>> ')
  it('are read where the same signs stand around all of them', () => {
    fc.assert(
      fc.property(before, after, (left, right) => {
        const text = turns.map(([name, said]) => `${left}${name}${right}${said}`).join('\n')
        expect(spoken(text)).toEqual(turns)
      }),
    )
  })

  it('are read though what is said goes on in lines that are set further in', () => {
    const text = turns.map(([name, said]) => `${name} » ${said}\n      ${said}`).join('\n')
    expect(spoken(text)).toEqual(turns.map(([name, said]) => [name, `${said}\n${said}`]))
  })

  it('are read though what is said goes on in lines of its own, where no sentence has such signs', () => {
    const text = turns.map(([name, said]) => `${name} » ${said}\n${said}`).join('\n')
    expect(spoken(text)).toEqual(turns.map(([name, said]) => [name, `${said}\n${said}`]))
  })

  it('may tell more of a person in brackets', () => {
    const names = ['Animateur', 'Ana (34 ans, Dax)', 'Ben', 'Animateur', 'Ana (34 ans, Dax)', 'Ben']
    const text = SAID.map((said, at) => `${names[at]} » ${said}`).join('\n')
    expect(spoken(text)).toEqual(SAID.map((said, at) => [names[at], said]))
  })

  it('are read in columns, behind the number of the turn', () => {
    const tags = ['A', 'P1', 'P2', 'A', 'P1', 'P2']
    const text = SAID.map((said, at) => `00${at + 1} ${tags[at]?.padEnd(3)} ${said}`).join('\n')
    expect(spoken(text)).toEqual(SAID.map((said, at) => [tags[at], said]))
  })

  it('may be words of small letters, or a picture', () => {
    const names = ['🎤', 'la dame au chien', 'Rayan', '🎤', 'la dame au chien', 'Rayan']
    const text = SAID.map((said, at) => `${names[at]} > ${said}`).join('\n')
    expect(spoken(text)).toEqual(SAID.map((said, at) => [names[at], said]))
  })

  it('lose the quotation marks around all that is said', () => {
    const words = turns.map(([name, said]) => [`celle qui dit ${name}`, `${said} « Enfin ! » dit-on.`])
    const text = words.map(([name, said]) => `— ${name} : « ${said} »`).join('\n')
    expect(spoken(text)).toEqual(words)
  })

  it('are read alone on lines, below rounds and empty lines', () => {
    const names = ['moderator', 'Ana', 'Ben', 'moderator', 'Ana', 'Ben']
    const text = SAID.map(
      (said, at) => `${at % 3 === 0 ? `--- round ${at / 3 + 1}/2 ---\n\n` : ''}### ${names[at]}\n${said}\n`,
    )
    const read = readTranscript(text.join('\n'))
    expect(read.turns.map(({ speaker, text: said }) => [speaker, said])).toEqual(
      SAID.map((said, at) => [names[at], said]),
    )
    expect(read.roundsRun).toBe(2)
  })

  it('are read alone above several paragraphs', () => {
    const text = turns.map(([name, said], at) => `${name}\n${said}${at === 2 ? `\n\n${said}` : ''}`)
    expect(spoken(text.join('\n\n'))).toEqual(
      turns.map(([name, said], at) => [name, at === 2 ? `${said}\n\n${said}` : said]),
    )
  })
})

it('a first round is read where all but one of the names are of the people drawn', () => {
  const text = 'Animatrice » Bonjour !\nANA » Bonjour.\nBen (34 ans) » Salut.\nÉlise » Bonsoir.'
  const people = ['Ana', 'Ben', 'Élise']
  const speakers = readTranscript(text, people).turns.map(({ speaker }) => speaker)
  expect(speakers).toEqual(['Animatrice', 'ANA', 'Ben (34 ans)', 'Élise'])
  for (const strangers of [[], ['Ana'], ['An', 'Be', 'Él']])
    expect(readTranscript(text, strangers).certainty).toBe('unsure')
})

describe('a text without such a frame', () => {
  it.each([
    ['has sentences that begin alike', SAID.map((said) => `Oui, je pense. ${said}`).join('\n')],
    [
      'is prose with asides',
      SAID.map((said, at) => `Le ${at % 2 ? 'bus' : 'vélo'} - ${said}\n${said}`).join('\n'),
    ],
    ['is a list of points', 'Prix ~ cher\nTemps ~ long\nBus ~ plein\nPluie ~ souvent\nFroid ~ parfois'],
    [
      'has a turn of somebody with a name like a sentence',
      turns.map(([name, said], at) => `${at === 2 ? 'Quoi ? Qui ?' : name} » ${said}`).join('\n'),
    ],
  ])('is shown as it came: it %s', (_, text) => {
    expect(readTranscript(text).certainty).not.toBe('sure')
    expect(readTranscript(text).turns.every(({ speaker }) => speaker === null)).toBe(true)
  })
})

describe('a discussion in elements of XML', () => {
  it('is read by the attribute that names who speaks, or by the name of the element', () => {
    const text = `<discussion id="4">\n<moderator>Who cooks &amp; when?</moderator>
<persona name="Ana">I do.\nDaily.</persona>\n<persona name="Ben">Never.</persona>
<moderator>Why?</moderator>\n<persona name="Ben">No time.</persona>\n</discussion>`
    expect(spoken(text)).toEqual([
      ['moderator', 'Who cooks & when?'],
      ['Ana', 'I do.\nDaily.'],
      ['Ben', 'Never.'],
      ['moderator', 'Why?'],
      ['Ben', 'No time.'],
    ])
  })

  it('is read where each turn has its number and its speaker in attributes of any name', () => {
    const text = SAID.map((said, at) => `<tour no="${at + 1}" qui='${NAMES[at]}'>${said}</tour>`).join('')
    expect(spoken(`<?xml version="1.0"?><seance>${text}</seance>`)).toEqual(turns)
  })

  it('is left alone where words stand outside of the elements', () => {
    const text = `<a1>Ana</a1> says <b1>yes</b1> and <c1>no</c1>`
    expect(spoken(text)).toEqual([[null, text]])
  })
})

describe('a discussion as other services write it', () => {
  it('has turns whose numbers are set to the right, over indented lines', () => {
    const lines = SAID.map(
      (said, at) => `${String(at + 8).padStart(3)}  ${NAMES[at]} » ${said}\n     ${said}`,
    )
    expect(spoken(lines.join('\n'))).toEqual(turns.map(([name, said]) => [name, `${said}\n${said}`]))
  })

  it('has times with AM and PM beside the names', () => {
    const text = turns
      .map(([name, said], at) => `${name.replace('.', '')}  10:0${at} AM\n${said}`)
      .join('\n\n')
    expect(spoken(text)).toEqual(turns.map(([name, said]) => [name.replace('.', ''), said]))
  })

  it('has an interviewer behind a full stop in its legend', () => {
    const text = `Group 9. Participants: R1 = Ana (female, 34); R2 = Ben (male, 67). I = interviewer.\n\n${[
      ...['I: Who takes the bus?', 'R1: I do.', 'R2: I do not.', 'I: Why?', 'R2: It is late.'],
    ].join('\n')}`
    expect(readTranscript(text).turns.map(({ speaker, moderator }) => [speaker, moderator])).toEqual([
      ...[
        ['interviewer', true],
        ['Ana', false],
        ['Ben', false],
      ],
      ...[
        ['interviewer', true],
        ['Ben', false],
      ],
    ])
  })

  it('ends with the words that it is closed', () => {
    const said = ['L’ANIMATRICE. – Bonjour.', 'Mme LEROUX. – Bonjour.', 'L’ANIMATRICE. – Merci.']
    const { turns: read, complete } = readTranscript([...said, '', '(La séance est levée.)'].join('\n'))
    expect(read.at(-1)?.text).toBe('Merci.')
    expect(complete).toBe(true)
    // Without brackets somebody may say it.
    const last = readTranscript([...said, '', 'La séance est levée.'].join('\n')).turns.at(-1)?.text
    expect(last).toContain('La séance est levée.')
  })
})
