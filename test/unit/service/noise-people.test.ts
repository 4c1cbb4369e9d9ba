import { it } from 'vitest'
import { newSecretIn } from '../../../electron/service/reading/new-secret.ts'
import { readKeys } from '../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../electron/service/reading/read-profiles.ts'
import { readTranscript } from '../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../electron/service/reading/read-transcript-text.ts'
import {
  aNoisyKeyList,
  aNoisyMemberList,
  aNoisyNewKey,
  aNoisyProfileList,
  aNoisyTranscript,
} from './payloads/noise-people.ts'
import { tryNoise } from './payloads/try-noise.ts'

const SEED = Number(process.env.SEED ?? 8) * 1_000_000
const CASES = import.meta.env.MODE === 'torture' ? 40_000 : 300
const RANGE = { from: SEED, cases: CASES }

it('a discussion under names of noise is read rightly, or nobody is named', () => {
  const read = (data: unknown) => {
    const { turns } = readTranscript(readTranscriptText(data))
    const isNamed = turns.some(({ speaker }) => speaker !== null)
    return isNamed ? turns.map(({ speaker, text }) => [speaker, text]) : null
  }
  tryNoise(RANGE, aNoisyTranscript, read, 0.5)
})

it('keys under names of noise have their own ids or are not read', () => {
  const read = (data: unknown) => {
    const ids = readKeys(data).map(({ id }) => id)
    return ids.length === 0 ? null : ids.sort((one, other) => one - other)
  }
  tryNoise(RANGE, aNoisyKeyList, read, 0.4)
})

it('the secret under a name of noise is the secret, or there is none', () => {
  tryNoise(RANGE, aNoisyNewKey, newSecretIn, 0.4)
})

it('members under names of noise have their own addresses or are not read', () => {
  const read = (data: unknown) => {
    const mails = readMembers(data).map(({ email }) => email)
    return mails.length === 0 ? null : mails
  }
  tryNoise(RANGE, aNoisyMemberList, read, 0.5)
})

it('profiles under names of noise have their own ids or are not read', () => {
  const read = (data: unknown) => {
    const ids = readProfiles(data).map(({ id }) => id)
    return ids.length === 0 ? null : ids
  }
  tryNoise(RANGE, aNoisyProfileList, read, 0.5)
})
