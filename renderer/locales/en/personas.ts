import type { personas as french } from '../fr/personas.ts'

export const personas: typeof french = {
  names: {
    id: 'Id',
    firstName: 'First name',
    age: 'Age',
    sex: 'Sex',
    density: 'Density',
    occupation: 'Occupation',
    region: 'Region',
    description: 'Description',
  },
  sex: { woman: 'woman', man: 'man' },
  density: {
    dense: 'dense',
    intermediate: 'intermediate',
    sparse: 'sparse',
    verySparse: 'very sparse',
  },
  occupation: {
    farmers: 'farmers',
    owners: 'craftspeople, shopkeepers, business owners',
    managers: 'managers and professionals',
    intermediate: 'intermediate occupations',
    employees: 'clerical and service employees',
    workers: 'manual workers',
    retired: 'retired',
    inactive: 'other inactive',
  },
  received: 'As received',
}
