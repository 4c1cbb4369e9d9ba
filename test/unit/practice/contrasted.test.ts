import { describe, expect, it } from 'vitest'
import { pushesOf, YES } from '../../support/practice/pushes-of.ts'

describe('A wording that contrasts, foretells or describes by evils', () => {
  it.each([
    ['Would you have preferred lamb to our wonderful fish?', YES.en, -1],
    ['Would you rather have margarine than this delicious butter?', YES.en, -1],
    ['Do you prefer fresh milk over that awful powder?', YES.en, 1],
    ['Auriez-vous préféré du riz à nos délicieuses pâtes ?', YES.fr, -1],
    ['Préférez-vous la tisane à ce mauvais café ?', YES.fr, 1],
    ['Do you prefer our crisp cider or another flavourless beer?', ['Our cider', 'Another beer'], 1],
    [
      'Would you choose stale supermarket bread or our fresh farm loaves?',
      ['The supermarket', 'The farm'],
      1,
    ],
    ['Préférez-vous notre bon pain ou ces fades baguettes ?', ['Le pain', 'Les baguettes'], 1],
    [
      'Choisissez-vous nos belles tomates du marché ou leurs fades produits de serre ?',
      ['Le marché', 'La serre'],
      1,
    ],
    ['Are you in favour of magazines that wallow in scandal, sex crimes and murder?', YES.en, -1],
    ['Do you like comedies which mock the sick, insult the poor and glorify violence?', YES.en, -1],
    ['Êtes-vous favorable à des jeux vidéo qui exaltent la guerre, le crime et la torture ?', YES.fr, -1],
    ['Aimez-vous les émissions qui étalent la misère, la honte et la souffrance ?', YES.fr, -1],
    ['Do you think this reckless merger will lead to hundreds of job losses?', YES.en, 1],
    ['Will the botched reform cause more delays and misery?', YES.en, 1],
    ['Pensez-vous que cette réforme absurde va provoquer des retards et des licenciements ?', YES.fr, 1],
    ['Pensez-vous que cette lubie du maire va améliorer la sécurité ?', YES.fr, -1],
    ['Do you think the draconian rules will bring safety?', YES.en, -1],
    ['Should we fund the shelter to protect children from predatory landlords?', YES.en, 1],
    ['Should the state pass a law to defend families against greedy lenders?', YES.en, 1],
    ['Faut-il une loi pour protéger les retraités des charlatans ?', YES.fr, 1],
    [
      'If you learned that the mayor wants to cut and run from the harbour plan, how would it affect your vote?',
      ['More likely to vote for her', 'No difference', 'Less likely to vote for her'],
      -1,
    ],
    ['Should we throw in the towel over the library?', YES.en, -1],
    ['La commune doit-elle jeter l’éponge pour la piscine ?', YES.fr, -1],
    ['Would you like to waste public funds on a fountain?', YES.en, -1],
    ['Do you want to waste our residents’ hard-earned money on a statue?', YES.en, -1],
  ])('pushes: %s', (texte, options, towards) => {
    expect(pushesOf(texte, options)).toEqual([towards])
  })

  it.each([
    ['Do you prefer rice to the pasta?', YES.en],
    ['Préférez-vous le riz aux pâtes ?', YES.fr],
    ['Do you find the form useful or useless?', ['Useful', 'Useless']],
    ['Do you prefer the small red boat or the big blue boat?', ['The red boat', 'The blue boat']],
    ['Are you in favour of laws that punish theft and violence?', YES.en],
    ['Êtes-vous favorable à une loi qui punit le vol et la violence ?', YES.fr],
    ['Do you support charities that help victims of violence and poverty?', YES.en],
    ['Un locataire doit-il avoir des ressources suffisantes ?', YES.fr],
    ['Disposez-vous de moyens suffisants pour chauffer votre logement ?', YES.fr],
  ])('does not push: %s', (texte, options) => {
    expect(pushesOf(texte, options)).toEqual([])
  })
})
