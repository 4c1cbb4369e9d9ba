import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { placeOfValue } from '../../../electron/practice/answers/scales/ranges.ts'
import { a, de, inFirstPerson, que, si } from '../../../electron/practice/speech/french.ts'
import { nounPhraseOf } from '../../../electron/practice/speech/subject.ts'
import { themeOf } from '../../../electron/practice/speech/theme.ts'
import { contentWords, languageOf } from '../../../electron/practice/text.ts'

/** Reads a stem with the options yes and no. */
function read(texte: string, contexte = '') {
  const options = languageOf(texte) === 'fr' ? ['Oui', 'Non', 'Ne sait pas'] : ['Yes', 'No', "Don't know"]
  return readQuestion({ type: 'choix_unique', texte, options }, contexte)
}

describe('Reading a stem', () => {
  it.each([
    ['Que pensez-vous de votre quartier ?', 'fr'],
    ['Le vélo en ville', 'fr'],
    ['What do you think of your street?', 'en'],
    ['Parking', 'fr'],
    ['Do you agree?', 'en'],
  ])('takes « %s » for %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it('gives wordings of one subject the same object', () => {
    const { key } = read('Pensez-vous que la ville devrait réduire la vitesse ?').proposition
    for (const wording of [
      'Ne pensez-vous pas que la ville devrait réduire la vitesse ?',
      'Comme la plupart des gens, pensez-vous que la ville devrait réduire la vitesse ?',
      "La ville devrait réduire la vitesse, n'est-ce pas ?",
    ]) {
      expect(read(wording).proposition.key).toBe(key)
    }
  })

  it.each([
    ['Ne trouvez-vous pas le train trop cher ?', true],
    ['Les experts recommandent le vélo. Êtes-vous favorable au vélo ?', true],
    ["Don't you agree that trains are dear?", true],
    ['As most people, do you like trains?', true],
    ['Trouvez-vous le train trop cher, ou non ?', false],
    ['Êtes-vous favorable ou opposé à la taxe ?', false],
    ['Do you find trains dear?', false],
  ])('« %s »: leading is %s', (texte, leading) => {
    expect(read(texte).pushes.some(({ effect }) => effect === 'leading')).toBe(leading)
  })

  it.each([
    ['Êtes-vous satisfait du prix et de la qualité des repas ?', true],
    ['Is the service fast and friendly?', true],
    ['Faut-il plus de bus ainsi que des pistes cyclables ?', true],
    ['Mangez-vous des fruits et légumes chaque jour ?', false],
    ['Êtes-vous satisfait ou insatisfait du service ?', false],
    ['Connaissez-vous Paris et Lyon ?', false],
    ['Allez-vous au cinéma, et pourquoi ?', false],
  ])('« %s »: double-barrelled is %s', (texte, double) => {
    expect(read(texte).form.has('double_barrelled')).toBe(double)
  })

  it('tells vague words, unless they are anchored', () => {
    const vague = (texte: string) => read(texte).form.has('vague_quantifier')
    expect(vague('Allez-vous régulièrement au marché ?')).toBe(true)
    expect(vague('Allez-vous régulièrement, au moins une fois par semaine, au marché ?')).toBe(false)
    expect(vague('How many times did you go last week?')).toBe(false)
  })

  it('counts negation outside of leading forms only', () => {
    const sign = (texte: string) => read(texte).proposition.sign
    expect(sign('Il ne faut pas ouvrir la piscine.')).toBe(-1)
    expect(sign('The pool should not open.')).toBe(-1)
    expect(sign('Ne faut-il pas ouvrir la piscine ?')).toBe(1)
  })

  it('looks to the context where the stem names nothing', () => {
    expect(read('Êtes-vous favorable ?', 'La piscine municipale').proposition.concept?.id).toBe(
      'swimming pool',
    )
  })
})

/** Reads options in their own language. */
function readSet(options: readonly string[]) {
  return readOptionSet(options, languageOf(options.join(' ')))
}

