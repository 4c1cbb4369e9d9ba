import type { personas as french } from '../fr/personas.ts'

export const personas: typeof french = {
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
  received: 'As received',
  descriptions: 'The descriptions of the personas come from the service, in the language it writes them in.',
}
