import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { discussRound } from '../../../electron/practice/discussion/discuss-round.ts'
import { framedIn } from '../../../electron/practice/discussion/frame.ts'
import { readGuide } from '../../../electron/practice/discussion/guide.ts'
import { readPoint } from '../../../electron/practice/discussion/read-point.ts'
import { speakerNames } from '../../../electron/practice/discussion/transcript-text.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { saidTo } from './said-to.ts'

describe('A heading that stands for a side of the topic', () => {
  it.each([
    ['Les points forts / les points faibles', 'both'],
    ['Avantages et inconvénients', 'both'],
    ['Strengths and weaknesses', 'both'],
    ['Reasons for buying / not buying', 'both'],
    ['Les motivations', 'good'],
    ['Main benefits', 'good'],
    ['Fears', 'bad'],
    ['Vos craintes', 'bad'],
    ['Les inconvénients', 'bad'],
    ['Pistes d’amélioration', 'wish'],
    ['Vos attentes', 'wish'],
    ['If you could change one thing, what would it be?', 'wish'],
    ['What does a good day look like?', 'wish'],
    ['À quoi ressemblerait la cantine idéale ?', 'wish'],
    ['Votre meilleur souvenir', 'lived'],
    ['Synthèse', 'views'],
    ['Un mot pour conclure', 'views'],
    ['Anything else we should have asked?', 'views'],
    ['Closing round', 'views'],
    ['Qu’en pensez-vous ?', 'views'],
    ['Prénom, âge, situation familiale', 'introduce'],
    ['Name, where you live, what you do', 'introduce'],
    ['Présentation des participants', 'introduce'],
  ])('is read as one: « %s »', (point, frame) => {
    expect(framedIn(point)).toStrictEqual({ frame, object: undefined })
  })

  it.each([
    ['First impressions of second-hand clothes', 'views', 'of second-hand clothes'],
    ['Les avantages du télétravail', 'good', 'du télétravail'],
    ['Votre pire souvenir du festival', 'lived', 'du festival'],
  ])('names the thing itself: « %s »', (point, frame, object) => {
    expect(framedIn(point)).toStrictEqual({ frame, object })
  })

  it.each([
    'Le prix',
    'Fear of flying',
    'Problèmes de santé',
    'L’avis des enfants',
    'Work, price and noise',
    'Your age group',
  ])('a point that names another thing is none: %s', (point) => {
    expect(framedIn(point)).toBeUndefined()
  })

  it('gets what is said of the topic, and only that side', () => {
    const fears = saidTo('Working from home', 'Fears').join('\n')
    expect(fears).not.toMatch(
      /time of the journey|quieter than the office|easier with children|concentrate better/i,
    )
    for (const turn of saidTo('La cantine', 'Prénom, âge, situation familiale'))
      expect(turn).toMatch(/\d+ ans|j’habite|je suis/)
  })
})

describe('A best or worst memory', () => {
  it.each([
    ['Votre meilleur souvenir', /glaciale|heures de queue/],
    ['Votre pire souvenir du festival', /superbe/],
  ])('is told of the topic and in its mood: « %s »', (point, never) => {
    const said = saidTo('Le festival de musique', point).join('\n')
    expect(said).toMatch(/exposition|salle|queue|musique|concert|places/)
    expect(said).not.toMatch(never)
    expect(said).not.toMatch(/valises|tente|plage/)
  })
})

describe('A participant', () => {
  it('tells nothing of children or a car that it does not have', () => {
    const lone = drawPanel(4)
      .personas.filter((persona) => reportedSheetOf(persona).children === 0)
      .slice(0, 5)
    const session = { n: 1, seed: 5, maxTurns: 4, titre: 'Les enfants', guide: '- Vos souvenirs' }
    const said = [1, 2, 3, 4].flatMap((turn) => discussRound(session, lone, [], turn)).map(({ text }) => text)
    expect(said.filter((text) => /mon fils|ma fille|mes enfants/i.test(text))).toStrictEqual([])
  })
})

describe('A further round on a point', () => {
  it.each([
    ['Telework', '- When do you start?'],
    ['Le tri', '- Qui s’en occupe chez vous ?'],
  ])('is not answered as the first: %s %s', (titre, guide) => {
    const people = drawPanel(4).personas.slice(0, 5)
    const session = { n: 1, seed: 5, maxTurns: 4, titre, guide }
    const [first, last] = [1, 4].map((turn) =>
      discussRound(session, people, [], turn)
        .filter(({ speaker }) => !/^Mod/.test(speaker))
        .map(({ text }) => text.replace(/^.*[.] (?=\S)/, '')),
    )
    expect(last?.filter((text) => first?.includes(text))).toStrictEqual([])
  })
})

describe('What children say', () => {
  it('is told by those who have some at home, and by nobody else', () => {
    const people = drawPanel(4).personas.slice(0, 8)
    const session = { n: 1, seed: 5, maxTurns: 1, titre: 'La cantine', guide: '- Qu’en disent les enfants ?' }
    const names = speakerNames(people)
    for (const { speaker, text } of discussRound(session, people, [], 1)) {
      const persona = people[names.indexOf(speaker)]
      if (!persona) continue
      const { minors } = reportedSheetOf(persona)
      expect(/pas d’enfant|enfants sont grands/.test(text), text).toBe(minors === 0)
      expect(text).not.toMatch(/ma sœur|mes amis/i)
    }
  })
})

describe('An objection', () => {
  it('is none that speaks for the thing', () => {
    const said = saidTo('Second-hand clothes', 'The downsides').join('\n')
    expect(said).not.toMatch(/it is cheaper|avoids waste/)
  })
})

describe('A heading that ends with a moment', () => {
  it('is about the topic and not about the moment', () => {
    const { inquiry } = readPoint(readGuide('Working from home', '- Messages in the evening'), '', 0)
    expect(inquiry.thing?.mind).toContain('video calls')
  })
})

describe('A point under a heading', () => {
  const guide = readGuide(
    'La cantine',
    [
      'Perception',
      '- Le prix',
      'Le repas végétarien',
      '- Qu’en pensez-vous ?',
      'L’avenir',
      '- Faut-il la rendre payante ?',
    ].join('\n'),
  )

  it('is about what the heading names, and not about a point under another one', () => {
    expect(readPoint(guide, 'La cantine', 1).topic.subject).toBe('le repas végétarien')
  })

  it('is about the topic where the heading is a stage of the talk', () => {
    expect(readPoint(guide, 'La cantine', 2).topic.subject).toBe('la cantine')
  })
})
