import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const TURNS = [
  ['Modérateur', 'Bonjour. Première question : le bus ?'],
  ['Ana', 'Hier matin. Enfin, presque : jamais venu.'],
  ['Ben', 'Bof.'],
  ['Modérateur', 'Et le reste du temps ?'],
  ['Ben', 'À pied – toujours.'],
  ['Ana', 'Pareil, le soir surtout.'],
] as const
const told = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => [speaker, text])
const textOf = (line: (name: string, said: string, at: number) => string, sep = '\n') =>
  TURNS.map(([name, said], at) => line(name, said, at)).join(sep)

describe('a discussion in the notation of a program', () => {
  it.each<[string, string]>([
    ['definitions of a wiki', textOf((name, said) => `; ${name} : ${said}`)],
    ['definitions of a wiki, in two lines', textOf((name, said) => `;${name}\n:${said}`)],
    [
      'LaTeX',
      `\\begin{description}\n${textOf((name, said) => `\\item[${name}] ${said}`)}\n\\end{description}`,
    ],
    ['double brackets', textOf((name, said) => `[[${name}]] ${said}`)],
    ['counted headings', textOf((name, said, at) => `### Intervention ${at + 1} — ${name}\n${said}`, '\n\n')],
    ['voices with times', textOf((name, said, at) => `${name} [${at}.0s - ${at}.9s]: ${said}`)],
    ['a log of a machine', textOf((name, said, at) => `May 06 09:0${at}:00 focus[12]: ${name}: ${said}`)],
    ['a chat', `10:00 -!- Ana has joined\n${textOf((name, said) => `10:02 <${name}> ${said}`)}`],
    ['names as code', textOf((name, said) => `\`${name}\` ${said}`)],
    ['quotations', textOf((name, said) => `${name} « ${said} »`)],
    [
      'the host in bold, name and all',
      textOf((name, said) => (name === 'Modérateur' ? `**${name} : ${said}**` : `${name} : ${said}`)),
    ],
    ['names on lines of their own', textOf((name, said) => `${name}\n${said}`)],
    ['addressees', textOf((name, said, at) => `${name} → ${TURNS[at - 1]?.[0] ?? 'tous'} : ${said}`)],
    [
      'seats and names',
      textOf((name, said) => `${{ Modérateur: 'M', Ana: 'P1', Ben: 'P2' }[name]} – ${name} : ${said}`),
    ],
  ])('%s', (_, text) => {
    const bare = (name: string | null | undefined) => name?.replace(/^(?:M|P\d) \((.*)\)$/, '$1')
    expect(told(text).map(([name, said]) => [bare(name), said])).toEqual(TURNS)
  })

  it('of linguists, with a head', () => {
    const lines = textOf((name, said) => `*${name.toUpperCase()}:\t${said}`)
    const read = told(`@Begin\n@Languages:\tfra\n${lines}\n@End`)
    expect(read).toEqual(TURNS.map(([name, said]) => [name.toUpperCase(), said]))
  })

  it('is not read where a line of another form may be a turn too', () => {
    const lines = [
      ...TURNS.slice(0, 5).map(([name, said]) => `*${name.toUpperCase()}:\t${said}`),
      '*?x:\tPareil.',
    ]
    const read = told(lines.join('\n'))
    expect(read.some(([, said]) => said?.includes('À pied') && said.includes('Pareil'))).toBe(false)
  })
})

describe('a discussion in a list', () => {
  it('of named parts', () => {
    const lignes = TURNS.map(([valeur, said]) => [
      { cle: 'qui', valeur },
      { cle: 'quoi', valeur: said },
    ])
    expect(told({ lignes })).toEqual(TURNS)
  })

  it('of one name each, which is no field', () => {
    expect(told({ dialogue: TURNS.map(([name, said]) => ({ [name]: said })) })).toEqual(TURNS)
    const fields = {
      dialogue: TURNS.map(([, said], at) => ({ [at % 3 === 0 ? 'question' : 'answer']: said })),
    }
    expect(told(fields).some(([name]) => name === 'question')).toBe(false)
  })

  it('of turns with the number of their words, which tells nobody', () => {
    const verbatims = TURNS.map(([persona, verbatim]) => ({
      persona,
      verbatim,
      mots: verbatim.split(' ').length,
    }))
    expect(told({ verbatims })).toEqual(TURNS)
  })
})
