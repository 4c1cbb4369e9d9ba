import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['ada-n', 'bo-t', 'cy-h', 'di-m', 'ed-v', 'flo-r', 'gus-k', 'hal-p', 'ivy-s', 'jo-w']
const WAYS = ['En auto', 'Taxi', 'À pied', 'À vélo']
const TAXES = ['Oui', 'Oui, mais peu', 'Non']
const draft = aDraft(
  PEOPLE.length,
  ['Comment vous déplacez-vous ?', ...WAYS],
  ["Combien d'heures faut-il attendre ?"],
  ['Accepteriez-vous une hausse de taxes ?', ...TAXES],
  ['Racontez une mauvaise expérience.'],
)
const ENGLISH: Record<string, string> = {
  'En auto': 'By car',
  Taxi: 'Taxi',
  'À pied': 'On foot',
  'À vélo': 'By bike',
  Oui: 'Yes',
  'Oui, mais peu': 'Yes, but little',
  Non: 'No',
}
const WAY = [0, 2, 2, 0, 3, 0, 2, 3, 3, 0]
const HOURS = ['8 h', '12 h', '6 heures', '24 h', '48 h', '4 h', '10 h', '36 h', '12 h', '72 h']
/** Few were asked, and one of them chose the second option. */
const TAX = [0, 1, null, null, 2, 2, null, null, null, 2]
const SAID = [
  'Le trottoir était une patinoire.',
  'Je suis tombé devant la pharmacie.',
  'Mon fauteuil est resté pris dans la neige.',
  'La charrue a tout remis sur le trottoir.',
  'Rien de grave, heureusement pour moi.',
  'Il a fallu marcher dans la rue.',
  'Une heure pour faire cent mètres.',
  'La poussette ne passait plus du tout.',
  'Les tas de neige cachaient les voitures.',
  'On glisse toujours au même endroit.',
]
const TRUTH = PEOPLE.map((who, p) => [
  who,
  WAYS[WAY[p] ?? 0],
  HOURS[p],
  typeof TAX[p] === 'number' ? TAXES[TAX[p]] : null,
  SAID[p],
])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return [
      id,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}
const without = (items: readonly number[]) =>
  TRUTH.map((row) => row.map((told, at) => (items.includes(at - 1) ? null : told)))

interface Form {
  /** What stands under an option, with those who chose it. */
  entry(text: string, who: readonly string[]): unknown
  /** The entries of an item, by their codes or not. */
  options(entries: readonly (readonly [string, unknown])[]): unknown
  said(pairs: readonly (readonly [string, string])[]): object
  hours?(pairs: readonly (readonly [string, string])[]): object
}
const PLAIN: Form = {
  entry: (fr, qui) => ({ fr, en: ENGLISH[fr], qui }),
  options: (entries) => Object.fromEntries(entries.map(([, entry], at) => ['abcd'[at], entry])),
  said: (pairs) => ({ citations: pairs.map(([qui, dit]) => ({ qui, dit })) }),
}
function dataOf(changed: Partial<Form>, blocks: (list: object[]) => unknown = (list) => list) {
  const form = { ...PLAIN, ...changed }
  const said = (words: readonly string[]) =>
    PEOPLE.map((who, p) => [who, words[p] ?? ''] as const).toReversed()
  const list = draft.questions.map(({ stem, options }, item) => {
    if (item === 1) return { bloc: 'B', fr: stem, ...(form.hours ?? form.said)(said(HOURS)) }
    if (item === 3) return { bloc: 'D', fr: stem, ...form.said(said(SAID)) }
    const chosen = item === 0 ? WAY : TAX
    const entries = options.map(({ text }, at) => {
      const who = PEOPLE.filter((_, p) => chosen[p] === at)
      return [text, form.entry(text, who)] as const
    })
    return { bloc: 'AC'[item / 2], fr: stem, choix: form.options(entries) }
  })
  const voix = Object.fromEntries(PEOPLE.map((who, p) => [who, { prenom: who.split('-')[0], age: 20 + p }]))
  return { voix, blocs: blocks(list) }
}

describe('lists of people under a map of options', () => {
  it('are read whatever the map has for names, with labels in two languages', () => {
    expect(readOf(dataOf({}))).toEqual(TRUTH)
    const labelled = (fr: string, qui: readonly string[]) => ({ label: { fr, en: ENGLISH[fr] }, qui })
    expect(readOf(dataOf({ entry: labelled }))).toEqual(TRUTH)
    const counted = { entry: (_: string, qui: readonly string[]) => ({ n: qui.length, qui }) }
    expect(readOf(dataOf({ ...counted, options: Object.fromEntries }))).toEqual(TRUTH)
  })

  it('are read where people are records or marks, and where the items stand in a map', () => {
    const records = (fr: string, who: readonly string[]) => ({
      fr,
      qui: who.map((id) => ({ id, via: 'web' })),
    })
    expect(readOf(dataOf({ entry: records }))).toEqual(TRUTH)
    const marks = (fr: string, who: readonly string[]) => ({
      fr,
      qui: Object.fromEntries(who.map((one) => [one, true])),
    })
    expect(readOf(dataOf({ entry: marks }))).toEqual(TRUTH)
    const byCode = (list: object[]) => Object.fromEntries(list.map((one, at) => [`B${at}`, one]))
    expect(readOf(dataOf({}, byCode))).toEqual(TRUTH)
  })

  it('are not read where an entry has two lists', () => {
    const both = (fr: string, qui: readonly string[]) => ({ fr, qui, hesitants: [...qui].slice(1) })
    expect(readOf(dataOf({ entry: both }))).toEqual(without([0, 2]))
  })
})

describe('what was said by the people of such lists', () => {
  it('is read from a map of people, whatever its name where the unit is the one asked for', () => {
    const map = (name: string) => (pairs: readonly (readonly [string, string])[]) => ({
      [name]: Object.fromEntries(pairs),
    })
    for (const name of ['montants', 'attentes', 'valeurs'])
      expect(readOf(dataOf({ hours: map(name) }))).toEqual(TRUTH)
    expect(readOf(dataOf({ said: map('verbatims') }))).toEqual(TRUTH)
    const within = (pairs: readonly (readonly [string, string])[]) => ({
      chiffres: { moyenne: 23, chacun: 'voir plus bas', valeurs: Object.fromEntries(pairs) },
    })
    expect(readOf(dataOf({ hours: within }))).toEqual(TRUTH)
  })

  it('is read from a list with the only amount of each person', () => {
    const list = (pairs: readonly (readonly [string, string])[]) => ({
      durees: pairs.map(([qui, delai]) => ({ qui, delai })),
    })
    expect(readOf(dataOf({ hours: list }))).toEqual(TRUTH)
  })

  it('is not read where the unit is another one, or where numbers count something', () => {
    const seconds = (pairs: readonly (readonly [string, string])[]) => ({
      latences: Object.fromEntries(pairs.map(([who], at) => [who, `${at + 3} s`])),
    })
    expect(readOf(dataOf({ hours: seconds }))).toEqual(without([1]))
    const supported = (pairs: readonly (readonly [string, string])[]) => ({
      contributions: pairs.map(([qui, dit], at) => ({ qui, dit, soutiens: at })),
    })
    expect(readOf(dataOf({ said: supported }))).toEqual(TRUTH)
  })
})
