import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

type Draft = ReturnType<typeof aDraft>

/** What was read, by persona: their answers by item. */
function readOf(data: unknown, draft: Draft): Record<string, (string | null)[]> {
  const { answers, respondents } = readResults(data, draft, { personas: draft.personas ?? 0 })
  const read: Record<string, (string | null)[]> = {}
  for (const { respondent, question, kind, option, text } of answers) {
    if (kind === 'unread' || kind === 'blank') continue
    const who = respondents[respondent]?.id ?? `#${respondent}`
    const row = read[who] ?? draft.questions.map(() => null)
    read[who] = row
    row[question] = kind === 'option' ? (draft.questions[question]?.options[option ?? 0]?.text ?? '') : text
  }
  return read
}

const WHO = ['sujet-4', 'sujet-9', 'sujet-12', 'sujet-17', 'sujet-23', 'sujet-31']

describe('a habit or a guess is not taken for the answer', () => {
  it('where the answers are numbers among options in words', () => {
    const draft = aDraft(6, ['Combien ?', '0', '1', '2', '3 ou plus'])
    const data = {
      kata: WHO.map((rufo, at) => ({ rufo, gina: at % 2 === 0 ? '3 ou plus' : '1' })),
      pozu: WHO.map((mivo, at) => ({ mivo, zek: 'Combien ?', tuva: `${at % 3}` })),
    }
    expect(readOf(data, draft)).toEqual({})
  })

  it('where nobody answered an item, and a field beside has its options', () => {
    const stems = ['Quel âge ?', 'Quand partez-vous ?', 'Pourquoi ce choix ?', 'Quand rentrez-vous ?']
    const [age = '', out = '', why = '', back = ''] = stems
    const draft = aDraft(3, [age, 'Jeune', 'Âgé'], [out, 'Tôt', 'Tard'], [why], [back, 'Tôt', 'Tard'])
    const said = [
      ['Jeune', 'Tôt', 'Le prix'],
      [null, null, 'Rien, 1 fois 63.'],
      [null, 'Tôt', 'Le prix, 2 fois 28.'],
    ]
    const guessed = [
      ['Âgé', 'Tard', 'Sans doute le prix', 'Tôt'],
      ['Jeune', 'Tard', 'Sans doute le prix', 'Tard'],
      ['Âgé', 'Tard', 'Sans doute le prix', 'Tôt'],
    ]
    const rows = said.map((row, at) => ({
      dako: WHO[at],
      ...Object.fromEntries(
        stems.map((stem, item) => [stem, { bina: row[item] ?? null, gufo: guessed[at]?.[item] }]),
      ),
    }))
    const taken = Object.values(readOf({ vulo: rows }, draft)).map((answers) => answers[3] ?? null)
    expect(taken.filter((answer) => answer !== null)).toEqual([])
  })

  it('where the words of everybody are the same, and other words describe the personas', () => {
    const draft = aDraft(2, ['Prenez-vous le bus le dimanche ?'])
    const reply = (dabo: string, bio: string): unknown => ({ dabo, bio4: bio, kelu: 'Oui' })
    const replies = [
      reply('sujet-4', 'Travaille de nuit, deux enfants.'),
      reply('sujet-9', 'Habite près de la gare.'),
    ]
    expect(readOf([{ mota: 'Prenez-vous le bus le dimanche ?', replies }], draft)).toEqual({})
  })

  it('where most personas left the only item blank', () => {
    const draft = aDraft(6, ['Que changeriez-vous en premier ?', 'Le prix', 'Les horaires', 'Rien'])
    const data = WHO.map((vavi, at) => ({
      gava: { vavi, bazu: ['Le prix', 'Rien', 'Rien', 'Le prix', 'Rien', 'Rien'][at] },
      bati: [
        {
          zava: { kadi: 'Que changeriez-vous en premier ?' },
          raga: at === 0 ? { tuto: 'Les horaires' } : null,
        },
      ],
    }))
    expect(readOf(data, draft)).toEqual({})
  })

  it('where few answered the only item, and all have something else beside it', () => {
    const draft = aDraft(6, ['À quelle heure partez-vous ?', 'Oui', 'Non', 'Ne sait pas'])
    const data = WHO.map((rikapo, at) => ({
      rikapo,
      replies: [
        {
          asked: 'À quelle heure partez-vous ?',
          humeur: at % 2 === 0 ? 'Oui' : 'Non',
          ...(at < 3 ? { c: at === 1 ? 'Oui' : 'Non' } : {}),
        },
      ],
    }))
    expect(readOf(data, draft)).toEqual({})
  })

  it('where codes are declared and the words beside them differ', () => {
    const draft = aDraft(4, ['À quelle heure ?', 'Tôt', 'À midi', 'Tard'])
    const codes = ['m00', 'm01', 'm02', 'm00']
    const words = ['À midi', 'Tôt', 'Tard', 'À midi']
    const data = {
      puta: [
        {
          tiro: 'À quelle heure ?',
          kipa: [0, 1, 2].map((at) => ({ duko: `m0${at}`, bado: ['Tôt', 'À midi', 'Tard'][at] })),
        },
      ],
      vabo: codes.map((kuta, at) => ({
        duba: WHO[at],
        'À quelle heure ?': { kuta, fika: words[at], rodu: 0.5 },
      })),
    }
    const taken = Object.values(readOf(data, draft)).flat()
    expect(
      taken.filter((answer, at) => answer !== null && answer !== ['Tôt', 'À midi', 'Tard', 'Tôt'][at]),
    ).toEqual([])
  })
})

