import { describe, expect, it } from 'vitest'
import { discussRound } from '../../../electron/practice/discussion/discuss-round.ts'
import { readGuide } from '../../../electron/practice/discussion/guide.ts'
import { pointsOfRound } from '../../../electron/practice/discussion/moderation.ts'
import { speakerNames } from '../../../electron/practice/discussion/transcript-text.ts'
import { drawPanel, sampleForTable } from '../../../electron/practice/panel/panel.ts'
import type { Message } from '../../../electron/practice/store/session-store.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const french = {
  titre: 'Le vélo en ville',
  guide:
    'Comprendre les freins au vélo.\n- Comment vous déplacez-vous au quotidien ?\n- Que pensez-vous des pistes cyclables ?\n- Le vol',
}
const english = {
  titre: 'Working from home',
  guide: '1. What has changed in your day?\n2. What do you miss about the office?',
}

function discuss(session: { titre: string; guide: string }, people: number, maxTurns: number, key = 7) {
  const profiles = sampleForTable(drawPanel(1).personas, people, key)
  const messages: Message[] = []
  for (let turn = 1; turn <= maxTurns; turn++) {
    messages.push(...discussRound({ n: key, seed: 1, maxTurns, ...session }, profiles, messages, turn))
  }
  return { messages, names: speakerNames(profiles) }
}

