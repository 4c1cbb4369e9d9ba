import { type Plan, type SentItem, shuffled, type Variation, type Variations } from './plan.ts'

/** The service asks an item of its own, before or behind those of the questionnaire. */
function ownItem(stem: string, optionsOf: (plan: Plan) => string[]): Variation {
  return (plan) => {
    const options = optionsOf(plan).map((text) => ({ text, code: text }))
    const item: SentItem = { at: null, ref: 'own', stem, options, isNumber: false }
    plan.items = plan.dice.chance(0.5) ? [item, ...plan.items] : [...plan.items, item]
  }
}

/** In which order a reply lists items, options and persons, and what else it asks. */
export const orders: Variations = {
  'order: items in any order': (plan) => {
    plan.items = shuffled(plan.items, plan.dice)
    plan.needsBook = true
  },
  'order: options in any order': (plan) => {
    for (const item of plan.items) item.options = shuffled(item.options, plan.dice)
    plan.needsBook = true
  },
  'order: options from the last': (plan) => {
    for (const item of plan.items) item.options.reverse()
    plan.needsBook = true
  },
  'order: persons in any order': (plan) => {
    plan.persons = shuffled(plan.persons, plan.dice)
  },
  'own item: understood': ownItem('Avez-vous bien compris les questions ?', () => ['Oui', 'Non']),
  'own item: consent': ownItem('Consent to take part', () => ['Yes', 'No']),
  'own item: options of another one': ownItem('Question de contrôle (interne)', ({ items }) =>
    (items.find(({ options }) => options.length > 0)?.options ?? []).map(({ text }) => text),
  ),
}
