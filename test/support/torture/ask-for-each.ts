import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { aFocusDraft, aSurveyDraft } from '../sample-drafts.ts'

/** Asks for things as a person does who wants each of them once. */
export interface Asker {
  /** A survey, a focus group and a key of this number, each unless it was asked for before. */
  ask(number: number): Promise<void>
}

/**
 * Keys have no record of their own in Sonde, so those asked for are noted in `notes` before they are. A focus group that is
 * called refused has surely not been created, so the person asks for it again.
 */
export function createAsker(client: SondeClient, connectionId: string, notes: string): Asker {
  async function launchSurvey(title: string): Promise<void> {
    if ((await client.runs.list({})).some((run) => run.title === title)) return
    const { id, revision } = await client.surveys.create({ draft: aSurveyDraft({ title, personas: 3 }) })
    await client.runs.launch({ surveyId: id, revision, connectionId })
  }

  async function createFocusGroup(title: string): Promise<void> {
    const known = (await client.focus.list({})).find((session) => session.draft.title === title)
    const { id, revision, state } =
      known ?? (await client.focus.createDraft({ draft: aFocusDraft({ title, rounds: 1 }) }))
    if (state === 'draft' || state === 'refused') await client.focus.create({ id, revision, connectionId })
  }

  async function createKey(name: string): Promise<void> {
    const asked = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : []
    if (asked.includes(name)) return
    appendFileSync(notes, `${name}\n`)
    await client.account.createKey({ connectionId, name }).catch(() => undefined)
    // As a person who looks whether it is there, and goes on.
    await client.account
      .lookForKey({ connectionId })
      .then(() => client.account.closeKeyCreation({ connectionId }))
      .catch(() => undefined)
  }

  return {
    async ask(number) {
      await launchSurvey(`Survey ${number}`)
      await createFocusGroup(`Group ${number}`)
      await createKey(`Key ${number}`)
    },
  }
}

/** Whether nothing is left to do without the person. */
export async function isAllSettled(client: SondeClient): Promise<boolean> {
  const [runs, groups] = await Promise.all([client.runs.list({}), client.focus.list({})])
  return (
    runs.every(({ results, state }) => results === 'stored' || state === 'unknown') &&
    groups.every(({ state }) => state !== 'creating')
  )
}

/** What is left to do, a line each, for whoever waited for it in vain. */
export async function tellUnsettled(client: SondeClient): Promise<string> {
  const [runs, groups] = await Promise.all([client.runs.list({}), client.focus.list({})])
  const left = [
    ...runs.filter(({ results, state }) => results !== 'stored' && state !== 'unknown'),
    ...groups.filter(({ state }) => state === 'creating'),
  ]
  return left.map((one) => JSON.stringify(one)).join('\n')
}