describe('A discussion', () => {
  it('has a moderator who opens, puts every point of the guide in order, and thanks', () => {
    const { messages } = discuss(french, 5, 6)
    const moderated = messages.filter(({ speaker }) => speaker === 'Modératrice').map(({ text }) => text)
    expect(moderated[0]).toMatch(/^Bonjour à toutes et à tous.*freins au vélo/)
    const at = [
      'Comment vous déplacez-vous au quotidien ?',
      'Que pensez-vous des pistes cyclables ?',
      '« Le vol »',
    ].map((point) => moderated.findIndex((text) => text.includes(point)))
    expect(at).toStrictEqual(at.toSorted((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(moderated.at(-1)).toMatch(/^Merci/)
  })

  it('lets everybody speak in each round, also where it has many points', () => {
    const guide = Array.from({ length: 40 }, (_, at) => `- Que pensez-vous de la ligne ${at + 1} ?`).join(
      '\n',
    )
    for (const key of [1, 2, 3, 4, 5]) {
      const { messages, names } = discuss({ titre: 'Les bus', guide }, 8, 8, key)
      for (let round = 1; round <= 8; round++) {
        const speakers = new Set(messages.filter(({ turn }) => turn === round).map(({ speaker }) => speaker))
        expect(names.filter((name) => !speakers.has(name))).toEqual([])
      }
    }
  })

  it('never says the code that a program put before the title', () => {
    const { messages } = discuss({ titre: '·7F3KQ Bikes in town', guide: '' }, 4, 3)
    expect(messages.map(({ text }) => text).join(' ')).toContain('Bikes in town')
    expect(messages.filter(({ text }) => text.includes('7F3KQ'))).toEqual([])
  })

  it('opens on what the title names, and not on another thing from the guide', () => {
    const night = {
      titre: 'Les bus de nuit',
      guide: 'Comprendre les attentes des habitants.\n- Quand avez-vous pris le bus la dernière fois ?',
    }
    const opening = discuss(night, 3, 1).messages[0]?.text
    expect(opening).toContain('parler des bus de nuit')
    expect(opening).not.toMatch(/parler (?:des attentes|des habitants|de la dernière)/)
  })

  it.each([
    [french, 'fr', 'Modératrice'],
    [english, 'en', 'Moderator'],
  ] as const)('is in the language of the guide', (session, language, moderator) => {
    const { messages } = discuss(session, 6, 6)
    expect(messages.map(({ speaker }) => speaker)).toContain(moderator)
    const wrong = messages.filter(({ text }) => text.split(' ').length > 8 && languageOf(text) !== language)
    expect(wrong).toStrictEqual([])
  })

  it.each([2, 5, 8])(
    'with %i people has each of them speak in each round, under one name throughout',
    (count) => {
      const { messages, names } = discuss(french, count, 4)
      for (let turn = 1; turn <= 4; turn++) {
        const speakers = messages
          .filter((message) => message.turn === turn && message.speaker !== 'Modératrice')
          .map(({ speaker }) => speaker)
        expect(speakers.toSorted()).toStrictEqual(names.toSorted())
      }
    },
  )

  it('has agreement, disagreement, questions to each other, and references to earlier turns, by name', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((key) => discuss(french, 6, 6, key))
    const found = (pattern: RegExp) =>
      all.flatMap(({ messages }) => messages).filter(({ text }) => pattern.test(text)).length
    expect(
      found(
        /d’accord avec \S+ :|a raison,|[Cc]omme \S+, je trouve|me parle|[Pp]areil que pour|l’a bien dit|[Cc]omme le dit|c’est vrai ;/,
      ),
    ).toBeGreaterThan(10)
    expect(
      found(
        /ne vois pas les choses comme|[Pp]ardon \S+, mais|comprends \S+, mais|[Pp]as d’accord avec|en théorie|mais pour moi|entends bien|dit \S+ ; moi/,
      ),
    ).toBeGreaterThan(10)
    expect(found(/tout à l’heure|au début, |a raconté/)).toBeGreaterThan(10)
    expect(found(/Et vous, \S+ \?|qu’en dites-vous \?/)).toBeGreaterThan(5)
  })

  it('takes up what was said: its words come back with the name of whoever said them', () => {
    const guide = '- Que pensez-vous des repas de la cantine ?'
    const taken = Array.from({ length: 40 }, (_, at) => at + 1)
      .map((key) => discuss({ titre: 'La cantine', guide }, 8, 1, key))
      .flatMap(({ messages }) =>
        messages.map(({ text }, i) => {
          const [, name, said] =
            /omme le dit (\p{L}+), (.+), et en plus/u.exec(text) ??
            /que dit (\p{L}+) me fait réfléchir : ([^.]+)/u.exec(text) ??
            []
          if (name === undefined || said === undefined) return undefined
          return messages
            .slice(0, i)
            .some((message) => message.speaker === name && message.text.toLowerCase().includes(said))
        }),
      )
      .filter((heard) => heard !== undefined)
    expect(taken.length).toBeGreaterThan(8)
    expect(taken).not.toContain(false)
  })

  it('asks each for something of their own: all tell it, the same as in a survey', () => {
    const { messages } = discuss({ titre: 'Nous', guide: '- Combien d’enfants avez-vous ?' }, 6, 1)
    const told = messages.filter(({ speaker }) => speaker !== 'Modératrice')
    expect(told.filter(({ text }) => /\d|zéro|aucun|un\b|deux|trois/i.test(text)).length).toBe(told.length)
  })

  it('names only people at the table, and answers who asked', () => {
    for (const key of [1, 2, 3]) {
      const { messages, names } = discuss(french, 6, 6, key)
      messages.forEach((message, i) => {
        const asked = /(?:Et vous, (\S+), vous faites comment|(\S+), c’est pareil chez vous) \?$/.exec(
          message.text,
        )
        const whom = asked?.[1] ?? asked?.[2]
        if (whom === undefined) return
        expect(names).toContain(whom)
        expect(messages[i + 1]?.speaker).toBe(whom)
        expect(messages[i + 1]?.text).toContain(message.speaker)
      })
      for (const { speaker, text } of messages) {
        const named = /(?:d’accord avec|comprends|Pardon) (\p{Lu}[\p{L}-]+)/u.exec(text)?.[1]
        if (named !== undefined)
          expect([names.includes(named), named === speaker]).toStrictEqual([true, false])
      }
    }
  })

  it('has distinct voices: no two at a table begin with the same words of their own', () => {
    const { messages, names } = discuss(french, 8, 6)
    const tics = ['Franchement, ', 'Alors, ', 'Écoutez, ', 'Moi, ', 'Bon, ', 'Vous savez, ', 'En fait, ']
    for (const tic of tics) {
      const users = new Set(messages.filter(({ text }) => text.startsWith(tic)).map(({ speaker }) => speaker))
      expect([tic, users.size <= (tic === 'Franchement, ' ? names.length : 1)]).toStrictEqual([tic, true])
    }
  })

  it('does not repeat itself: nobody says the same thing twice', () => {
    for (const key of [1, 2, 3]) {
      const { messages } = discuss(french, 6, 6, key)
      const texts = messages.map(({ speaker, text }) => `${speaker}: ${text}`)
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('is written without a template gone wrong', () => {
    const texts = [1, 2, 3, 4].flatMap((key) => [
      ...discuss(french, 8, 8, key).messages,
      ...discuss(english, 8, 8, key).messages,
      ...discuss({ titre: 'Le marché', guide: '' }, 4, 3, key).messages,
    ])
    for (const { text } of texts) {
      expect(text).toMatch(/^[\p{Lu}«“]/u)
      expect(text).toMatch(/[.!?…»”]$/)
      expect(text).not.toMatch(
        /\bundefined\b|\bnull\b|\$\{|\s{2}|\s[.,]|\b(?:de le|de les|à le|à les|que on|que il|si il)\b/i,
      )
    }
  })

  it('is the same for the same session, and another for another', () => {
    expect(discuss(french, 5, 3)).toStrictEqual(discuss(french, 5, 3))
    expect(discuss(french, 5, 3, 8)).not.toStrictEqual(discuss(french, 5, 3))
  })
})

describe('The guide', () => {
  it('has its bullets for points, else its questions, else its lines, else the title', () => {
    expect(readGuide('T', 'Intro.\n1) Un\n2) Deux ;').points).toStrictEqual(['Un', 'Deux'])
    expect(readGuide('T', 'Que faites-vous ? Et pourquoi ?').points).toStrictEqual([
      'Que faites-vous ?',
      'Et pourquoi ?',
    ])
    expect(readGuide('T', 'Le prix\nLe goût').points).toStrictEqual(['Le prix', 'Le goût'])
    expect(readGuide('Le marché', '').points).toStrictEqual(['Le marché'])
  })

  it.each([
    [1, 6],
    [3, 6],
    [6, 6],
    [10, 6],
    [7, 2],
    [5, 1],
  ])('shares %i points out over %i rounds, each in order, none left out', (points, rounds) => {
    const visits = Array.from({ length: rounds }, (_, i) => pointsOfRound(points, rounds, i + 1))
    expect(visits.every((round) => round.length > 0)).toBe(true)
    const first = visits
      .flat()
      .filter(({ visit }) => visit === 0)
      .map(({ index }) => index)
    expect(first).toStrictEqual(Array.from({ length: points }, (_, i) => i))
  })
})

describe('Speaker names', () => {
  it('tell namesakes apart', () => {
    const [persona] = drawPanel(1).personas
    if (!persona) throw new Error('an empty panel')
    const named = (prenom: string) => ({ ...persona, prenom })
    expect(speakerNames([named('Anne'), named('Luc'), named('Anne')])).toStrictEqual([
      'Anne A.',
      'Luc',
      'Anne B.',
    ])
  })
})

/** What a moderator asks each participant, and a pattern that fits the answers; in both languages. */
const asked: readonly (readonly [question: string, fits: RegExp])[] = [
  ['Présentez-vous, et dites-nous où est votre téléphone la nuit.', /\d+ ans|je suis|j’habite/i],
  ['Let us go round the table: who are you, and how do you get to work?', /I am|hello/i],
  [
    'Qu’est-ce qui pourrait vous empêcher de vous inscrire ?',
    /temps|prix|distance|obligation|horaires|peur|rien|plus|attend|caisse/i,
  ],
  ['Who would gain by it, and who would lose?', /gain|lose|children|everyone|time/i],
  [
    'Si vous aviez le maire devant vous, que lui diriez-vous ?',
    /continuez|simple|écoutez|commencez|pensez|prix|dites|merci|venez|tenez|expliquez|gardez/i,
  ],
  ['What would you need to come by bike?', /I |that |price|trial|simple|we |who/i],
  ['Votre famille, vos amis : qu’en disent-ils ?', /maison|sœur|jeunes|amis|reproche|nous|personne/i],
  [
    'On plantera des arbres. Qu’est-ce que cela changerait pour vous ?',
    /habitudes|vie|temps|viendrais|coûterait|agréable|matin|famille|ferais/i,
  ],
  [
    'Here is a photograph of the booth. What do you notice?',
    /colours|cold|writing|simple|nobody|begin|things|what it is for|serious/i,
  ],
  [
    'Has anyone ever seen a doctor on a screen? Tell us the story.',
    /never|once|yes|friend|neighbour|sister|tried/i,
  ],
  [
    'Que voudriez-vous savoir sur ce service ?',
    /coûte|informations|répond|arrière|temps|derrière|essayé|gens|parler/i,
  ],
  ['For which problems would you use it?', /small|time|nearby|Sunday|know|personal|question|everything/i],
  [
    'Imaginez la place dans cinq ans : décrivez ce que vous y voyez.',
    /vois|enfin|obtenu|d’abord|ombre|jouent|terrasses|verdure|peur|rouvert|bancs|propre/i,
  ],
  ['How did you first hear about the plan?', /email|colleague|mouth|meeting|paper|boss/i],
]

describe('What is asked of each at a table', () => {
  it.each(asked)('is answered by nearly everyone: %s', (question, fits) => {
    const { messages } = discuss({ titre: 'Un projet', guide: `- ${question}` }, 8, 1)
    const said = messages.filter(({ speaker }) => !/^Mod/.test(speaker)).map(({ text }) => text)
    expect(said.filter((text) => fits.test(text)).length).toBeGreaterThanOrEqual(7)
  })

  it('is a first reaction where something is planned: people agree with and object to each other', () => {
    const texts = [1, 2, 3, 4]
      .flatMap(
        (key) =>
          discuss(
            { titre: 'La rue', guide: '- La mairie veut fermer la rue. Qu’en pensez-vous ?' },
            8,
            1,
            key,
          ).messages,
      )
      .map(({ text }) => text)
    expect(
      texts.filter((text) => /d’accord avec|a raison|me parle|[Cc]omme \S+, je/.test(text)).length,
    ).toBeGreaterThan(3)
    expect(
      texts.filter((text) => /en théorie|ne vois pas|[Pp]ardon|mais |[Pp]as d’accord/.test(text)).length,
    ).toBeGreaterThan(2)
  })

  it('is read out as it stands where it is told, and not asked', () => {
    const { messages } = discuss({ titre: 'Le bus', guide: '- Racontez votre dernier trajet en bus.' }, 4, 1)
    expect(messages[0]?.text).toMatch(/Racontez votre dernier trajet en bus\.$/)
  })
})
