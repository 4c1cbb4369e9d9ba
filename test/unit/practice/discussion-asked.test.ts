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
      'Un gong dans le hall d’entrée : qu’en pensez-vous ?',
      'Vieillir chez soi',
      /idée|tenter|essayer|pourquoi pas|bon sens|temps|vote|d’accord|crois|contrainte|s’en occuper|motivés|attends|personne|décidé|payer|lien/i,
    ],
    [
      'Présentez-vous et dites-nous avec qui vous vivez.',
      'Vieillir chez soi',
      /à la maison|mes parents|colocation|à deux|conjoint|en couple/i,
    ],
    [
      'Qui devrait décider, d’après vous : la mairie ou les habitants ?',
      'Les écrans',
      /la mairie|les habitants/i,
    ],
    [
      'When the hall is full, what should the wardens do? I would like to hear from those who disagree.',
      'A village hall',
      /both sides|rule|alone|explain|wanted|doubt|right|knew|law|talk it over|will|them|wait/i,
    ],
    [
      'La commune envisage de planter des vergers. Qu’en dites-vous, à chaud ?',
      'Des vergers',
      /idée|tenter|essayer|pourquoi pas|bon sens|temps|vote|d’accord|crois|contrainte|s’en occuper|motivés|attends|personne|décidé|payer|lien/i,
    ],
    [
      'First of all, I would like each of you to share a memory of a lighthouse.',
      'Lighthouses',
      /noise|kind|friends|small|wrong|hurry|next to me|waiting|told me off|smell|good one|shy|last day|\b(?:I|we|my)\b/i,
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
