import { InvalidRequest, invalidValue, Refusal } from '../refusal.ts'
import type { Account } from '../store/accounts.ts'
import { adminRole, type Member, type MemberStore } from '../store/member-store.ts'
import type { Handler } from './route.ts'

type Properties = Readonly<Record<string, unknown>>

/** GET /api/v1/org/members */
export const listMembers: Handler = ({ members, shape }, { caller }) =>
  shape.members(members.list(caller.account))

/** POST /api/v1/org/members: accepts any properties; `role` and `email` are used if present. */
export const addMember: Handler = ({ members, shape }, { caller, body }) => {
  const { role, id: _assigned, ...properties } = body as Properties
  const email = emailOf(properties)
  if (email && members.list(caller.account).some((member) => emailOf(member.properties) === email)) {
    throw new Refusal(409, 'A member with this email is in the organisation already.')
  }
  return shape.memberAdded(members.add(caller.account, readRole(role) ?? 'member', properties))
}

/** DELETE /api/v1/org/members: the body names the member by `id` or `email`. */
export const removeMember: Handler = ({ members, shape }, { caller, body }) => {
  const member = named(members, caller.account, body as Properties)
  keepAnAdmin(members, caller.account, member)
  members.remove(member)
  return shape.memberRemoved(member)
}

/** PUT /api/v1/org/members/role: the body names the member by `id` or `email`, and the new `role`. */
export const changeRole: Handler = ({ members, shape }, { caller, body }) => {
  const role = readRole((body as Properties).role)
  if (role === undefined) {
    throw new InvalidRequest([{ loc: ['body', 'role'], msg: 'Field required', type: 'missing', input: body }])
  }
  const member = named(members, caller.account, body as Properties)
  if (role !== adminRole) keepAnAdmin(members, caller.account, member)
  return shape.roleChanged(members.setRole(member, role))
}

/** The member that a body names by any of the usual properties. */
function named(members: MemberStore, account: Account, body: Properties): Member {
  const all = members.list(account)
  const id = body.id ?? body.member_id ?? body.user_id
  const email = emailOf(body)
  if (id === undefined && email === undefined) {
    throw new InvalidRequest([
      {
        loc: ['body', 'id'],
        msg: 'Field required: `id` or `email` of the member',
        type: 'missing',
        input: body,
      },
    ])
  }
  const found =
    id === undefined
      ? all.find((member) => emailOf(member.properties) === email)
      : all.find((member) => String(member.id) === String(id))
  if (!found) throw new Refusal(404, 'Member not found.')
  return found
}

function keepAnAdmin(members: MemberStore, account: Account, member: Member): void {
  const admins = members.list(account).filter((other) => other.role === adminRole)
  if (member.role === adminRole && admins.length === 1) {
    throw new Refusal(409, 'The last admin of an organisation cannot be removed or demoted.')
  }
}

function emailOf(properties: Properties): string | undefined {
  return typeof properties.email === 'string' ? properties.email.trim().toLowerCase() : undefined
}

function readRole(role: unknown): string | undefined {
  if (role === undefined || role === null) return undefined
  if (typeof role !== 'string' || !/\S/.test(role) || role.length > 100) {
    throw invalidValue(['body', 'role'], 'a role is a short text', role)
  }
  return role.trim().toLowerCase()
}
