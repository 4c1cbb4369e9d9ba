import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { aFocusDraft, aSurveyDraft } from '../sample-drafts.ts'

/** Asks for things as a person does who wants each of them once. */
export interface Asker {
  /** Asks for survey, focus group and key of this number, each unless it was already asked for. */
  ask(number: number): Promise<void>
}

/**
 * Sonde keeps no record of keys, so the name of each key is written to the file `notes` before the key is requested. A
 * focus group in state `refused` has certainly not been created, so it is requested again.
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
    // Looks for the key once, as a person would, and closes the request whether it is found or not.
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

/** Whether every run and focus group is finished or waits for the person. */
export async function isAllSettled(client: SondeClient): Promise<boolean> {
  const [runs, groups] = await Promise.all([client.runs.list({}), client.focus.list({})])
  return (
    runs.every(({ results, state }) => results === 'stored' || state === 'unknown') &&
    groups.every(({ state }) => state !== 'creating')
  )
}

/** Lists the runs and focus groups that are not finished, a line each, for the message of a timeout. */
export async function tellUnsettled(client: SondeClient): Promise<string> {
  const [runs, groups] = await Promise.all([client.runs.list({}), client.focus.list({})])
  const left = [
    ...runs.filter(({ results, state }) => results !== 'stored' && state !== 'unknown'),
    ...groups.filter(({ state }) => state === 'creating'),
  ]
  return left.map((one) => JSON.stringify(one)).join('\n')
}
