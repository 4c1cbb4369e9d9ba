import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'

/** Sets of options, each ordered from for to against the thing. */
const orders: readonly (readonly ['fr' | 'en', readonly string[]])[] = [
  ['fr', ['Relevé', 'Maintenu', 'Réduit']],
  ['fr', ['Rester ouverte', 'Être fermée']],
  ['fr', ["Qu'elle continue", "Qu'elle cesse", "Pas d'avis"]],
  ['fr', ['De la fierté', "De l'indifférence", 'De la honte']],
  ['fr', ['Quatre étoiles', 'Trois étoiles', 'Deux étoiles', 'Une étoile']],
  ['fr', ['Note A (très bien)', 'Note B (bien)', 'Note C (mauvais)']],
  ['fr', ['Obligatoire', 'Seulement conseillé', 'Facultatif']],
  ['fr', ['Accord', 'Accord sous conditions', 'Refus']],
  ['en', ['Keep it', 'Lower it', 'Drop it']],
  ['en', ['Lengthen it', 'Leave it as it is', 'Shorten it']],
  ['fr', ['Le garder', 'En changer']],
  ['en', ['Leave it', 'Amend it', 'Scrap it']],
  ['en', ['Stay open', 'Shut']],
  ['en', ['Left as they are', 'Capped']],
  ['en', ['Tightened', 'Left alone', 'Relaxed']],
  ['en', ['Required', 'Encouraged but not required', 'Neither required nor encouraged']],
  ['en', ['For', "Don't mind", 'Against']],
]

describe('Options that order what is to be done or felt', () => {
  it.each(orders)('(%s) %j', (language, options) => {
    const values = readOptionSet(options, language).valence.filter((value) => value !== null)
    expect(values.length).toBeGreaterThan(1)
    expect(values).toStrictEqual([...values].sort((one, other) => other - one))
    expect(values.at(0)).not.toBe(values.at(-1))
  })
})

/** A stem, its options, and the one that it pushes towards. */
const pushing: readonly (readonly [string, readonly string[], string])[] = [
  [
    'The bank is reviewing its rip-off fee. Should it keep, lower or drop it?',
    ['Keep it', 'Lower it', 'Drop it'],
    'Drop it',
  ],
  ['Is the pay of our heroic lifeguards too high or too low?', ['Too high', 'Too low'], 'Too low'],
  ['Surely a small tip isn’t too much to ask?', ['It is too much', 'It isn’t too much'], 'It isn’t too much'],
  ['Do you still let your dog off the lead in the park?', ['Yes', 'No'], 'No'],
  ['Do you support the bypass, even though it cuts through the wood?', ['Yes', 'No'], 'No'],
  ['Without the fair there would be no more parade. Would you ban the fair?', ['Yes', 'No'], 'No'],
  [
    'Faut-il limiter ou laisser libre l’arrivée des hordes de skieurs ?',
    ['La limiter', 'La laisser libre'],
    'La limiter',
  ],
  [
    'Souhaitez-vous qu’elle poursuive ou qu’elle arrête cette persécution des campeurs ?',
    ["Qu'elle poursuive", "Qu'elle arrête"],
    "Qu'elle arrête",
  ],
  [
    'Si l’on rouvrait la carrière, des puits manqueraient d’eau. Faut-il rouvrir la carrière ?',
    ['Oui', 'Non'],
    'Non',
  ],
  [
    'Les médecins recommandent le vaccin contre la rage. Comptez-vous vous faire vacciner ?',
    ['Oui', 'Non'],
    'Oui',
  ],
]

describe('A push on such options', () => {
  it.each(pushing)('« %s » %j goes to %s', (texte, options, towards) => {
    const { push } = readQuestion({ type: 'choix_unique', texte, options }, '')
    const { valence } = readOptionSet(options, /[éà]|ous /u.test(texte) ? 'fr' : 'en', texte)
    const place = valence[options.indexOf(towards)] ?? 0
    const others = valence.filter((value, at) => value !== null && at !== options.indexOf(towards))
    const best = others.every((value) => push * place > push * (value ?? 0))
    expect([push === 0, best]).toStrictEqual([false, true])
  })
})