describe('what describes the personas is no answer', () => {
  it('where it stands again in the entries of other items, in another order', () => {
    const draft = aDraft(
      3,
      ['Que changeriez-vous en premier ?', 'Matin', 'Soir'],
      ['À quelle heure partez-vous ?', 'Matin', 'Soir'],
      ['Êtes-vous content de la ligne 2 ?', 'Matin', 'Soir'],
      ['Et de la ligne 3 ?'],
      ['Prenez-vous le bus le dimanche ?', 'Matin', 'Soir'],
    )
    const people = [
      { id: 'P-101', age: 83, vie: 'Étudie le droit, au 0 de la rue.', avant: 'Matin' },
      { id: 'P-112', age: 23, vie: 'Étudie le droit, au 1 de la rue.', avant: 'Soir' },
      { id: 'P-114', age: 62, vie: 'Vit près de la gare, au 2 de la rue.', avant: 'Matin' },
    ]
    const said: [order: number[], answers: (string | null)[]][] = [
      [[1], ['Matin']],
      [
        [1, 0, 2],
        ['Soir', 'Soir', 'Soir'],
      ],
      [
        [1, 2],
        [null, null],
      ],
      [
        [2, 1, 0],
        [null, null, '3'],
      ],
      [
        [0, 2, 1],
        ['Soir', 'Soir', 'Matin'],
      ],
    ]
    const data = {
      items: draft.questions.map(({ stem }, at) => ({ zovi: `it${at + 1}`, dopa: stem })),
      rows: said.map(([order, answers], at) => ({
        zovi: `it${at + 1}`,
        favax: order.map((who, place) => ({ ...people[who], viba: answers[place] })),
      })),
    }
    const taken = Object.values(readOf(data, draft)).map((row) => row[3])
    expect(taken.filter((answer) => answer?.includes('rue'))).toEqual([])
  })

  it('where nobody answered a choice, and words that are none of its options stand in the same field', () => {
    const draft = aDraft(3, ['Pourquoi ce choix ?', 'Oui', 'Non'], ['Que changeriez-vous en premier ?'])
    const data = [
      { de: 'Pourquoi ce choix ?', l: [{ id: 'P-104', vie: 'Étudie le droit, au 0.', rata: null }] },
      {
        de: 'Que changeriez-vous en premier ?',
        l: [
          { id: 'P-119', vie: 'Ancien chauffeur, au 2.', rata: null },
          { id: 'P-110', vie: 'Vit près de la gare, au 1.', rata: 'Je ne sais pas trop, 1 fois 20.' },
        ],
      },
    ]
    const taken = Object.values(readOf({ data }, draft)).map((row) => row[1])
    expect(taken.filter((answer) => /au \d/.test(answer ?? ''))).toEqual([])
  })
})

describe('a habit of few personas is no answer', () => {
  it('where the field beside it is blank for this item, and has a number for another one', () => {
    const draft = aDraft(
      2,
      ['À quelle heure partez-vous ?', 'Matin', 'Soir'],
      ['Êtes-vous content de la ligne 2 ?'],
      ['Et de la ligne 3 ?', 'Matin', 'Soir'],
    )
    const nia = { qui: 'P-111', age: 71, vie: 'Vit près de la gare.', avant: 'Matin' }
    const tom = { qui: 'P-103', age: 68, vie: 'Étudie le droit.', avant: 'Matin' }
    const data = [
      { de: 'À quelle heure partez-vous ?', l: [{ ...nia, dit: null }] },
      {
        de: 'Êtes-vous content de la ligne 2 ?',
        l: [
          { ...nia, dit: null },
          { ...tom, dit: '3' },
        ],
      },
      { de: 'Et de la ligne 3 ?', l: [] },
    ]
    expect(Object.values(readOf({ data }, draft)).map(([first]) => first)).not.toContain('Matin')
  })
})

