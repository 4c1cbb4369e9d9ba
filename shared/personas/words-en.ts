import type { PersonaTexts } from './words-fr.ts'

/** The same in English. */
export const personaWordsEn: PersonaTexts = {
  names: {
    id: 'ID',
    firstName: 'First name',
    age: 'Age',
    sex: 'Sex',
    density: 'Population density',
    occupation: 'Occupation',
    region: 'Region',
    description: 'Description',
  },
  sex: { woman: 'female', man: 'male' },
  density: {
    dense: 'densely populated',
    intermediate: 'intermediate density',
    sparse: 'sparsely populated',
    verySparse: 'very sparsely populated',
  },
  occupation: {
    farmers: 'farmer',
    owners: 'craftsperson, shopkeeper or business owner',
    managers: 'manager or professional',
    intermediate: 'intermediate occupation',
    employees: 'clerical or service employee',
    workers: 'manual worker',
    retired: 'retired',
    inactive: 'other, not in employment',
  },
}
