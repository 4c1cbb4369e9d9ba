import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { firstOfVerb, mineEn, mineFr } from '../../../electron/practice/answers/words/grammar/first-person.ts'
import { clauseIn } from '../../../electron/practice/answers/words/grammar/take-apart.ts'
import { openingOf, overlap, wordsOf } from '../../../electron/practice/answers/words/variety.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

describe('A question taken apart by its grammar', () => {
  it.each([
    ['Have you ever heard of heat pumps?', 'en', 'heard', 'heat pumps'],
    ['Do you know what the Nutrition Facts label is?', 'en', 'heard', 'the Nutrition Facts label'],
    ['What do you know about carbon offsets?', 'en', 'knows', 'carbon offsets'],
    ['How might it affect your community?', 'en', 'effect', 'my community'],
    ['Which doctors do you particularly trust?', 'en', 'trust', 'doctors'],
    ['Are you worried about the price of water?', 'en', 'worry', 'the price of water'],
    ['Avez-vous entendu parler du vaccin contre le zona ?', 'fr', 'heard', 'le vaccin contre le zona'],
    ['Que savez-vous sur la géothermie ?', 'fr', 'knows', 'la géothermie'],
    ['Comment inciter les jeunes à lire ?', 'fr', 'persuade', 'les jeunes à lire'],
    ['Comment vous sentez-vous après une longue réunion ?', 'fr', 'felt', 'une longue réunion'],
    ['How do you see your club in ten years?', 'en', 'future', 'my club'],
    ['Pourriez-vous me raconter comment les choses se sont passées ?', 'fr', 'went', ''],
    ['When plants die, what do you put that down to?', 'en', 'cause', ''],
    ['Why do so many people never open a map?', 'en', 'whyNot', ''],
    [
      'Pour quelles raisons un voisin prêterait-il ses outils à quelqu’un qu’il ne connaît pas ?',
      'fr',
      'whyDo',
      '',
    ],
    [
      'Imaginez une cuisine neuve. Qu’est-ce qui vous ferait hésiter à remplacer la vôtre ?',
      'fr',
      'doubt',
      '',
    ],
    ['What puts you off singing in front of others?', 'en', 'deterred', ''],
    ['What made you give up the violin?', 'en', 'quit', ''],
    ['Qu’est-ce qui vous ferait quitter votre club ?', 'fr', 'push', ''],
    ['Une tyrolienne au parc : quelle est votre première réaction ?', 'fr', 'reaction', ''],
    ['What would you say to someone who thinks that it is a waste?', 'en', 'reply', ''],
    ['Que répondez-vous à un parent qui dit que ça ne sert à rien ?', 'fr', 'reply', ''],
    ['When nobody answers, what should the caretaker do?', 'en', 'duty', ''],
    ['Avant de finir, y a-t-il un point que nous avons oublié ?', 'fr', 'missed', ''],
    ['Has anything that was said changed your mind?', 'en', 'moved', ''],
    [
      'De tout ce qui s’est dit, qu’est-ce qui vous semble le plus important à retenir ?',
      'fr',
      'retained',
      '',
    ],
  ] as const)('%s', (text, language, shape, thing) => {
    expect(clauseIn(text, language)).toMatchObject({ shape, thing })
  })

  it.each([
    ['How do you plan your meals?', 'en', 'I plan my meals', 'I do not plan my meals'],
    ['Do you usually read the labels when you shop?', 'en', 'I read the labels when I shop', undefined],
    ['Achetez-vous des produits bio ?', 'fr', 'j’achète des produits bio', 'je n’achète pas de produits bio'],
    ['Comment vous habillez-vous le matin ?', 'fr', 'je m’habille le matin', undefined],
    ['Comment gérez-vous votre budget ?', 'fr', 'je gère mon budget', undefined],
    [
      'Avez-vous déjà fait du covoiturage ?',
      'fr',
      'j’ai déjà fait du covoiturage',
      'je n’ai jamais fait du covoiturage',
    ],
  ] as const)('%s is said in the first person', (text, language, done, denied) => {
    expect(clauseIn(text, language)).toMatchObject(denied === undefined ? { done } : { done, denied })
  })

  it.each([
    [
      'Certains trouvent que votre rue est triste, d’autres que c’est son charme.',
      'fr',
      ['ma rue est triste', 'c’est son charme'],
    ],
    [
      'Some people say it is cosy, others that it is too small. Where do you stand?',
      'en',
      ['it is cosy', 'it is too small'],
    ],
  ] as const)('keeps both views: %s', (text, language, sides) => {
    expect(clauseIn(text, language)).toMatchObject({ shape: 'sides', sides })
  })

  it('keeps what is to be reached', () => {
    expect(clauseIn('Que faudrait-il faire pour rétablir la confiance ?', 'fr')).toMatchObject({
      shape: 'means',
      end: 'pour rétablir la confiance',
    })
  })

  it.each([
    ['Connaissez-vous vos voisins ?', 'fr'],
    ['Présentez-vous en deux phrases.', 'fr'],
    ['Pensez-vous déménager ?', 'fr'],
    ['Pourriez-vous vous passer de voiture ?', 'fr'],
    ['Do you think that it is fair?', 'en'],
    ['Do you have children?', 'en'],
  ] as const)('%s asks for something else', (text, language) => {
    expect(clauseIn(text, language)).toBeUndefined()
  })
})

describe('The first person', () => {
  it('of French verbs', () => {
    const forms =
      'mangez achetez appelez prenez tenez choisissez attendez ouvrez essayez gérez faites mettez vendez'
    expect(forms.split(' ').map(firstOfVerb).join(' ')).toBe(
      'mange achète appelle prends tiens choisis attends ouvre essaie gère fais mets vends',
    )
  })

  it('of what belongs to the one who is asked', () => {
    expect(mineFr('votre voiture et votre alimentation, chez vous')).toBe(
      'ma voiture et mon alimentation, chez moi',
    )
    expect(mineEn('your household when you cook for yourself')).toBe('my household when I cook for myself')
  })
})

describe('Answers to a question that is known by its grammar alone', () => {
  const people = drawPanel(3).personas.slice(0, 100)
  const answersTo = (texte: string) =>
    answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => (answer ? [String(answer)] : []))

  it.each([
    'Have you ever heard of heat pumps?',
    'How do you plan your meals?',
    'How might climate change affect your community?',
    'Comment inciter les jeunes à lire ?',
    'Achetez-vous des produits bio ?',
  ])('are different from each other: %s', (texte) => {
    const answers = answersTo(texte)
    const openings = answers.map(openingOf)
    const most = Math.max(...openings.map((opening) => openings.filter((other) => other === opening).length))
    const words = answers.map(wordsOf)
    const alike = words.filter((one, i) => words.slice(0, i).some((other) => overlap(one, other) >= 0.6))
    expect(most).toBeLessThanOrEqual(4)
    expect(alike.length).toBeLessThanOrEqual(5)
  })

  it('tell of no colleagues where there are none', () => {
    const texte = 'Do you usually eat with your colleagues at work?'
    const told = people.flatMap((persona) => {
      const [answer] = answersOf([persona], [{ type: 'libre', texte }], '')[0] ?? []
      return reportedSheetOf(persona).status === 'retired' && answer ? [String(answer)] : []
    })
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter((answer) => /\bI eat\b/.test(answer))).toEqual([])
  })
})
