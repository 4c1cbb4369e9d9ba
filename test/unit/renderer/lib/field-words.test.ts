import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { fieldWords } from '../../../../renderer/lib/field-words.ts'
import { problems as en } from '../../../../renderer/locales/en/problems.ts'
import { problems as fr } from '../../../../renderer/locales/fr/problems.ts'

const i18n = i18next.createInstance()
await i18n.init({
  resources: { en: { problems: en }, fr: { problems: fr } },
  defaultNS: 'problems',
  interpolation: { escapeValue: false },
})

describe('fieldWords', () => {
  it.each<[(string | number)[], string, string]>([
    [['title'], 'Titre', 'Title'],
    [['questions'], 'Questions', 'Items'],
    [['questions', 0], 'Question 1', 'Item 1'],
    [['questions', 2, 'stem'], 'Question 3, Énoncé', 'Item 3, Stem'],
    [['questions', 2, 'options'], 'Question 3, Modalités', 'Item 3, Response options'],
    [['questions', 2, 'options', 1, 'text'], 'Question 3, modalité 2', 'Item 3, option 2'],
    [['questions', 2, 'odd'], 'Question 3', 'Item 3'],
    [['audience', 'ageRanges', 0], 'Tranches d’âge, n° 1', 'Age ranges, no. 1'],
    [['audience', 'sex'], 'Sexe', 'Sex'],
    [['audience'], 'Public', 'Audience'],
    [['rounds'], 'Tours', 'Rounds'],
    [['autre', 3], 'autre.3', 'autre.3'],
    [['constructor'], 'constructor', 'constructor'],
    [[], '', ''],
  ])('names %j', (path, french, english) => {
    expect(fieldWords(path, i18n.getFixedT('fr', 'problems'))).toBe(french)
    expect(fieldWords(path, i18n.getFixedT('en', 'problems'))).toBe(english)
  })
})
