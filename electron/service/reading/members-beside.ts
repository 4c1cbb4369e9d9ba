import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { EMAIL } from './email.ts'

/** Words in the names of those who are asked to come, and are no members yet. */
const ASKED: ReadonlySet<string> = new Set([
  ...[
    'invitation',
    'invitations',
    'invite',
    'invites',
    'invited',
    'pending',
    'awaiting',
    'attente',
    'waitlist',
  ],
  ...['request', 'requests', 'requested', 'demande', 'demandes'],
])
/** Words for the one who has the account or asks for its members, and is one of them. */
const ONE_OF_THEM: ReadonlySet<string> = new Set([
  ...[
    'owner',
    'proprietaire',
    'admin',
    'administrator',
    'administrateur',
    'administratrice',
    'me',
    'moi',
    'self',
  ],
  ...['you', 'vous', 'titulaire', 'responsable', 'lead', 'manager', 'founder', 'fondateur', 'fondatrice'],
])
/** Words for people whom members may ask, and who are no members themselves. */
const TO_ASK: ReadonlySet<string> = new Set([
  ...['support', 'contact', 'contacts', 'help', 'aide', 'assistance', 'helpdesk', 'billing', 'facturation'],
  ...['sales', 'commercial', 'service', 'services', 'account', 'compte', 'success', 'customer', 'client'],
])
/** Words for members and for what they may do, without an s behind them. Lists of other names may be of anybody. */
const OF_MEMBERS: ReadonlySet<string> = new Set(
  (
    'member membre user utilisateur team equipe colleague collegue collaborator collaborateur other autre editor editeur ' +
    'writer redacteur viewer lecteur reader observer observateur analyst analyste researcher chercheur moderator moderateur ' +
    'animateur contributor contributeur operator operateur'
  ).split(' '),
)
const DEEPEST = 4

/** Whether a name says that those in it have not joined yet: "pending_invitations". */
export function areAsked(name: string): boolean {
  return wordsOfKey(name).some((word) => ASKED.has(word))
}

/** A row of a list of members, and what the list is called. */
export interface GroupedMember {
  row: unknown
  group: string | null
}

/**
 * The rows that stand beside a list of members and are members too: the one who owns the account, and lists of the same
 * kind. Each with the name under which it stands.
 */
export function membersBeside(
  data: unknown,
  list: readonly unknown[],
  isLeftOut: (name: string) => boolean,
): GroupedMember[] {
  const around = holderOf(data, list)
  if (around === null) return []
  return Object.entries(around).flatMap(([name, value]): GroupedMember[] => {
    if (value === list || isLeftOut(name) || areAsked(name) || areToAsk(name)) return []
    if (typeof value === 'string')
      return isOneOfThem(name) && isAlike(value, list) ? [{ row: value, group: name }] : []
    if (isObject(value)) return isOneOfThem(name) && isAlike(value, list) ? [{ row: value, group: name }] : []
    const areOthers = Array.isArray(value) && value.length > 0 && value.every((row) => isAlike(row, list))
    return areOthers && areMembers(name) ? value.map((row) => ({ row, group: name })) : []
  })
}

/** The name under which a list stands. */
export function nameOfList(data: unknown, list: readonly unknown[]): string | null {
  const around = holderOf(data, list)
  return Object.keys(around ?? {}).find((name) => around?.[name] === list) ?? null
}

/** The map that holds a list. */
function holderOf(data: unknown, list: readonly unknown[], depth = 0): JsonObject | null {
  if (!isObject(data) || depth > DEEPEST) return null
  const values = Object.values(data)
  if (values.includes(list)) return data
  return values.map((value) => holderOf(value, list, depth + 1)).find((found) => found !== null) ?? null
}

function isOneOfThem(name: string): boolean {
  return wordsOfKey(name).some((word) => ONE_OF_THEM.has(word))
}

function areMembers(name: string): boolean {
  const words = wordsOfKey(name).map((word) => word.replace(/s$/, ''))
  return words.some((word) => OF_MEMBERS.has(word) || ONE_OF_THEM.has(word))
}

/** Whether a name is of those whom members may ask: "support". */
export function areToAsk(name: string): boolean {
  return wordsOfKey(name).some((word) => TO_ASK.has(word))
}

/** Whether a row is of the same kind as those of a list: an address among addresses, or a map with the same fields. */
function isAlike(row: unknown, list: readonly unknown[]): boolean {
  if (typeof row === 'string')
    return EMAIL.test(row) && list.every((one) => typeof one === 'string' && EMAIL.test(one))
  const [first] = list
  if (!isObject(row) || !isObject(first)) return false
  const names = Object.keys(first)
  // What stands beside the list may say less, as its name tells the role.
  return Object.keys(row).length > 1 && Object.keys(row).every((name) => names.includes(name))
}