describe('Reading options', () => {
  it.each([
    [["Tout à fait d'accord", "Plutôt d'accord", "Plutôt pas d'accord", "Pas du tout d'accord"], 'agreement'],
    [['Strongly agree', 'Agree', 'Neither', 'Disagree', 'Strongly disagree'], 'agreement'],
    [['Très satisfait', 'Plutôt satisfait', 'Plutôt insatisfait', 'Très insatisfait'], 'scale'],
    [['Oui', 'Non', 'Ne sait pas'], 'scale'],
    [['1', '2', '3', '4', '5'], 'scale'],
    [['18-24', '25-34', '35 et plus'], 'ranges'],
    [['Moins de 1 000 €', '1 000 à 1 999 €', '2 000 € et plus'], 'ranges'],
    [['0', '1-2', '3+'], 'ranges'],
    [['Le train', 'La voiture', 'Le vélo'], 'nominal'],
  ])('%j is %s', (options, kind) => {
    expect(readSet(options).kind).toBe(kind)
  })

  it('a scale of plain degrees is one of agreement where the stem asks how far one agrees', () => {
    const degrees = ['Pas du tout', 'Plutôt pas', 'Plutôt', 'Tout à fait']
    const kindFor = (stem: string) => readOptionSet(degrees, 'fr', stem).kind
    expect(kindFor("Dans quelle mesure êtes-vous d'accord ? La bibliothèque est agréable.")).toBe('agreement')
    expect(kindFor('La bibliothèque est-elle agréable ?')).toBe('scale')
    expect(kindFor("Seriez-vous d'accord pour payer ce livre ?")).toBe('scale')
    const english = ['Not at all', 'A little', 'Mostly', 'Completely']
    expect(readOptionSet(english, 'en', 'To what extent do you agree that it is pleasant?').kind).toBe(
      'agreement',
    )
    expect(readOptionSet(['Yes', 'No'], 'en', 'Do you agree that it is pleasant?').kind).toBe('scale')
  })

  it('orders a scale whichever way it is written', () => {
    const down = readSet(['Très bon', 'Plutôt bon', 'Plutôt mauvais', 'Très mauvais'])
    expect(down.valence).toStrictEqual([1, 0.5, -0.5, -1])
    const [least = 0, most = 0] = readSet(['Pas du tout d’accord', 'Tout à fait d’accord']).valence
    expect([Math.sign(least ?? 0), Math.sign(most ?? 0)]).toStrictEqual([-1, 1])
  })

  it('sets ways out apart', () => {
    const { exits, substantive } = readSet(['Oui', 'Non', 'Ne sait pas', 'Sans opinion'])
    expect([exits, substantive]).toStrictEqual([
      [2, 3],
      [0, 1],
    ])
  })

  it('reads the numbers of ranges', () => {
    const options = ['Moins de 18 ans', '18 à 24 ans', '25 à 64 ans', '65 ans et plus']
    const year = 525_600
    const places = (values: number[]) =>
      values.map((value) => placeOfValue(readSet(options).ranges, value * year, 0))
    expect(places([3, 17, 18, 24, 25, 64, 65, 99])).toStrictEqual([0, 0, 1, 1, 2, 2, 3, 3])
    const open = readSet([
      'Moins de 250',
      'de 250 à moins de 500',
      'de 500 à 80 000',
      'plus de 80 000',
    ]).ranges
    expect([249, 250, 499, 500, 80_000, 80_001].map((value) => placeOfValue(open, value, 0))).toStrictEqual([
      0, 1, 1, 2, 2, 3,
    ])
  })
})

describe('Finding what a question is about', () => {
  it.each([
    ['Que pensez-vous de la nouvelle ligne de bus ?', 'la nouvelle ligne de bus'],
    ['Comment améliorer les repas de la cantine ?', 'les repas de la cantine'],
    ['Que pensez-vous du marché ?', 'le marché'],
    ["Qu'attendez-vous d'un forfait mobile ?", 'un forfait mobile'],
    ['Quels sont les problèmes de votre commune ?', 'les problèmes de notre commune'],
    ["Que changer aux horaires d'ouverture ?", 'les horaires d’ouverture'],
    ['Les freins au vélo', 'les freins au vélo'],
    ['Avez-vous des remarques ?', undefined],
    ['Comment vous déplacez-vous ?', undefined],
  ])('« %s »: %s', (text, phrase) => {
    expect(nounPhraseOf(text, 'fr')).toBe(phrase)
  })

  it.each([
    ['What do you think of the new bus line?', 'the new bus line'],
    ['How could the town improve its parks?', 'our parks'],
    ['Why do you use public transport?', 'public transport'],
    ['Any other comments?', undefined],
  ])('"%s": %s', (text, phrase) => {
    expect(nounPhraseOf(text, 'en')).toBe(phrase)
  })

  it.each([
    ['la nouvelle ligne de bus', 'transport'],
    ['les repas de la cantine', 'food'],
    ['working from home', 'work'],
    ['le loyer', 'housing'],
    ['ce machin', 'general'],
  ])('« %s » belongs to %s', (text, theme) => {
    expect(themeOf(contentWords(text))).toBe(theme)
  })
})

describe('French, put together', () => {
  it('contracts and elides', () => {
    expect([de('le marché'), de('les repas'), de('la ligne'), de('un essai'), de('notre rue')]).toStrictEqual(
      ['du marché', 'des repas', 'de la ligne', 'd’un essai', 'de notre rue'],
    )
    expect([a('le marché'), a('les repas'), a('l’école')]).toStrictEqual([
      'au marché',
      'aux repas',
      'à l’école',
    ])
    expect([que('on voit'), que('ça va'), si('il pleut'), si('on veut')]).toStrictEqual([
      'qu’on voit',
      'que ça va',
      's’il pleut',
      'si on veut',
    ])
  })

  it('speaks of oneself', () => {
    expect(inFirstPerson('vit chez ses parents')).toBe('je vis chez mes parents')
    expect(inFirstPerson("s'occupe d'une association")).toBe('je m’occupe d’une association')
    expect(inFirstPerson('écoute la radio')).toBe('j’écoute la radio')
    expect(inFirstPerson('jardine beaucoup')).toBe('je jardine beaucoup')
  })
})
