import { describe, expect, it } from 'vitest'
import { discussRound } from '../../../electron/practice/discussion/discuss-round.ts'
import { drawPanel, sampleForTable } from '../../../electron/practice/panel/panel.ts'

describe('A point that asks each participant', () => {
  const people = sampleForTable(drawPanel(1).personas, 6, 7)
  const at = (point: string, titre: string) =>
    discussRound({ n: 7, seed: 1, maxTurns: 1, titre, guide: `- ${point}` }, people, [], 1)
      .filter(({ speaker }) => !/^Mod/.test(speaker))
      .map(({ text }) => text)

  it.each([
    [
      'Que pensez-vous de l’idée d’une crèche dans l’entreprise ?',
      'Une crèche',
      /idée|tenter|essayer|pourquoi pas|bon sens|temps|vote|d’accord|crois|contrainte|s’en occuper|motivés|attends|personne|décidé|payer|lien/i,
    ],
    [
      'Accepteriez-vous l’aide d’un robot à la maison ?',
      'Vieillir chez soi',
      /oui|non|pourquoi pas|pas pour l’instant|aurais du mal|seulement si|réfléchir|autre chose|avis/i,
    ],
    [
      'Would you use a driverless bus?',
      'Driverless buses',
      /yes|no\b|why not|not for now|find it hard|only if|think|mind|otherwise/i,
    ],
    [
      'Comment vos voisins font-ils garder leurs enfants ?',
      'Une crèche',
      /chacun|famille|moyens|voisins|sœur|règle|prix|près de chez eux/i,
    ],
  ])('is answered to that point: %s', (point, titre, said) => {
    const turns = at(point, titre)
    expect(turns).toHaveLength(6)
    for (const turn of turns) expect(turn).toMatch(said)
  })

  it('is not answered with words that set a speaker apart who says the same', () => {
    const turns = at('Accepteriez-vous l’aide d’un robot à la maison ?', 'Vieillir chez soi')
    for (const turn of turns) expect(turn).not.toMatch(/^Je ne dirais pas comme/)
  })
})
