import fc from 'fast-check'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { personaWords } from '../../../../renderer/lib/persona-words.ts'
import { personas as english } from '../../../../renderer/locales/en/personas.ts'
import { personas as french } from '../../../../renderer/locales/fr/personas.ts'

const texts = createInstance()
await texts.init({
  lng: 'fr',
  resources: { fr: { personas: french }, en: { personas: english } },
  interpolation: { escapeValue: false },
})
const fr = personaWords(texts.getFixedT('fr', 'personas'))
const en = personaWords(texts.getFixedT('en', 'personas'))

describe('personaWords', () => {
  it.each([
    ['prenom', 'Ambre', 'Prénom', 'Ambre', 'First name', 'Ambre'],
    ['Prénom', 'Ambre', 'Prénom', 'Ambre', 'First name', 'Ambre'],
    ['age', '25', 'Âge', '25', 'Age', '25'],
    ['sexe', 'femme', 'Sexe', 'femme', 'Sex', 'female'],
    ['densite', 'peu_dense', 'Densité communale', 'peu dense', 'Population density', 'sparsely populated'],
    ['occupation', 'retraites', 'CSP', 'retraités', 'Occupation', 'retired'],
  ])('says %s = %s in the page’s language', (name, value, frName, frValue, enName, enValue) => {
    expect([fr.name(name), fr.value(name, value)]).toEqual([frName, frValue])
    expect([en.name(name), en.value(name, value)]).toEqual([enName, enValue])
  })

  it('keeps what it does not know, and turns codes into words', () => {
    expect(en.name('niveau_d_etudes')).toBe('niveau d etudes')
    expect(en.value('niveau_d_etudes', 'bac_plus_2')).toBe('bac plus 2')
    expect(en.value('occupation', 'Dresseur d’ours')).toBe('Dresseur d’ours')
    expect(en.value('email', 'a_b@example.org')).toBe('a_b@example.org')
    expect(en.name('_')).toBe('_')
  })

  it('takes a value for a word of its own field only', () => {
    expect(en.value('ville', 'dense')).toBe('dense')
    expect(en.value('initiale', 'm')).toBe('m')
  })

  it('never leaves a name or a value without words', () => {
    const anyText = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(anyText, anyText, (name, value) => {
        expect(en.name(name)).not.toBe('')
        expect(fr.value(name, value)).not.toBe('')
      }),
    )
  })
})
