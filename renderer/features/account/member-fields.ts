import type { Member, MemberFields } from '../../../shared/models/account.ts'

/** A field of a member operation while it is being edited. */
export interface FieldRow {
  /** The row's id on the page. */
  id: number
  name: string
  value: string
}

export type MemberOperation = 'add' | 'role' | 'remove'

/** Why rows cannot be sent: none is filled in, or a name occurs twice. */
export type FieldRowsProblem = 'noFields' | 'duplicate'

/**
 * The first rows. The service's fields are not published, so these are guesses that the person may change: "email" and
 * "role", and for a listed member the names of the fields in which it was received.
 */
export function startRows(operation: MemberOperation, member: Member | null): FieldRow[] {
  const named = (recognised: string | null, names: readonly string[]) =>
    member?.fields.find(({ name, value }) => value === recognised && names.includes(name.toLowerCase()))?.name
  const email = {
    name: named(member?.email ?? null, ['email', 'mail', 'e-mail', 'courriel', 'adresse']) ?? 'email',
    value: member?.email ?? '',
  }
  const role = {
    name: named(member?.role ?? null, ['role', 'rôle']) ?? 'role',
    value: operation === 'role' ? (member?.role ?? '') : '',
  }
  const id =
    member && member.email === null && member.id !== null
      ? [{ name: named(member.id, ['id', 'user_id', 'membre_id', 'member_id']) ?? 'id', value: member.id }]
      : []
  const rows = operation === 'remove' ? [...id, email] : [...id, email, role]
  return rows
    .filter((row) => member === null || operation === 'role' || row.value !== '')
    .map((row, position) => ({ ...row, id: position }))
}

/** The properties to be sent, in the order of the rows, without incomplete rows; or the problem of the rows. */
export function toMemberFields(rows: readonly FieldRow[]): MemberFields | FieldRowsProblem {
  const filled = rows
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '')
  if (filled.length === 0) return 'noFields'
  if (new Set(filled.map(({ name }) => name)).size < filled.length) return 'duplicate'
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
