import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  ['Moderator', 'Where were you on Sunday, at two?'],
  ['Uma', 'In the car, somewhere dry.'],
  ['Stan', 'Home: in front of the snooker.'],
  ['Moderator', 'Would an open library change anything?'],
  ['Stan', 'No, I have not been since they moved.'],
  ['Uma', 'Yes, that is the whole list!'],
] as const
const TOLD = SAID.map(([speaker, text]) => `${speaker}: ${text}`)

type Write = (speaker: string, text: string, at: number) => string
const lines = (write: Write): string => SAID.map(([speaker, text], at) => write(speaker, text, at)).join('\n')
const read = (data: unknown): string[] =>
  readTranscript(readTranscriptText(data)).turns.map(
    ({ speaker, text }) => `${speaker}: ${text.replace(/\s+/g, ' ')}`,
  )
const turnOf = (at: number): string => `${at < 3 ? 1 : 2}.${(at % 3) + 1}`
const folded = (text: string, margin: number): string => text.replace(', ', `,\n${' '.repeat(margin)}`)

describe('a discussion of which every line begins with more than a name', () => {
  it.each<[string, Write]>([
    ['a time, as logs have it', (who, text, at) => `2026-05-06T09:12:0${at}.250Z | ${who} | ${text}`],
    ['a time with its zone', (who, text, at) => `2026-05-06T09:12:0${at}+02:00 [${who}] ${text}`],
    ['a number and bars', (who, text, at) => `${at + 1}|${who}|${text}`],
    ['a number and semicolons', (who, text, at) => `${at + 1};${who};${text}`],
    ['a number and tabs', (who, text, at) => `${at + 1}\t${who}\t${text}`],
    ['cells in quotation marks', (who, text, at) => `"09:12:0${at}","${who}","${text}"`],
    ['round and turn in brackets', (who, text, at) => `[${turnOf(at)}] ${who}: ${text}`],
    ['round and turn', (who, text, at) => `${turnOf(at)} ${who}: ${text}`],
    ['letters for round and turn', (who, text, at) => `R${turnOf(at).replace('.', 'T')} ${who}: ${text}`],
    ['the number of the turn in words', (who, text, at) => `Turn ${at + 1} - ${who}: ${text}`],
    ['a number out of all', (who, text, at) => `${at + 1}/6 ${who}: ${text}`],
    ['bars on both sides', (who, text) => `| ${who} | ${text} |`],
    ['a verb behind the name', (who, text) => `${who} says: ${text}`],
    ['quotation marks', (who, text) => `"${who}": ${text}`],
    ['tags', (who, text) => `<${who}>${text}</${who}>`],
    ['names of fields', (who, text) => `speaker: ${who}\ntext: ${text}\n`],
    ['headings and names of fields', (who, text, at) => `Turn ${at + 1}\nSpeaker: ${who}\nText: ${text}\n`],
    ['the form of a settings file', (who, text) => `[[turn]]\nspeaker = "${who}"\ntext = "${text}"\n`],
    ['fields, a list of records', (who, text) => `- speaker: ${who}\n  text: "${text}"`],
    ['fields', (who, text, at) => `ts=${at} level=info who="${who}" text="${text}"`],
  ])('is read without %s', (_, write) => {
    expect(read(lines(write))).toEqual(TOLD)
    expect(read({ ref: 'x-1', any: lines(write) })).toEqual(TOLD)
  })

  it('takes the number before that of the turn for the round', () => {
    const { turns } = readTranscript(lines((who, text, at) => `[${turnOf(at)}] ${who}: ${text}`))
    expect(turns.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2])
  })

  it('keeps numbers that do not count', () => {
    const text = 'Uma: Well,\n2.1 kids on average\n1.3 cars\n2.4 rooms\n3.1 bikes\nStan: Yes.\nUma: So.'
    expect(read(text)[0]).toBe('Uma: Well, 2.1 kids on average 1.3 cars 2.4 rooms 3.1 bikes')
  })
})