describe('a habit in numbers is no answer', () => {
  it('where few gave an answer, a number too, elsewhere in the entry of the persona', () => {
    const draft = aDraft(6, ['Êtes-vous content de la ligne ?', '1', '2', '3', '4', '5'])
    const habits = ['2', '5', '2', '2', '3', '1']
    const given = ['3', '5', '4', '5', null, null]
    const data = {
      quotas: draft.questions[0]?.options.map(({ text }, at) => ({ cell: text, goal: at + 2 })),
      all: {
        items: [{ key: 'it1', stem: 'Êtes-vous content de la ligne ?' }],
        rows: WHO.map((id, at) => ({
          card: { id, age: 24 + 9 * at, habit: habits[at] },
          talk: { parts: [{ of: { key: 'it1' }, say: given[at] === null ? null : { v: given[at] } }] },
        })),
      },
    }
    const read = Object.values(readOf(data, draft)).map(([first]) => first)
    expect(read.filter((answer, at) => answer !== given[at])).toEqual([])
  })
})

describe('a guess in words is no answer', () => {
  it('where a number stands where the choices have theirs, of a single persona too', () => {
    const [when = '', where = '', how = ''] = ['À quelle heure ?', 'Êtes-vous content ?', 'Combien ?']
    const draft = aDraft(2, [when], [where, '1', '2', '3'], [how])
    const codes = ['m10', 'm11', 'm12']
    const data = {
      items: [when, where, how].map((stem, item) => ({
        rofo: stem,
        tava: item === 1 ? codes.map((popa, at) => ({ popa, popu: `${at + 1}` })) : [],
      })),
      rows: [
        { gako: 'sujet-9', karo: where, ziri: 'm12', fuka: '2' },
        { gako: 'sujet-4', karo: how, ziri: '6', fuka: 'Sans doute le prix' },
        { gako: 'sujet-4', karo: where, ziri: 'm11', fuka: '3' },
        { gako: 'sujet-4', karo: when, ziri: '1', fuka: 'Sans doute le prix' },
      ],
    }
    expect(Object.values(readOf(data, draft)).flat()).not.toContain('Sans doute le prix')
  })
})

describe('what declares the items is no answer', () => {
  it('where a list has the text of the only item', () => {
    const draft = aDraft(2, ['Pourquoi ce choix ?'])
    const data = {
      zipa: [
        { ropi: 'age', tito: 'Âge' },
        { ropi: 'v_guto', tito: 'Pourquoi ce choix ?' },
      ],
      vofo: ['sujet-4', 'sujet-9'].flatMap((dito) => [
        { dito, ropi: 'age', dofa: '52' },
        { dito, ropi: 'v_guto', dofa: 'Je ne sais pas trop' },
      ]),
    }
    expect(readOf(data, draft)).toEqual({})
  })
})

describe('personas are told by their names, and items by their texts', () => {
  const draft = aDraft(
    3,
    ['À quelle fréquence ?', '2', '1'],
    ['Pourquoi ?', '0', '1', '2', '3 ou plus'],
    ['Et la nuit ?', '1', '2', '3', '4'],
  )
  const texts = [
    [null, '0', '3'],
    ['1', '2', '1'],
    ['2', '1', '1'],
  ]

  it('where each answer stands beside its place among the options', () => {
    const data = draft.questions.map(({ stem, options }, item) => ({
      didof: stem,
      pofor: Object.fromEntries(
        texts.map((row, at) => {
          const text = row[item] ?? null
          const buzo = options.findIndex((option) => option.text === text)
          return [WHO[at], text === null ? null : { fida: text, buzo }]
        }),
      ),
    }))
    const read = readOf({ piga: WHO.slice(0, 3).map((ruko) => ({ ruko })), data }, draft)
    for (const [who, answers] of Object.entries(read))
      for (const [item, answer] of answers.entries())
        if (answer !== null) expect(answer, `${who} ${item}`).toBe(texts[WHO.indexOf(who)]?.[item])
    for (const who of Object.keys(read)) expect(WHO).toContain(who)
  })
})
