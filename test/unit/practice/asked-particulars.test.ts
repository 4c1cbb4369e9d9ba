import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { askedBy } from '../../../electron/practice/answers/words/asked.ts'
import { degreesFor } from '../../../electron/practice/answers/words/degrees.ts'
import { list } from '../../../electron/practice/answers/words/lore.ts'
import { entries, particularFor } from '../../../electron/practice/answers/words/particulars/particular.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(5).personas.slice(0, 60)
const asked = (texte: string) =>
  people.flatMap((persona) => {
    const [[answer = null] = []] = answersOf([persona], [{ type: 'libre', texte }], '')
    return answer === null ? [] : [{ persona, answer }]
  })

/** A question for each class that neither a theme nor a known thing can answer, and a pattern for answers that fit. */
const answered: readonly (readonly [question: string, fits: RegExp])[] = [
  [
    'How did you first hear about the museum?',
    /friend|online|paper|poster|family|radio|media|colleague|walk|leaflet|mouth/i,
  ],
  ['Que faites-vous de vos vieux vêtements ?', /donne|borne|passe|vends|chiffons|garde|cave|Emmaüs|jette/],
  ['How do you keep warm in winter?', /jumper|shutters|fire|tea|blanket|heating|bottle|moving|doors|soup/],
  [
    'Comment réagissez-vous quand un collègue arrive en retard ?',
    /calme|rien|comprendre|humour|agace|parle|préviens|éloigne/,
  ],
  [
    'What does being a good neighbour mean to you?',
    /helping|hello|somebody|plants|being there|party|talking|peace/i,
  ],
  [
    'If you lost your phone, what would you do?',
    /way I came|bank|lost property|another phone|family|police|panic/,
  ],
  ['Why do you think some patients miss their appointments?', /forget|better|long ago|cancel|getting there/],
  ['Où jetez-vous vos ampoules usagées ?', /déchetterie|magasin|supermarché|pharmacie|cave|reste/],
  ['Qui vous a donné votre premier travail ?', /ami|patronne|agence|mairie|oncle|voisin/],
  ['When should children get their first phone?', /twelve|ask|secondary|late|ready|eight/],
  [
    'What advice would you give to somebody who wants to learn a language?',
    /watch|speak|day|week|find|songs|afraid|radio|country|words|sentences/i,
  ],
  ['What would make the park feel safer?', /lighting|wardens|people about|cameras|paths|phones|closing/i],
  ['What did you like least about the course?', /fast|room|theory|hours|practice|noise|break|handouts/],
  ['Quel oiseau préférez-vous ?', /rouge-gorge|mésange|hirondelle|merle|chouette|pêcheur/],
  ['Which instrument would you like to play?', /piano|guitar|violin|drums|flute|saxophone|cello|play/],
  [
    'Décrivez votre lieu de travail.',
    /plateau|bureau|atelier|magasin|locaux|route|couloir|classe|travaille|retraite/,
  ],
  [
    'How has your life changed since you retired?',
    /time|days|money|people|sleep|little ones|garden|work|not retired|student/i,
  ],
]

describe('Questions of a class that is known', () => {
  it.each(answered)('« %s » are answered by it', (question, fits) => {
    const answers = asked(question).map(({ answer }) => answer)
    const fitting = answers.filter((answer) => fits.test(answer))
    expect(fitting.length / answers.length).toBeGreaterThan(0.8)
  })

  it.each([
    'What do you do with your old clothes?',
    'Que signifie pour vous « bien vieillir » ?',
    'Tell us about the best teacher you ever had.',
  ])('« %s » are answered in a run by hardly two people alike', (texte) => {
    const answers = answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(answers)
    expect(mostOfAnOpening).toBeLessThanOrEqual(4)
    expect(nearlyTheSame).toBeLessThanOrEqual(3)
  })

  it('take nothing for granted: who has no children says so, and nobody else', () => {
    const answers = asked('Quels sont les jouets préférés de vos enfants ?')
    const without = answers.filter(({ answer }) => /n’ai pas d’enfant/i.test(answer))
    expect(without.length).toBeGreaterThan(5)
    for (const { persona } of without) expect(reportedSheetOf(persona).children).toBe(0)
    expect(without.length).toBeLessThan(answers.length)
  })

  it('go to the class whose words are the most exact, and to none where a number is asked for', () => {
    const found = (question: string) => particularFor(question, askedBy(question), 'en')?.says ?? []
    expect(found('how did you find your doctor?')).toContain('through a neighbour')
    expect(found('how did you find your flat?')).toContain('through an agency')
    expect(found('how much did you find in your old clothes?')).toEqual([])
  })
})

describe('How much of something', () => {
  it('is told by degrees, from very to not at all', () => {
    const asking = 'how confident are you that prices will fall?'
    expect(degreesFor(asking, 'en', 2)).toContain('very confident')
    expect(degreesFor(asking, 'en', -2)).toContain('not at all')
    expect(degreesFor('how many shoes are there?', 'en', 2)).toBeUndefined()
    expect(degreesFor('dans quelle mesure etes-vous pret a payer ?', 'fr', 2)).toContain('tout à fait')
  })

  it.each([
    ['Combien pèse votre sac de randonnée ?', /^\d+ kg\.?$/],
    ['How long did it take you to find your current job?', /(?:day|week|month)s?\b/],
    ['Combien de kilomètres faites-vous par an en voiture ?', /\d{4,}/],
  ])('« %s » is told in a measure of its size', (question, fits) => {
    const answers = asked(question).map(({ answer }) => answer)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.8)
  })
})

describe('What is known of classes of questions', () => {
  const all = entries()

  it('is said in both languages, in typographic apostrophes, four ways at least and none twice', () => {
    expect(all.length).toBeGreaterThan(300)
    for (const { fr, en, asks } of all)
      for (const said of [list(fr), list(en)]) {
        expect([String(asks[0]), said.length >= 4 && new Set(said).size === said.length]).toEqual([
          String(asks[0]),
          true,
        ])
        expect(said.join('|')).not.toMatch(/'|^$|\|\||\s{2}/)
      }
  })
})
