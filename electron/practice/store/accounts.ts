import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** Plan of an account, which determines the request limit and who may create keys. */
export type Plan = 'standard' | 'enterprise' | 'admin'

/** An account is also an organisation. */
export interface Account {
  readonly id: string
  readonly organisation: string
  readonly plan: Plan
  /** Whether it may manage the organisation's members. */
  readonly adminRights: boolean
}

/** The three seeded accounts. Their ids never change, so their data remain after a restart with other keys. */
export const accounts = {
  standard: { id: 'acc-standard', organisation: 'Atelier Lumen', plan: 'standard', adminRights: false },
  admin: { id: 'acc-admin', organisation: 'Observatoire des usages', plan: 'admin', adminRights: true },
  enterprise: {
    id: 'acc-enterprise',
    organisation: 'Institut Confluence',
    plan: 'enterprise',
    adminRights: true,
  },
} as const satisfies Record<Plan, Account>

const byId = new Map<string, Account>(Object.values(accounts).map((account) => [account.id, account]))

/** The seeded account with this id. */
export function accountById(id: string): Account {
  const account = byId.get(id)
  if (!account) throw new Error(`No such practice account: ${id}`)
  return account
}

const members: Record<Plan, readonly Record<string, string>[]> = {
  standard: [
    { nom: 'Léa Marchand', email: 'lea.marchand@atelier-lumen.example', role: 'admin' },
    { nom: 'Yanis Benali', email: 'yanis.benali@atelier-lumen.example', role: 'member' },
  ],
  admin: [
    { nom: 'Hélène Guérin', email: 'helene.guerin@observatoire.example', role: 'admin' },
    { nom: 'Thomas Roche', email: 'thomas.roche@observatoire.example', role: 'member' },
  ],
  enterprise: [
    { nom: 'Camille Delmas', email: 'camille.delmas@confluence.example', role: 'admin' },
    { nom: 'Nadia Cherif', email: 'nadia.cherif@confluence.example', role: 'admin' },
    { nom: 'Paul Lemoine', email: 'paul.lemoine@confluence.example', role: 'member' },
    { nom: 'Inès Carpentier', email: 'ines.carpentier@confluence.example', role: 'member' },
  ],
}

/** Adds the first members of each organisation to an empty database. */
export function seedMembers(db: DatabaseSyncInstance): void {
  if (db.prepare('select 1 from members limit 1').get()) return
  if (db.prepare("select 1 from meta where name = 'members_seeded'").get()) return
  const insert = db.prepare('insert into members (account, role, properties) values (?, ?, ?)')
  for (const plan of ['standard', 'admin', 'enterprise'] as const) {
    for (const { role = 'member', ...properties } of members[plan]) {
      insert.run(accounts[plan].id, role, JSON.stringify(properties))
    }
  }
  db.prepare("insert into meta (name, value) values ('members_seeded', '1')").run()
}
