import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID: [string, string][] = [
  ['Host', 'Who waters the garden?'],
  ['Ida', 'My neighbour: every day.'],
  ['Tom', 'Nobody.'],
  ['Host', 'And in June?'],
  ['Tom', 'The rain.'],
  ['Ida', 'My children - when they remember.'],
]

const read = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, moderator, text }) => [
    speaker,
    moderator,
    text,
  ])
const lines = (line: (who: string, said: string) => string) =>
  SAID.map(([who, said]) => line(who, said)).join('\n')
const told = (host: string) => SAID.map(([who, said]) => [who === 'Host' ? host : who, who === 'Host', said])

describe('a mark for questions and one for answers', () => {
  it('name who is in brackets behind the mark, and who leads', () => {
    const text = lines((who, said) => (who === 'Host' ? `Q. – ${said}` : `R. [${who}] – ${said}`))
    expect(read({ text })).toEqual(told('Q.'))
    const colons = lines((who, said) => (who === 'Host' ? `Q: ${said}` : `Answer (${who}): ${said}`))
    expect(read({ text: colons })).toEqual(told('Q'))
  })

  it('are read where the text is written in entities', () => {
    const text = lines((who, said) =>
      who === 'Host' ? `Q.&nbsp;&ndash; ${said}` : `R. [${who}]&nbsp;&ndash; ${said}`,
    )
    expect(read({ verbatim: text })).toEqual(told('Q.'))
  })

  it('are no marks where what is in brackets is no name', () => {
    const text = lines(
      (who, said) => `${who === 'Ida' ? 'F (34)' : who === 'Tom' ? 'F (51)' : 'Host'}: ${said}`,
    )
    expect(read({ text })[1]?.[0]).toBe('F (34)')
  })
})

describe('names before other signs', () => {
  it.each<[string, (who: string, said: string) => string]>([
    ['a hyphen', (who, said) => `- ${who} (34, baker) - ${said}`],
    ['italics', (who, said) => `*${who}, 34 years* – ${said}`],
    ['a date and a time', (who, said) => `12/03/2026, 14:02 - ${who}: ${said}`],
    ['slashes', (who, said) => `${who} // ${said}`],
    ['two colons', (who, said) => `${who} :: ${said}`],
    ['spaces', (who, said) => `${who.padEnd(8)}${said}`],
    ['an arrow', (who, said) => `${who} -> ${said}`],
    ['braces', (who, said) => `{${who}} ${said}`],
    ['an at sign', (who, said) => `@${who} ${said}`],
    ['a dash in front', (who, said) => `— ${who}: ${said}`],
    ['an age', (who, said) => `${who}, 34 years, baker: ${said}`],
    ['a quotation as a whole', (who, said) => `> **${who}**: ${said}`],
    [
      'the round',
      (who, said) =>
        `T${said.includes('neighbour') || said.startsWith('Who') || said === 'Nobody.' ? 1 : 2} | ${who} | ${said}`,
    ],
  ])('with %s', (_, line) => {
    expect(
      read({ text: lines(line) }).map(([who, , said]) => [/^\p{L}+/u.exec(String(who))?.[0], said]),
    ).toEqual(SAID)
  })

  it('in small letters, or as numbers beside a host', () => {
    const small = lines((who, said) => `${who.toLowerCase()}: ${said}`)
    expect(read({ text: small }).map(([who]) => who)).toEqual(SAID.map(([who]) => who.toLowerCase()))
    const numbers = lines(
      (who, said) => `${who === 'Host' ? 'Host' : who.length - 2 + (who === 'Tom' ? 1 : 0)} : ${said}`,
    )
    expect(read({ text: numbers }).map(([who]) => who)).toEqual(['Host', '1', '2', 'Host', '2', '1'])
  })

  it('in small letters where only who leads is written so', () => {
    const text = lines((who, said) => `${who === 'Host' ? 'moderator' : who}: ${said}`)
    expect(read({ text })).toEqual(told('moderator'))
  })

  it('not by numbers that only count the lines', () => {
    const text = ['1 : Water', '1 : Time', '2 : Light', '2 : Rest', '3 : Sleep', '3 : Food'].join('\n')
    expect(readTranscript(text).certainty).toBe('unsure')
  })

  it('in a table in Markdown, whatever stands above it', () => {
    const rows = SAID.map(([who, said]) => `| ${who} | ${said} |`)
    const text = ['## Verbatim', '', '| Who | What |', '|---|---|', ...rows, ''].join('\n')
    expect(read({ report: text })).toEqual(told('Host'))
  })

  it('in a table or in parts of paragraphs in HTML', () => {
    const rows = SAID.map(([who, said]) => `<tr><td>${who}</td><td>${said}</td></tr>`).join('')
    const table = `<h2>Verbatim</h2><table><tr><th>Who</th><th>What</th></tr>${rows}</table>`
    expect(read({ report: table })).toEqual(told('Host'))
    const parts = SAID.map(
      ([who, said]) => `<p class="a"><span>${who}</span><span class="b">${said}</span></p>`,
    )
    expect(read({ report: `<div>${parts.join('')}</div>` })).toEqual(told('Host'))
  })

  it('not by one heading above everything', () => {
    expect(readTranscript('# Group\nWe met.\nNobody was late.\nThen all left.').certainty).toBe('unsure')
  })
})
