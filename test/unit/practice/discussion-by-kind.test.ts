import { describe, expect, it } from 'vitest'
import { saidTo } from './said-to.ts'

describe('Points of a discussion that earlier were answered beside the point', () => {
  it.each<[titre: string, point: string, fits: RegExp]>([
    [
      'Le compost en pied d’immeuble',
      'Certains trouvent que ça sent mauvais ; d’autres que ça vous rapproche. Où vous situez-vous ?',
      /ça (?:sent mauvais|vous rapproche)/i,
    ],
    [
      'A repair café',
      'Some people say that it takes work away from shops; others that it brings neighbours together. Where do you stand?',
      /takes work away|brings neighbours together/i,
    ],
    [
      'Shared gardens',
      'What is it that keeps people from taking a plot?',
      /price|ease|long|exists|habit|others|stories|practical|putting it off|pride|shown|experience|trust/i,
    ],
    [
      'Le vélo-école',
      'Qu’est-ce qui, selon vous, les retient ?',
      /prix|à l’aise|temps|existe|habitude|regard|mal|pratique|tard|fierté|comment faire|autres|expérience|confiance/i,
    ],
    [
      'Shared gardens',
      'What lies behind the craze for growing one’s own vegetables?',
      /tired|time|young|changed|need|works|money|fashion|better|old way|talks|simpler/i,
    ],
    [
      'Le compost',
      'Si on l’essayait un an, que voudriez-vous qu’on vérifie à la fin ?',
      /(?:^|[ .:])(?:si|s’il|ce qu|les chiffres|combien)/i,
    ],
    [
      'A shorter week',
      'Could you tell us what your working week looks like, or looked like in your last job?',
      /up|work|bed|alarm|coffee|breakfast|lunch|dinner|walk|paperwork|sleep/i,
    ],
    [
      'Les appareils auditifs',
      'Donnez-nous votre prénom, et dites dans quelles situations vous croisez vos voisins.',
      / ; (?:surtout|au travail|dans|le|aux|en|rarement|presque)/,
    ],
  ])('%s: %s', (titre, point, fits) => {
    const said = saidTo(titre, point)
    expect(said.filter((text) => fits.test(text))).toEqual(said)
  })

  it('says the view of others without turning its « vous » into « moi »', () => {
    const said = saidTo(
      'Les appareils auditifs',
      'Certains disent que c’est comme des lunettes ; d’autres que ça vous colle une étiquette. Où vous situez-vous ?',
    )
    expect(said.join(' ')).toContain('ça vous colle une étiquette')
  })
})
