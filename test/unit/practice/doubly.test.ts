import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES_NO = ['Oui', 'Non']

/** The rules found in a question; without options it is an open one. */
function rulesOf(texte: string, options: readonly string[]): string[] {
  const question =
    options.length === 0
      ? ({ type: 'libre', texte } as const)
      : ({ type: 'choix_unique', texte, options } as const)
  return readQuestion(question, '').form.findings.map(({ rule }) => rule)
}

describe('A wording that the checker leaves alone', () => {
  it.each([
    ['I get on well with my teachers and classmates.', ['Agree', 'Disagree']],
    [
      'I feel respected by customers and colleagues.',
      ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree'],
    ],
    [
      'How often do you speak to your tutor and other students?',
      ['Never', 'Less than once a week', 'Once a week or more'],
    ],
    ['Je peux compter sur mon chef et mes collègues.', ['D’accord', 'Pas d’accord']],
    ['Je me sens bien traité par les infirmiers et les médecins.', ['D’accord', 'Pas d’accord']],
    ['Avez-vous été bien reçu par le gardien et la secrétaire ?', YES_NO],
    [
      'Quelle est votre opinion concernant le menu et la salle ?',
      ['Très bonne', 'Plutôt bonne', 'Plutôt mauvaise', 'Très mauvaise'],
    ],
    [
      'Quel est votre avis sur la façade et le jardin ?',
      ['Très bon', 'Plutôt bon', 'Plutôt mauvais', 'Très mauvais'],
    ],
    ['What is your opinion of the museum and the shop?', ['Very good', 'Good', 'Poor', 'Very poor']],
    ['Rate your satisfaction with our drivers and our prices.', ['Very high', 'High', 'Low', 'Very low']],
    ['This paint is cheap and dries quickly.', ['Agree', 'Disagree']],
    ['The chair is sturdy and looks good on any terrace. Do you agree or disagree?', ['Agree', 'Disagree']],
    ['Cette crème est agréable et protège bien la peau.', ['D’accord', 'Pas d’accord']],
    ['Ce vélo est fiable et monte bien les côtes.', ['D’accord', 'Pas d’accord']],
    ['Listens to clients and answers their questions', ['Agree', 'Disagree']],
    ['Shares knowledge and gives others credit', ['Agree', 'Disagree']],
    ['Plans the work and keeps to deadlines', ['Agree', 'Disagree']],
    ['Écoute les remarques et en tient compte', ['D’accord', 'Pas d’accord']],
    ['Prépare les réunions et respecte les délais', ['D’accord', 'Pas d’accord']],
    ['Tient ses promesses et aide les autres', ['D’accord', 'Pas d’accord']],
    ['Laquelle de ces affiches est la plus lisible et agréable ?', []],
    ['Quel trajet est le moins cher et le plus agréable ?', ['Le train', 'Le car']],
    ['Which of these plans is the most practical and affordable?', []],
    ['Which route is the least expensive and most pleasant?', ['The coast', 'The hills']],
    ['Qui range la cuisine et à quelle heure ?', []],
    ['Que lisez-vous le soir, et pendant combien de temps ?', []],
    ['Comment avez-vous connu le club et depuis quand en êtes-vous membre ?', []],
    ['Who looks after the garden, and how often?', []],
    ['What do you cook on Sundays and for how many people?', []],
    ['Where did you learn to swim, and who taught you?', []],
    ['Les communes doivent avoir plus de pouvoirs de police et de taxation.', ['D’accord', 'Pas d’accord']],
    ['Il faut plus de contrôles de vitesse et d’alcoolémie.', ['D’accord', 'Pas d’accord']],
    ['There should be more money for schools and for roads.', ['Agree', 'Disagree']],
    ['Le pays doit adopter une loi simple et contraignante.', ['D’accord', 'Pas d’accord']],
    ['La ville devrait proposer des logements abordables et durables.', ['D’accord', 'Pas d’accord']],
    ['The city should build an accessible and affordable pool.', ['Agree', 'Disagree']],
    ['Parliament must pass a simple and enforceable law.', ['Agree', 'Disagree']],
    [
      'À quelle fréquence prenez-vous le train ou le car ?',
      ['Tous les jours', 'Toutes les semaines', 'Moins souvent'],
    ],
    ['How often do you take the ferry or the train?', ['Every day', 'Every week', 'Less often']],
  ])('asks two things at once: %s', (texte, options) => {
    expect(rulesOf(texte, options)).toEqual(['double_barrelled'])
  })

  it.each([
    ['I often feel tired.', ['Agree', 'Disagree']],
    ['Il m’arrive souvent de travailler le soir.', ['Vrai', 'Faux']],
    ['Tenants who have paid for many years should be allowed to buy.', ['Agree', 'Disagree']],
    ['Les héritages de sommes importantes doivent être taxés.', ['D’accord', 'Pas d’accord']],
    ['Hospitals should receive much more money.', ['Agree', 'Disagree']],
    ['La procédure doit être fortement simplifiée.', ['D’accord', 'Pas d’accord']],
    ['Large donations to clubs should be declared.', ['Agree', 'Disagree']],
    ['How often do you ring your aunt?', ['Never', 'Rarely', 'Sometimes', 'Often']],
  ])('tells no bound: %s', (texte, options) => {
    expect(rulesOf(texte, options)).toEqual(['vague_quantifier'])
  })

  it.each([
    ['Les élus doivent toujours publier leurs comptes.', ['D’accord', 'Pas d’accord']],
    ['La réussite est uniquement due au travail.', ['D’accord', 'Pas d’accord']],
    ['Les musées doivent être entièrement gratuits pour tous.', ['D’accord', 'Pas d’accord']],
    ['Poverty is solely caused by laziness.', ['Agree', 'Disagree']],
    ['Buses should be completely free for everyone.', ['Agree', 'Disagree']],
    ['Parents should always check homework.', ['Agree', 'Disagree']],
  ])('allows no exception: %s', (texte, options) => {
    expect(rulesOf(texte, options)).toEqual(['absolute'])
  })

  it.each([
    ['I get on well with my colleagues.', ['Agree', 'Disagree']],
    ['L’entente entre mon chef et mes collègues est bonne.', ['D’accord', 'Pas d’accord']],
    [
      'Quelle est votre opinion concernant le menu ?',
      ['Très bonne', 'Plutôt bonne', 'Plutôt mauvaise', 'Très mauvaise'],
    ],
    ['This paint dries quickly.', ['Agree', 'Disagree']],
    ['Answers clients in time', ['Agree', 'Disagree']],
    ['Which of these plans is the most practical?', []],
    ['What do you like about the park, and why?', []],
    ['Qu’aimez-vous dans ce parc et pourquoi ?', []],
    ['Who looks after the house and garden?', []],
    ['Le pays doit adopter une loi simple.', ['D’accord', 'Pas d’accord']],
    ['How often do you take the ferry?', ['Every day', 'Every week', 'Less often']],
    ['À quelle fréquence prenez-vous le train ?', ['Tous les jours', 'Toutes les semaines', 'Moins souvent']],
    ['How often do you see friends or relatives?', ['Every day', 'Every week', 'Less often']],
    ['Gifts above 500 euros should be declared.', ['Agree', 'Disagree']],
    ['Les dons de plus de 500 euros doivent être déclarés.', ['D’accord', 'Pas d’accord']],
    ['Les musées doivent être gratuits le dimanche.', ['D’accord', 'Pas d’accord']],
    ['How often do you ring your aunt when you are ill?', ['Never', 'Rarely', 'Sometimes', 'Often']],
  ])('is sound: %s', (texte, options) => {
    expect(rulesOf(texte, options)).toEqual([])
  })
})
