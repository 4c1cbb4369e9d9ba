import type { Dice } from './dice.ts'
import { aName, anId, beside, type NoiseCase, wrapped } from './noise-names.ts'

const NAMES = ['Ana', 'Ben', 'Zoé', 'Jean-Luc', 'Moira', 'Yannick', 'Inès', 'Odile']
const ROLES = ['admin', 'member', 'viewer', 'éditrice']
const SAID = [
  'Je préfère attendre de voir.',
  "Where I live the bus comes twice a day, and that's it.",
  'Le coût : qui paie l’entretien ?',
  'I agree with Ben, except about the price.',
  'Non, pas du tout.',
  'Rien à dire de plus, 30 % de moins ce n’est pas rien.',
  'To me it is simple: it costs too much.',
]

/** A speaker and what they said. */
export type Said = readonly [speaker: string, text: string]

function people(roll: Dice): string[] {
  const first = roll.below(NAMES.length)
  return Array.from({ length: 2 + roll.below(4) }, (_, at) => NAMES[(first + at) % NAMES.length] ?? '')
}

/** A discussion of two or three rounds under meaningless names: as rows, pairs, maps or text. */
export function aNoisyTranscript(roll: Dice): NoiseCase<Said[]> {
  const speakers = people(roll)
  const rounds = Array.from({ length: 2 + roll.below(2) }, () =>
    speakers.map((name): Said => [name, roll.pick(SAID)]),
  )
  const [who, what, when, other, round] = Array.from({ length: 5 }, (_, at) => `${aName(roll)}${at}`)
  const also = [
    ...(roll.chance(0.4) ? [[when, () => `2026-03-01T10:0${roll.below(9)}:00Z`] as const] : []),
    ...(roll.chance(0.4) ? [[other, () => roll.pick(['calm', 'angry'])] as const] : []),
    ...(roll.chance(0.4) ? [[`${other}n`, () => roll.below(100)] as const] : []),
  ]
  const hasRound = roll.chance(0.3)
  const rows = (said: readonly Said[], at: number) =>
    said.map(([name, text]) => ({
      ...(hasRound ? { [String(round)]: at + 1 } : {}),
      [String(who)]: name,
      [String(what)]: text,
      ...Object.fromEntries(also.map(([key, make]) => [key, make()])),
    }))
  const told = roll.pick<() => unknown>([
    () => rounds.flatMap(rows),
    () => rounds.map((said, at) => ({ [aName(roll).slice(0, 4)]: at + 1, [String(what)]: rows(said, at) })),
    () => rounds.flat(),
    () => rounds,
    () => Object.fromEntries(rounds.map((said, at) => [`${round}${at}`, Object.fromEntries(said)])),
    () => rounds.flatMap((said) => said.map(([name, text]) => `${name}: ${text}`)).join('\n'),
    () => rounds.flatMap((said) => said.map(([name, text]) => `<p><b>${name}</b> ${text}</p>`)).join(''),
  ])()
  return { data: wrapped(roll, { ...beside(roll), [aName(roll)]: told }, 2), truth: rounds.flat() }
}

/** The keys of an account as rows or a map under meaningless names; the truth is their ids in order. */
export function aNoisyKeyList(roll: Dice): NoiseCase<number[]> {
  const drawn = new Set(Array.from({ length: 2 + roll.below(5) }, () => 1 + roll.below(900)))
  const ids = [...drawn].sort((one, other) => one - other)
  const [id, name, date, used, flag] = Array.from({ length: 5 }, (_, at) => `${aName(roll)}${at}`)
  const has = { date: roll.chance(0.5), used: roll.chance(0.5), flag: roll.chance(0.5) }
  const rows = ids.map((each) => ({
    [String(id)]: each,
    [String(name)]: roll.pick(['labo', 'Laptop', 'CI']),
    ...(has.date ? { [String(date)]: `2026-03-0${1 + roll.below(9)}` } : {}),
    ...(has.used ? { [String(used)]: roll.below(50) } : {}),
    ...(has.flag ? { [String(flag)]: roll.chance(0.5) } : {}),
  }))
  const asMap = roll.chance(0.2)
  const list = asMap ? Object.fromEntries(rows.map(({ [String(id)]: each, ...row }) => [each, row])) : rows
  return { data: wrapped(roll, { ...beside(roll), [aName(roll)]: list }, 2), truth: ids }
}

/** A new key with its recognisable beginning, its name, its number and other ids. */
export function aNoisyNewKey(roll: Dice): NoiseCase<string> {
  const signs = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789']
  const random = Array.from({ length: 20 + roll.below(20) }, () => roll.pick(signs)).join('')
  const secret = `${roll.pick(['sk-', 'psk_', ''])}${random}7a`
  const data = {
    ...beside(roll),
    [aName(roll)]: 1 + roll.below(900),
    ...(roll.chance(0.5) ? { [aName(roll)]: secret.slice(0, 7) } : {}),
    ...(roll.chance(0.5) ? { [aName(roll)]: roll.pick(['Labo 3', 'Laptop', 'CI 2026']) } : {}),
    ...(roll.chance(0.5) ? { [aName(roll)]: String(anId(roll, 1)) } : {}),
    [`${aName(roll)}w`]: secret,
  }
  return { data: wrapped(roll, data, 2), truth: secret }
}

/** Members as rows, a map or lines; the truth is the addresses in order. */
export function aNoisyMemberList(roll: Dice): NoiseCase<string[]> {
  const names = people(roll)
  const [id, name, email, role, date] = Array.from({ length: 5 }, (_, at) => `${aName(roll)}${at}`)
  const has = { id: roll.chance(0.5), name: roll.chance(0.7), role: roll.chance(0.7), date: roll.chance(0.4) }
  const mail = (one: string) => `${one.normalize('NFD').replace(/[^a-z]/gi, '')}@example.org`
  const rows = names.map((one, at) => ({
    ...(has.id ? { [String(id)]: 10 + at } : {}),
    ...(has.name ? { [String(name)]: one } : {}),
    [String(email)]: mail(one),
    ...(has.role ? { [String(role)]: roll.pick(ROLES) } : {}),
    ...(has.date ? { [String(date)]: '2026-03-01' } : {}),
  }))
  const list = roll.pick<() => unknown>([
    () => rows,
    () => Object.fromEntries(rows.map(({ [String(email)]: each, ...row }) => [each, row])),
    () => names.map((one) => `${one} <${mail(one)}>`),
    () => names.map((one) => [mail(one), roll.pick(ROLES)]),
  ])()
  return { data: wrapped(roll, { ...beside(roll), [aName(roll)]: list }, 2), truth: names.map(mail) }
}

/** Profiles as rows or a map with ids, under meaningless names; the truth is the ids in order. */
export function aNoisyProfileList(roll: Dice): NoiseCase<string[]> {
  const names = people(roll)
  const [name, age, job] = Array.from({ length: 3 }, (_, at) => `${aName(roll)}${at}`)
  const rows = names.map((one) => ({
    [String(name)]: one,
    [String(age)]: 18 + roll.below(70),
    ...(roll.chance(0.5) ? { [String(job)]: 'plombier' } : {}),
  }))
  const ids = names.map((_, at) => `hab-${200 + at}`)
  const list = roll.chance(0.5)
    ? rows.map((row, at) => ({ id: ids[at], ...row }))
    : Object.fromEntries(rows.map((row, at) => [ids[at], row]))
  return { data: wrapped(roll, { ...beside(roll), [aName(roll)]: list }, 2), truth: ids }
}
