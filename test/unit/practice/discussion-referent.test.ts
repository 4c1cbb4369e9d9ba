import { describe, expect, it } from 'vitest'
import { readGuide } from '../../../electron/practice/discussion/guide.ts'
import { readPoint } from '../../../electron/practice/discussion/read-point.ts'
import { saidTo } from './said-to.ts'

describe('A point with a pronoun', () => {
  it.each([
    [
      'The gym',
      'it closes too early',
      /clos|open|hours|door|late|evening|morning|off work|Nothing to add|agree|mind/i,
    ],
    [
      'The gym',
      'that it costs too much',
      /price|cost|cheap|pay|afford|meal out|think twice|Nothing to add|agree|mind/i,
    ],
    [
      'La médiathèque',
      'Elle ferme trop tôt',
      /ferm|ouv|horaires|porte|tard|soir|matin|Rien à ajouter|d’accord|avis|heure/i,
    ],
    [
      'La médiathèque',
      'On la dit mal entretenue',
      /propre|répar|entret|tenu|sale|peint|peinture|cass|s’en occupe|agents|hiver|pire|dégrader|Rien à ajouter|d’accord|avis/i,
    ],
    [
      'La médiathèque',
      'Le fait qu’elle soit trop loin',
      /loin|chez moi|bus|à pied|vélo|chemin|voiture|demi-heure|coin de la rue|y vont plus|habite|journée|Rien à ajouter|d’accord|avis/i,
    ],
  ])('under “%s” is answered to what it says: « %s »', (titre, point, said) => {
    const turns = saidTo(titre, point)
    expect(turns).toHaveLength(6)
    for (const turn of turns) expect(turn).toMatch(said)
  })

  it('takes its object from the point before that names a thing, else from the topic', () => {
    const guide = readGuide('The new school', '- the canteen\n- it is too noisy\n- when they eat')
    expect(readPoint(guide, 'The new school', 1).topic.subject).toBe('the canteen')
    const alone = readGuide('La piscine municipale', '- Elle ferme trop tôt')
    expect(readPoint(alone, 'La piscine municipale', 0).topic.subject).toBe('la piscine municipale')
  })

  it('is told by each where it asks who goes there', () => {
    for (const turn of saidTo('The gym', 'it closes too early', 'who goes there'))
      expect(turn).toMatch(/famil|retired|young people|regulars|next door|students|all sorts/i)
  })

  it('gets only praise where it asks what people like', () => {
    for (const turn of saidTo('The town library', 'what you like about it'))
      expect(turn).not.toMatch(/closes just|fall apart|endless|far too much|nobody looks up/i)
  })
})
