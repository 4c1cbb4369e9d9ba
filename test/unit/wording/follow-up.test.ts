import { describe, expect, it } from 'vitest'
import { followsUp } from '../../../shared/wording/follow-up.ts'
import type { SurveyItem } from '../../../shared/wording/survey-report.ts'

const item = (stem: string, ...options: string[]): SurveyItem => ({
  id: stem,
  type: options.length > 0 ? 'single_choice' : 'open_ended',
  stem,
  options,
})

/** The last of these items follows one of those before it; it stands after all of them. */
const follows = (...items: SurveyItem[]) =>
  followsUp(items.at(-1) as SurveyItem, items.slice(0, -1).reverse())

const MEANS = item('Comment êtes-vous venu au marché ?', 'À pied', 'À vélo', 'En voiture')

describe('what an item asks further about', () => {
  it('is a thing that an option before it names', () => {
    expect(follows(MEANS, item('Où avez-vous laissé votre vélo ?', 'Dans la rue', 'Dans un local'))).toBe(
      true,
    )
    expect(follows(MEANS, item('Combien a coûté votre voiture ?'))).toBe(true)
    expect(
      follows(
        item('How did you get here?', 'On foot', 'By bicycle'),
        item('Where did you lock your bicycle?', 'Outside', 'Inside'),
      ),
    ).toBe(true)
  })

  it('is the same thing under a wider name', () => {
    expect(follows(MEANS, item('Où avez-vous garé votre véhicule ?', 'Dans la rue', 'Ailleurs'))).toBe(true)
  })

  it('may stand some items before', () => {
    const line = item('Précisez la ligne de bus.')
    expect(
      follows(MEANS, line, item('Où avez-vous laissé votre vélo ?', 'Dans la rue', 'Dans un local')),
    ).toBe(true)
    const many = Array.from({ length: 9 }, (_, at) => item(`Quel est le nom de la rue n° ${at} ?`))
    expect(follows(MEANS, ...many, item('Où est votre vélo ?', 'Dans la rue', 'Ailleurs'))).toBe(false)
  })

  it('is the reason of the answer before', () => {
    const plan = item('Approuvez-vous ce plan ?', 'Oui', 'Non')
    expect(follows(plan, item('Et pourquoi êtes-vous contre ce plan ?'))).toBe(true)
    expect(follows(item('Do you back the plan?', 'Yes', 'No'), item('And why are you against it?'))).toBe(
      true,
    )
  })

  it('is nothing where no item before names it', () => {
    const weather = item('Quel temps fait-il ?', 'Beau', 'Mauvais')
    expect(follows(weather, item('Où avez-vous laissé votre vélo ?', 'Dans la rue', 'Ailleurs'))).toBe(false)
    expect(follows(MEANS, item('Quel âge a votre chien ?', '1 an', '2 ans ou plus'))).toBe(false)
    expect(followsUp(item('Où est votre vélo ?'), [])).toBe(false)
  })
})
