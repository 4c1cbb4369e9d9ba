import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { languageOf } from '../../../electron/practice/text.ts'

function pushOf(texte: string): number {
  const options = languageOf(texte) === 'fr' ? ['Oui', 'Non'] : ['Yes', 'No']
  return Math.sign(readQuestion({ type: 'choix_unique', texte, options }, '').push)
}

describe('People who are called names', () => {
  it.each([
    'Should greedy landlords pay more tax?',
    'Should profiteers be made to pay back what they earned?',
    'Should tax-dodging billionaires contribute more to hospitals?',
    'Should scroungers have their benefits cut?',
    'Should cowboy builders lose their licence?',
    'Should greedy bankers be held to account?',
    'Should the state take more from greedy rail bosses?',
    'Should benefit cheats be banned from receiving a grant?',
    'Should pampered executives receive less?',
    'Les profiteurs devraient-ils payer davantage d’impôts ?',
    'Les fraudeurs devraient-ils rembourser ce qu’ils ont perçu ?',
    'Faut-il supprimer les aides aux fraudeurs ?',
    'Faut-il exiger davantage des profiteurs du système ?',
    'Les fonctionnaires planqués devraient-ils travailler plus longtemps ?',
    'Les chauffards devraient-ils suivre un stage à leurs frais ?',
  ])('are wished every duty: « %s »', (texte) => {
    expect(pushOf(texte)).toBe(1)
  })

  it.each([
    'Should lazy benefit claimants receive more?',
    'Should fat cats keep their bonuses?',
    'Should scroungers get free prescriptions?',
    'Should greedy bankers be let off with a warning?',
    'Should overpaid executives be exempt from paying the levy?',
    'Should the state go on subsidising greedy rail bosses?',
    'Should pampered civil servants pay less?',
    'Is it right to give more money to scroungers?',
    'Les assistés devraient-ils toucher davantage ?',
    'Les fraudeurs devraient-ils garder leurs droits ?',
    'Faut-il verser une prime aux assistés ?',
    'Les nantis doivent-ils bénéficier d’une réduction d’impôt ?',
    'Êtes-vous d’accord pour que les rentiers paresseux échappent à la taxe ?',
    'La ville doit-elle loger gratuitement les parasites ?',
  ])('and begrudged every good: « %s »', (texte) => {
    expect(pushOf(texte)).toBe(-1)
  })

  it('are found in a long question too, without delay', () => {
    const long = Array.from({ length: 40 }, (_, at) => `dans la rue numéro ${at} du vieux quartier`).join(' ')
    // A pattern that tries every way to divide the words would not end within the time of a test.
    expect(pushOf(`Voici le plan. Faut-il verser une prime aux assistés qui habitent ${long} ?`)).toBe(-1)
    expect(pushOf(`Que pensez-vous des promoteurs cupides ${long} qui bâtissent ${long} ?`)).toBe(-1)
  })

  it.each([
    'Should the fine for fare dodgers be higher?',
    'Que pensez-vous du contrôle des fraudeurs dans le métro ?',
    'Should landlords pay more tax?',
    'Les propriétaires devraient-ils baisser leurs loyers ?',
  ])('but whoever is only named by a deed, or by a plain word, is not: « %s »', (texte) => {
    expect(pushOf(texte)).toBe(0)
  })
})

describe('Two amounts for an answer', () => {
  it.each([[['20 euros', '30 euros']], [['£9.50', '£12']], [['18 ans', '21 ans', 'Sans avis']]])(
    'are alternatives, and not an amount to count: %j',
    (options) => {
      const { kind, ranges } = readOptionSet(options, languageOf(options.join(' ')))
      expect([kind, ranges]).toEqual(['nominal', []])
    },
  )

  it.each([
    [['Moins de 20 euros', '20 euros ou plus']],
    [['1', '2', '3 ou plus']],
    [['10 euros', '20 euros', '30 euros']],
  ])('but ranges and longer lists count: %j', (options) => {
    expect(readOptionSet(options, languageOf(options.join(' '))).kind).toMatch(/ranges|scale/)
  })
})
