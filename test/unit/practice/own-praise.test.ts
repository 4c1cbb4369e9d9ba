import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

function pushesOf(texte: string, options: readonly string[]): readonly number[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  const led = pushes.filter(({ effect }) => effect === 'leading' || effect === 'loaded')
  return [...new Set(led.map(({ towards }) => towards))]
}

describe('A wording that praises, names a pole or takes a view for granted', () => {
  it.each([
    ['How short was Queen Victoria?', ['Very short', 'Short', 'Average', 'Tall', 'Very tall'], -1],
    ['How slow is our checkout?', ['Very slow', 'Slow', 'Average', 'Fast', 'Very fast'], -1],
    ['How bad was the traffic this morning?', ['Very bad', 'Bad', 'Neither', 'Good', 'Very good'], -1],
    ['Should concerned parents limit screen time?', YES.en, 1],
    ['Should smart shoppers compare prices?', YES.en, 1],
    [
      'We have just rebuilt our site to make it a first-class tool. What do you think of the new site?',
      ['Very good', 'Good', 'Poor', 'Very poor'],
      1,
    ],
    [
      'Nous avons entièrement repensé notre boutique pour vous offrir le meilleur. Que pensez-vous de la boutique ?',
      ['Très bien', 'Plutôt bien', 'Plutôt mal', 'Très mal'],
      1,
    ],
    ['Do you like our new and improved recipe?', YES.en, 1],
    [
      'To what extent do you agree that our staff give excellent advice?',
      ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree'],
      1,
    ],
    [
      'Dans quelle mesure êtes-vous d’accord que nos conseillers sont excellents ?',
      ['Tout à fait d’accord', 'Plutôt d’accord', 'Plutôt pas d’accord', 'Pas du tout d’accord'],
      1,
    ],
    [
      'How likely are you to recommend our amazing courses?',
      ['Very likely', 'Likely', 'Unlikely', 'Very unlikely'],
      1,
    ],
    [
      'How concerned are you about the alarming rise in burglaries?',
      ['Very concerned', 'Fairly concerned', 'Not very concerned', 'Not at all concerned'],
      1,
    ],
    ['Êtes-vous inquiet de l’explosion de la délinquance ?', YES.fr, 1],
    ['Êtes-vous préoccupé par la hausse inquiétante des prix ?', YES.fr, 1],
    ['Do you favour killing unborn babies?', YES.en, -1],
    ['Should the state keep feeding welfare queens?', YES.en, -1],
    ['Do you support tree-huggers blocking our roads?', YES.en, -1],
    ['Should we deport illegal aliens?', YES.en, 1],
    ['Faut-il réduire les aides aux assistés ?', YES.fr, 1],
    ['L’immigration massive menace-t-elle notre culture ?', YES.fr, 1],
    ['Les casseurs doivent-ils payer les dégâts ?', YES.fr, 1],
    ['Le laxisme de la justice encourage les voyous.', ['D’accord', 'Pas d’accord'], 1],
    ['Il faut mettre fin à l’immigration incontrôlée.', ['D’accord', 'Pas d’accord'], 1],
    ['Les patrons voyous doivent être jugés.', ['D’accord', 'Pas d’accord'], 1],
    ['Greedy corporations must be reined in.', ['Agree', 'Disagree'], 1],
    ['Isn’t it true that dogs make the best pets?', YES.en, 1],
    ['Is there any doubt that our team did a great job?', YES.en, 1],
    ['What do you like most about our friendly staff?', ['Their smile', 'Their speed', 'Their advice'], 1],
    ['Do you enjoy using our easy-to-use app?', YES.en, 1],
    ['Aimez-vous utiliser notre application si pratique ?', YES.fr, 1],
    ['Was our fast delivery service up to your expectations?', YES.en, 1],
    ['How did our helpful team exceed your expectations?', ['Speed', 'Advice', 'Price'], 1],
    ['How much time did our product save you?', ['A lot', 'Some', 'A little', 'None'], 1],
    ['Do you think everyone should recycle to save our planet?', YES.en, 1],
    ['Pensez-vous qu’il faille trier pour sauver la planète ?', YES.fr, 1],
    ['As you know, sugar is bad for teeth. Do you limit sweets?', YES.en, 1],
    ['Smoking kills thousands a year. Should it be banned in parks?', YES.en, 1],
    ['Le tabac tue des milliers de personnes chaque année. Faut-il l’interdire dans les parcs ?', YES.fr, 1],
    ['Would you say that the service was excellent?', YES.en, 1],
    ['Do you think the reform is a great success?', YES.en, 1],
    ['Trouvez-vous que la réforme est une grande réussite ?', YES.fr, 1],
    ['You are satisfied with our service, right?', YES.en, 1],
    ['I assume you liked the concert. Did you?', YES.en, 1],
    ['Vous avez apprécié le concert, non ?', YES.fr, 1],
    ['Comme la plupart des Lyonnais, aimez-vous le tramway ?', YES.fr, 1],
    ['Pensez-vous encore que la terre est plate ?', YES.fr, -1],
    ['Ne croyez-vous pas que le tri est utile ?', YES.fr, 1],
    ['Selon les experts, le sucre est nocif. Faut-il le taxer ?', YES.fr, 1],
    ['N’êtes-vous pas contre la corrida ?', YES.fr, 1],
    ['Que pensez-vous de notre équipe si dévouée ?', ['Du bien', 'Rien', 'Du mal'], 1],
    ['Recommanderiez-vous notre cuisine savoureuse à vos amis ?', YES.fr, 1],
    ['Will you come back to our cosy inn?', YES.en, 1],
    ['Have you had any problems with our reliable boilers?', YES.en, -1],
    ['How weak is the new mayor?', ['Very weak', 'Weak', 'Strong', 'Very strong'], -1],
    ['À quel point le nouveau bus est-il lent ?', ['Très lent', 'Lent', 'Rapide', 'Très rapide'], -1],
    ['À quel point la salle est-elle petite ?', ['Très petite', 'Petite', 'Grande', 'Très grande'], -1],
    ['Would you say the play was superb?', YES.en, 1],
    ['Diriez-vous que la fête a été une grande réussite ?', YES.fr, 1],
    ['Croyez-vous vraiment que le loup est dangereux ?', YES.fr, -1],
    ['Do you seriously believe that homework helps?', YES.en, -1],
    [
      'We hope you enjoyed your stay with us. How would you rate your stay?',
      ['Very good', 'Good', 'Poor', 'Very poor'],
      1,
    ],
    [
      'Nous espérons que vous avez apprécié la visite. Quelle note lui donnez-vous ?',
      ['Très bonne', 'Bonne', 'Mauvaise', 'Très mauvaise'],
      1,
    ],
    ['Are you worried about the runaway growth of debt?', YES.en, 1],
    ['L’assistanat ruine-t-il notre pays ?', YES.fr, 1],
    ['Do bureaucrats and spongers threaten our hospitals?', YES.en, 1],
    ['Combien de temps notre outil vous a-t-il fait gagner ?', ['Beaucoup', 'Un peu', 'Pas du tout'], 1],
    ['L’alcool tue chaque jour. Faut-il l’interdire au stade ?', YES.fr, 1],
  ])('pushes: %s', (texte, options, towards) => {
    expect(pushesOf(texte, options)).toEqual([towards])
  })

  it.each([
    ['Trouvez-vous notre site rapide ?', YES.fr],
    ['Jugez-vous notre accueil chaleureux ?', YES.fr],
    [
      'How satisfied are you with our service?',
      ['Very satisfied', 'Satisfied', 'Dissatisfied', 'Very dissatisfied'],
    ],
    ['Is our newsletter interesting?', YES.en],
    ['How tall was Queen Victoria?', ['Very short', 'Short', 'Average', 'Tall', 'Very tall']],
    ['How slow was the queue?', ['Very slow', 'Fairly slow', 'Not very slow', 'Not at all slow']],
    ['How old are you?', ['Under 30', '30 to 59', '60 or over']],
    ['Would you say the play was long?', YES.en],
    ['Do you believe that homework helps?', YES.en],
  ])('does not push: %s', (texte, options) => {
    expect(pushesOf(texte, options)).toEqual([])
  })
})
