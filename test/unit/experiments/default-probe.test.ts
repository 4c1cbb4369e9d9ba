import { describe, expect, it } from 'vitest'
import { defaultProbe, wordToAskAbout } from '../../../shared/experiments/probes/default-probe.ts'
import { probeKindSchema } from '../../../shared/models/experiment.ts'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { aChoice } from '../../support/drafts.ts'

const FRENCH = aChoice('q', 'Êtes-vous favorable à la gratuité des transports en commun ?', ['Oui', 'Non'])
const ENGLISH = aChoice('q', 'Do you support a speed limit of 30 km/h in town?', ['Yes', 'No'])

describe('defaultProbe', () => {
  it('asks in the language of the item, shows its stem again, and is open-ended', () => {
    expect(defaultProbe('meaning', FRENCH, 'en', 'p')).toEqual({
      kind: 'meaning',
      question: {
        id: 'p',
        type: 'open_ended',
        stem: 'Dans la question «\u00A0Êtes-vous favorable à la gratuité des transports en commun\u202F?\u00A0», que veut dire pour vous «\u00A0transports\u00A0»\u202F?',
        options: [],
      },
    })
    expect(defaultProbe('reason', ENGLISH, 'fr', 'p').question.stem).toBe(
      'To the question “Do you support a speed limit of 30 km/h in town?”, why did you choose this answer?',
    )
  })

  it.each(probeKindSchema.options)('goes on after a statement without its full stop: “%s”', (kind) => {
    const statement = aChoice('q', 'I feel safe at night in the streets of my town.', ['Agree', 'Disagree'])
    const { stem } = defaultProbe(kind, statement, 'en', 'p').question
    expect(stem).not.toMatch(/\.”[,?]/u)
    expect(stem).toContain(kind === 'paraphrase' ? 'my town.” Please' : 'my town”')
  })

  it.each(probeKindSchema.options)('words “%s” so that it does not itself push or ask twice', (kind) => {
    for (const [item, lang] of [
      [FRENCH, 'fr'],
      [ENGLISH, 'en'],
    ] as const) {
      const { stem } = defaultProbe(kind, item, lang, 'p').question
      expect(stem).toContain(lang === 'fr' ? 'gratuité' : 'speed limit')
      const own = stem.replace(/[«“][^»”]*[»”]/gu, '')
      const found = checkItem({ lang, type: 'open_ended', stem: own, options: [] }).map(({ rule }) => rule)
      expect(found.filter((rule) => rule === 'leading' || rule === 'loaded' || rule === 'absolute')).toEqual(
        [],
      )
    }
  })

  it('asks about a word that says something', () => {
    expect(wordToAskAbout('Do you support working from home two days a week?')).toBe('working')
    expect(wordToAskAbout('Et ça ?')).toBe('Et ça ?')
  })
})
