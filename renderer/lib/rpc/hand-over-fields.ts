import { handOverText, NAME_TEXT } from '../../../shared/contract/admission.ts'
import type { PageSecrets } from './page-secrets.ts'
import { sign } from './sign.ts'

/** What the form carries that follows a link to a new key's secret: which secret the page holds, and the proof of it. */
export interface HandOverFields {
  name: string
  proof: string
}

/** The fields for the link to `path`. Rejects where the page holds no secret, which no page that got a link does. */
export async function handOverFields(secrets: PageSecrets, path: string): Promise<HandOverFields> {
  const [secret] = secrets.held()
  if (secret === undefined) throw new Error('This page holds no secret.')
  const { origin } = window.location
  return {
    name: await sign(secret, NAME_TEXT),
    proof: await sign(secret, handOverText({ origin, path })),
  }
}
