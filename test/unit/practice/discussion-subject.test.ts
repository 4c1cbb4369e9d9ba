import { describe, expect, it } from 'vitest'
import { openingSubject } from '../../../electron/practice/discussion/opening-subject.ts'
import { nounPhraseOf } from '../../../electron/practice/speech/subject.ts'

describe('What the moderator says a discussion is about', () => {
  it.each([
    ['Working from home', 'the office', 'en', '“Working from home”'],
    ['·7F3KQ Working from home', 'the office', 'en', '“Working from home”'],
    ['Vivre en centre-ville', 'le bruit', 'fr', '« Vivre en centre-ville »'],
    // Quotation marks in the title are not those around it.
    ['« Vivre » en centre-ville', 'le bruit', 'fr', '« “Vivre” en centre-ville »'],
    ['Living “in peace” downtown', 'the office', 'en', '“Living ‘in peace’ downtown”'],
    ['Une ligne de tram', 'les règles du jeu', 'fr', 'une ligne de tram'],
    ['Le vélo en ville', 'les freins au vélo', 'fr', 'les freins au vélo'],
    ['Focus group 3', 'the office', 'en', 'the office'],
  ] as const)('under the title “%s”, where the guide names %s', (titre, named, language, said) => {
    expect(openingSubject(titre, named, language)).toBe(said)
  })
})

describe('What a question is about, as people speak of it,', () => {
  it.each([
    ['How do you like to live?', 'en', undefined],
    ['What do you throw away?', 'en', undefined],
    ['Where people live', 'en', undefined],
    ['What do you think of the way people live here?', 'en', undefined],
    ['What do you think about the live music in bars?', 'en', 'the live music in bars'],
    ['How do you decide the hours your children live online?', 'en', 'the hours'],
    ['What do you think about public transport?', 'en', 'public transport'],
    ['Nous voulons savoir comment les gens vivent', 'fr', undefined],
    ['Quand avez-vous pris le bus la dernière fois ?', 'fr', 'le bus'],
    ['Que pensez-vous de la place du marché ?', 'fr', 'la place du marché'],
  ] as const)('is a thing and no doing: « %s »', (texte, language, phrase) => {
    expect(nounPhraseOf(texte, language)).toBe(phrase)
  })
})
