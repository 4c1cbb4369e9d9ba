import { describe, expect, it } from 'vitest'
import { inquire } from '../../../electron/practice/answers/open-answer.ts'
import { thingIn } from '../../../electron/practice/answers/words/thing.ts'
import { readGuide } from '../../../electron/practice/discussion/guide.ts'
import { headingOf } from '../../../electron/practice/discussion/heading.ts'
import { readPoint } from '../../../electron/practice/discussion/read-point.ts'
import { fold } from '../../../electron/practice/text.ts'
import { saidTo } from './said-to.ts'

/** A title of a discussion, and a pattern for what can be said about it. */
const BIKES = [
  'Bikes in town',
  /bike|cycl|lane|stolen|helmet|sheds|lessons|health|ride|park|dangerous/i,
] as const
const VELO = ['Le vélo en ville', /vélo|piste|voler|casque|garages|cours|santé|stationn|dangereux/i] as const

describe('Headings that name nothing themselves take the topic as their object', () => {
  it.each([
    [BIKES, 'What holds you back', 'obstacle'],
    [BIKES, 'What stops people', 'obstacle'],
    [BIKES, 'What gets in the way', 'obstacle'],
    [BIKES, 'Barriers', 'obstacle'],
    [BIKES, 'The difficulties', 'obstacle'],
    [VELO, 'Ce qui vous freine', 'obstacle'],
    [VELO, 'Ce qui vous en empêche', 'obstacle'],
    [VELO, 'Les blocages', 'obstacle'],
    [VELO, 'Vos réticences', 'obstacle'],
    [BIKES, 'What would help', 'need'],
    [BIKES, 'What could help you', 'need'],
    [BIKES, 'What would make it easier', 'need'],
    [BIKES, 'Solutions', 'need'],
    [VELO, 'Ce qui aiderait', 'need'],
    [VELO, 'Ce qui vous faciliterait la vie', 'need'],
    [VELO, 'Les solutions', 'need'],
    [BIKES, 'What is difficult?', 'obstacle'],
    [VELO, 'Qu’est-ce qui est le plus difficile ?', 'obstacle'],
    [BIKES, 'Tips and tricks', 'tips'],
    [VELO, 'Vos conseils', 'tips'],
    [BIKES, 'Your daily trips', 'ways'],
    [BIKES, 'Your habits', 'ways'],
    [BIKES, 'Current use', 'ways'],
    [BIKES, 'What you do today', 'ways'],
    [VELO, 'Vos trajets quotidiens', 'ways'],
    [VELO, 'Vos pratiques actuelles', 'ways'],
    [VELO, 'Les usages', 'ways'],
  ] as const)('%s: %s', ([titre], point, asks) => {
    const read = readPoint(readGuide(titre, `- ${point}`), titre, 0)
    expect(read.ofTable).toBe(asks)
    expect(read.inquiry.thing).toBeDefined()
    if (titre === VELO[0]) expect(read.topic.subject).toBe('le vélo en ville')
  })

  it.each([
    [BIKES, ['Your daily trips', 'What holds you back', 'What would help']],
    [VELO, ['Vos trajets quotidiens', 'Ce qui vous freine', 'Ce qui aiderait']],
  ] as const)('%s: most of what is said is about it', ([titre, about], points) => {
    for (const [at] of points.entries()) {
      const said = saidTo(titre, ...points.slice(0, at + 1))
      expect(said.join('\n')).not.toMatch(/ring a bell|cannot name|n’en vois pas|neighbour|trust|confiance/i)
      if (at > 0) expect(said.filter((text) => about.test(text)).length).toBeGreaterThan(1)
    }
  })

  it('each tells something of their own of how they do it now', () => {
    const said = saidTo('Bikes in town', 'Your daily trips').join('\n')
    expect(
      said.match(/drive|car|walk|train|transport|bus|cycle|bike|licence|km|work|suburbs|town/gi)?.length,
    ).toBeGreaterThan(3)
  })

  it.each(['What would help?', 'What could help the most?', 'What might help with it?'])(
    'a survey that asks what helps is not about help as a thing: %s',
    (asked) => {
      expect(inquire(asked, 'Bikes in town', 'en').thing).toBe(thingIn('bikes in town', 'en'))
    },
  )

  it.each(['What would help you sleep', 'Your holidays', 'The price', 'Your garden'])(
    'a point that names another thing is none: %s',
    (point) => {
      expect(headingOf(fold(point))).toBeUndefined()
    },
  )
})