describe('a discussion that is set in columns or blocks', () => {
  const columns = (who: string, text: string): string => `${who.toUpperCase().padEnd(12)}${folded(text, 12)}`
  const SHOUTED = TOLD.map((line) => line.replace(/^\w+/, (who) => who.toUpperCase()))

  it('is read from its columns, whatever the words below begin with', () => {
    expect(read(lines(columns))).toEqual(SHOUTED)
    expect(read(`Entretien no 87\n\n${lines(columns)}`).slice(-6)).toEqual(SHOUTED)
  })

  it.each(['-', '=', '—'])('is read between lines of %s, which nobody said', (sign) => {
    const set = lines((who, text) => `${who.padEnd(11)}: ${folded(text, 13)}`)
    const text = `LIBRARY GROUP 12 - OPENING HOURS\n${sign.repeat(60)}\n${set}\n${sign.repeat(60)}\n`
    expect(read(text).slice(-6)).toEqual(TOLD)
    expect(read(text).join()).not.toContain(sign.repeat(3))
  })

  it('is read from numbered lines of columns, where a line explains who leads', () => {
    const set = lines((who, text) => `${`${who.replace('Moderator', 'M')} :`.padEnd(8)}${folded(text, 8)}`)
    const numbered = set.split('\n').map((line, at) => `${String(at + 1).padStart(3, '0')}  ${line}`)
    const text = `TRANSCRIPTION 6\nConventions : M = modération ; lignes numérotées.\n\n${numbered.join('\n')}`
    expect(read(text)).toEqual(TOLD.map((line) => line.replace('Moderator', 'M')))
    expect(readTranscript(text).turns.map(({ moderator }) => moderator)).toEqual(
      SAID.map(([who]) => who === 'Moderator'),
    )
  })

  it('is read from names above what is said, though that has colons too', () => {
    expect(read(lines((who, text) => `${who.toUpperCase()}:\n${text}\n`))).toEqual(SHOUTED)
  })

  it('is read from blocks below names', () => {
    const blocks = lines((who, text) => `${who.toUpperCase()}\n    ${folded(text, 4)}\n`)
    expect(read(`GROUP — foc_9\n\n${blocks}`).slice(-6)).toEqual(SHOUTED)
  })

  it('is read from the first block on, though its speaker says no more', () => {
    const said = [['Ana', 'Shall we begin?'], ...SAID] as const
    const blocks = said.map(([who, text]) => `${who}\n    ${text}\n`).join('\n')
    expect(read(blocks)).toEqual(said.map(([who, text]) => `${who}: ${text}`))
  })

  it('goes on with a turn in lines that are indented', () => {
    const hung = lines((who, text) => `${who}. – ${text.replace(': ', ':\n    later – ')}`)
    expect(read(hung)).toEqual(TOLD.map((line) => line.replace('Home: ', 'Home: later – ')))
  })

  it('takes indented lines below headings for turns of their own', () => {
    const text = `Prices\n  Uma: Too high.\n  Stan: Fine.\nTimes\n  Uma: Too late.\n  Stan: Too early.`
    expect(read(text).filter((line) => line.startsWith('Uma'))).toHaveLength(2)
  })
})

describe('names before signs', () => {
  it('may be in small letters before an arrow', () => {
    const write: Write = (who, text) => `${who.replace('Moderator', 'mod')}> ${text}`
    expect(read({ text: lines(write) })).toEqual(TOLD.map((line) => line.replace('Moderator', 'mod')))
    expect(read(lines((who, text) => `${who.toLowerCase()}> ${text}`))).toEqual(
      TOLD.map((line) => line.replace(/^\w+/, (who) => who.toLowerCase())),
    )
  })

  it('end before a stop and a dash', () => {
    const write: Write = (who, text) => `${who === 'Uma' ? 'Participant 1' : who}. – ${text}`
    expect(read(lines(write))).toEqual(TOLD.map((line) => line.replace('Uma', 'Participant 1')))
  })

  it('are no words that begin like small ones, and no time', () => {
    const { turns } = readTranscript('Uma: At 14:30 – or a bit\nlater – I go.\nStan: So?\nUma: Yes.')
    expect(turns).toHaveLength(3)
    expect(readTranscript('At 14:30 I go.\nAt 14:50 too.\nAt 14:30 again.').certainty).toBe('unsure')
  })

  it('stand in a text of one line, where somebody speaks again', () => {
    expect(read({ any: lines((who, text) => `${who} – ${text}`).replaceAll('\n', ' / ') })).toEqual(TOLD)
    const apart = lines((who, text) => `${who}: ${text.replace(',', ';')}`).replaceAll('\n', ' — ')
    expect(read({ any: apart })).toEqual(TOLD.map((line) => line.replace(',', ';')))
    expect(read({ any: 'Place: Paris / Date: 3 May / Length: 20 minutes' })).toHaveLength(1)
  })

  it('keep what is said in capitals', () => {
    expect(read('Uma: NO WAY\nStan: Why not?\nAna: It is late.\nStan: So what?')[0]).toBe('Uma: NO WAY')
  })
})
