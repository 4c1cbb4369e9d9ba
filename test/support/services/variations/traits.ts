import { choicesOf, type Fields, type Plan, type Variation, type Variations } from './plan.ts'

/** What a reply tells about each person, in the record of the answers or in a list of its own. */
function traits(listed: Plan['listed'], traitsOf: (plan: Plan, name: string) => Fields): Variation {
  return (plan) => {
    plan.listed = listed
    for (const person of plan.persons) person.traits = traitsOf(plan, person.name)
  }
}

const plain = ({ dice }: Plan, name: string): Fields => ({
  prenom: name,
  age: 18 + dice.below(60),
  ville: dice.pick(['Lyon', 'Lille', 'Metz']),
})

function attitude(plan: Plan, name: string): Fields {
  const texts = choicesOf(plan)[0]?.options.map(({ text }) => text) ?? ['Oui']
  return { name, age: 18 + plan.dice.below(60), attitude: plan.dice.pick(texts) }
}

const yesNo = ({ dice }: Plan, name: string): Fields => ({
  prenom: name,
  enfants: dice.pick(['Oui', 'Non']),
  owner: dice.pick(['Yes', 'No']),
})

const numbered = ({ dice }: Plan): Fields => ({
  segment: 1 + dice.below(4),
  region_code: dice.below(5),
  weight: Math.round((0.5 + dice.next()) * 100) / 100,
})

/** What a reply tells about the persons. */
export const traitsOfPersons: Variations = {
  'traits: beside the answers': traits('no', plain),
  'traits: in a list': traits('same', plain),
  'traits: in a list of another order': traits('shuffled', plain),
  'traits: an option as an attitude': traits('no', attitude),
  'traits: an option as an attitude, in a list': traits('same', attitude),
  'traits: yes and no': traits('no', yesNo),
  'traits: numbers': traits('no', numbered),
  'traits: numbers, in a list': traits('same', numbered),
}
