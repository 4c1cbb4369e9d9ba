import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const yesNo = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

/** What moves or blurs the answers to a closed question. */
function shiftsOf(texte: string, options: readonly string[] = yesNo[languageOf(texte)]) {
  const { pushes, scatter } = readQuestion({ type: 'choix_unique', texte, options }, '')
  return { pushes: pushes.map(({ effect, words }) => `${effect}: ${words}`), scatter }
}
const nothing = { pushes: [], scatter: 1 }

describe('Plain words', () => {
  it.each([
    // where a thing is, of which the quality is asked
    'What do you make of the library near you?',
    'Are the rents in your area too high?',
    'Est-il facile de se garer près de chez vous ?',
    // mostly, and these days, of things and not of habits
    'La plupart du temps, les réunions sont-elles utiles ?',
    // enough of what others do, and named groups
    'La mairie communique-t-elle suffisamment ?',
    'Do young children learn better in the morning?',
    'Les prix sont-ils clairs en grande surface ?',
    // for everyone, where a thing is free or equal
    'Should the baths be free for everybody?',
    'Le bus devrait-il être gratuit pour tous ?',
    'Does the court treat everyone alike?',
    // what is wanted or allowed, and no purpose
    'Would you vote to keep the tram?',
    'Should tenants be allowed to keep a cat?',
    'Will you sign the petition to keep the ferry?',
    // words in their plain sense
    'Les soignants méritent-ils une prime ?',
    'Souhaitez-vous que le prêtre célèbre la messe en latin ?',
    'Les fruits sont vendus au poids. Est-ce pratique ?',
    // one thing only
    'Avez-vous confiance dans le maire, et à quel point ?',
    'Habiter au bord d’un canal, est-ce sans danger ?',
    // a plan, or an event, that is named before it is judged
    'Une passerelle doit être construite sur le canal : approuvez-vous ce projet ?',
    'More benches in the park: should they be added?',
    'Les éboueurs ont cessé le travail : leur donnez-vous raison ?',
    'Imagine a car that parks itself. Would you be comfortable in it?',
    'Siblings should have the same rights as everyone else. Are you for this?',
  ])('shift nothing: « %s »', (texte) => {
    expect(shiftsOf(texte)).toEqual(nothing)
  })

  it('nor do those that only name both ends, or take for granted what has no yes', () => {
    expect(
      shiftsOf('Trouvez-vous normal de payer d’avance ?', [
        'Tout à fait normal',
        'Plutôt normal',
        'Plutôt anormal',
      ]),
    ).toEqual(nothing)
    expect(
      shiftsOf('How enjoyable is a meal at home, compared with one outside?', [
        'More enjoyable',
        'Just as enjoyable',
        'Less enjoyable',
      ]),
    ).toEqual(nothing)
    expect(shiftsOf('Avec qui étiez-vous au musée ?', ['Seul', 'En famille', 'Entre amis'])).toEqual(nothing)
  })

  it.each([
    ['Do you live near your parents?', 'scatter'],
    ['Are there enough shops near you?', 'scatter'],
    ['Votre fille lit-elle suffisamment ?', 'scatter'],
    ['Is the service good, and is it quick?', 'scatter'],
    ['Should every single school trip be free for all pupils?', 'pushes'],
    ['All landlords are honest. True or false?', 'pushes'],
    ['To keep our children safe, should the road be closed?', 'pushes'],
    ['Most of your neighbours want it. Should benches be added?', 'pushes'],
  ] as const)('but those that do are still found: « %s »', (texte, by) => {
    const { pushes, scatter } = shiftsOf(texte)
    expect(by === 'scatter' ? scatter > 1 : pushes.length > 0).toBe(true)
  })
})

describe('A word for a fact inside an opinion', () => {
  it.each([
    ['Le maire de ma commune fait bien son travail.', ['D’accord', 'Pas d’accord', 'Sans avis']],
    ['Les devoirs à la maison sont utiles aux enfants.', ['Plutôt d’accord', 'Plutôt pas d’accord']],
    [
      'How proud are you of your degree?',
      ['Very proud', 'Fairly proud', 'Not very proud', 'Not proud at all'],
    ],
    ['Le cinéma français se porte-t-il bien ?', ['Oui', 'Non']],
    ['Les prix ont-ils augmenté plus vite que vos revenus ?', ['Oui', 'Non']],
    ['Le logiciel vous fait-il gagner du temps ?', ['Oui', 'Non']],
    ['Are you worn out by your job?', ['Yes', 'No']],
    ['La ville doit-elle loger gratuitement les étudiants ?', ['Oui', 'Non']],
    ['How would you describe the student houses?', ['A big problem', 'A small problem', 'No problem']],
    [
      'Quelle importance a pour vous un cinéma près de chez vous ?',
      ['Très important', 'Peu important', 'Pas important'],
    ],
  ])('asks for no fact: « %s »', (texte, options) => {
    expect(factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id).toBeUndefined()
  })

  it.each([
    ['I live alone.', ['Agree', 'Disagree'], 'livesAlone'],
    ['Votre logement fait-il plus de 100 m² ?', ['Oui', 'Non'], 'surface'],
    ['Le foyer compte-t-il au moins trois personnes ?', ['Oui', 'Non'], 'householdSize'],
  ])('but a question about oneself does: « %s »', (texte, options, id) => {
    const fact = factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id
    expect(fact).toBe(id)
  })
})
