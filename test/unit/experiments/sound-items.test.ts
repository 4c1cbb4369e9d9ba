import { describe, expect, it } from 'vitest'
import { soundItems } from '../../../shared/experiments/calibration/sound-items.ts'
import { aChoice } from '../../support/drafts.ts'

const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

describe('soundItems', () => {
  it('takes the choices in which the wording checker finds nothing', () => {
    const items = [
      aChoice('courts', 'Do you trust the courts?', ['Yes', 'No', "Don't know"]),
      aChoice('led', "Don't you trust the courts?", ['Yes', 'No', "Don't know"]),
    ]
    expect(idsOf(soundItems(items, 'en'))).toEqual(['courts'])
  })

  it('takes none that the checker cannot read, since it finds nothing in them whatever they ask', () => {
    const items = [
      aChoice('courts', 'Do you trust the courts?', ['Yes', 'No', "Don't know"]),
      aChoice('german', 'Finden Sie nicht auch, dass die Busse zu teuer sind?', ['Ja', 'Nein']),
      aChoice('arabic', 'هل تستخدم الحافلة كل يوم؟', ['نعم', 'لا']),
    ]
    expect(idsOf(soundItems(items, 'en'))).toEqual(['courts'])
  })

  it('takes no short item of a questionnaire that the checker cannot read', () => {
    const items = [
      aChoice('one', 'Finden Sie nicht auch, dass die Busse zu teuer sind?', ['Ja', 'Nein']),
      aChoice('two', 'Wie oft fahren Sie mit dem Bus oder mit der Bahn?', ['Nie', 'Oft']),
      aChoice('three', 'Auto fahren?', ['Ja', 'Nein']),
    ]
    expect(soundItems(items, 'en')).toEqual([])
  })
})
