import { refusalProblem } from '../../../electron/service/problems/refusal.ts'
import { nameSpeakers } from '../../../electron/service/reading/name-speakers.ts'
import { readKeys, readNewKey } from '../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../electron/service/reading/read-created-id.ts'
import { readMembers } from '../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../electron/service/reading/read-transcript-text.ts'
import { surveyBody } from '../../../electron/service/wire.ts'
import type { InventedService } from '../../support/services/invented.ts'

/**
 * How one part of an invented service was read. `asked` means not understood: a person is asked, or sees the raw text.
 */
export interface PartReading {
  part: string
  verdict: 'right' | 'asked' | 'wrong'
  /** What was read and what is true, if they differ. */
  miss: string
}

/** Reads every part of a service except its results, and compares each with the truth. */
export function readingsOf(service: InventedService): PartReading[] {
  const { truth, draft } = service
  const data = (name: string): unknown => service.body(name)?.data
  const parts: PartReading[] = []
  const note = (part: string, told: unknown, truthful: unknown, isAsked: boolean): void => {
    const isRight = JSON.stringify(told) === JSON.stringify(truthful)
    const verdict = isRight ? 'right' : isAsked ? 'asked' : 'wrong'
    const show = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 300)
    parts.push({ part, verdict, miss: isRight ? '' : `${show(told)}, in truth ${show(truthful)}` })
  }
  const sent = surveyBody(draft)
  const id = readCreatedId(data('create'), 'survey', sent)
  note('id', id, id === null ? grownBy(service) : truth.id, id === null)
  if (id === null)
    note('id by the list', grownBy(service), truth.mustAsk?.id ? null : truth.id, grownBy(service) === null)
  for (const [part, wanted] of [
    ['status-draft', 'draft'],
    ['status-running', 'running'],
    ['status-done', 'done'],
  ] as const) {
    const { status } = readStatus(data(part))
    note(part, status, wanted, status === 'other')
  }
  noteProgress(service, note)
  const list = readRecords(data('list'))
  const ids = list.records.map((record) => record.id)
  note(
    'list',
    [...ids].sort(),
    [...(truth.listIds as string[])].sort(),
    ids.length === 0 || list.unrecognised > 0,
  )
  const focusId = readCreatedId(data('focus-create'), 'focus')
  note('focus id', focusId, truth.focusId, focusId === null)
  const focusList = readRecords(data('focus-list'), 'focus').records.map((record) => record.id)
  note(
    'focus list',
    [...focusList].sort(),
    [...(truth.focusListIds as string[])].sort(),
    focusList.length === 0,
  )
  for (const part of ['focus-create', 'focus']) {
    const profiles = readProfiles(data(part)).length
    note(`profiles ${part}`, profiles, truth.focusProfiles, profiles === 0)
  }
  noteTranscript(service, note)
  const keyIds = readKeys(data('keys')).map((key) => key.id)
  // An id counts as the same whether it is a number or a text.
  const trueKeys = (truth.keyIds as (string | number)[]).map(String)
  note('keys', keyIds.map(String), trueKeys, keyIds.length === 0)
  const secret = readNewKey(data('key-created'))?.secret ?? null
  note('secret', secret, truth.secret, secret === null)
  const members = readMembers(data('members')).length
  note('members', members, truth.memberCount, members === 0)
  for (const name of ['refusal-launched', 'refusal-other'] as const) {
    const reason = refusalProblem({
      ...{
        status: 400,
        headers: new Headers(),
        body: service.body(name),
        operation: 'launch_survey' as const,
      },
      ...{ key: '', now: 0 },
    }).problem.reason
    note(name, reason, name === 'refusal-launched' ? 'already_launched' : 'other', reason === 'other')
  }
  return parts
}

type Note = (part: string, told: unknown, truthful: unknown, isAsked: boolean) => void

/** The id of the survey that the list has after the creation and not before, if there is exactly one. */
function grownBy(service: InventedService): string | null {
  const ids = (name: string) => readRecords(service.body(name)?.data).records.map((record) => record.id)
  const before = service.body('list-before') ? ids('list-before') : []
  if (before.length === 0) return null
  const added = ids('list').filter((id) => !before.includes(id))
  return added.length === 1 ? (added[0] ?? null) : null
}

function noteProgress(service: InventedService, note: Note): void {
  const { progressRunning: truth } = service.truth
  const fraction = readStatus(service.body('status-running')?.data).progress?.fraction ?? null
  const share = truth ? ('share' in truth ? truth.share : truth.done / truth.total) : null
  const isRight = share !== null && fraction !== null && Math.abs(fraction - share) < 0.006
  note('progress', isRight ? share : fraction, share, fraction === null)
}

function noteTranscript(service: InventedService, note: Note): void {
  const truth = (service.truth.transcript ?? []) as { speaker: string | null; text: string }[]
  const labels = service.truth.transcriptLabels as (string | null)[] | undefined
  const read = readTranscript(readTranscriptText(service.body('transcript')?.data))
  const { certainty } = read
  // As the person sees them: with the names that the record of the session gives.
  const all = nameSpeakers(read.turns, readProfiles(service.body('focus')?.data))
  // A title above the discussion is read as a turn without a speaker.
  const turns = all.filter(({ speaker, text }) => speaker !== null || !text.startsWith('# '))
  // Whoever reads does not tell a curly apostrophe from a straight one.
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim()
  const told = turns.map(({ speaker, text }) => [speaker && plain(speaker), plain(text)])
  const truthful = truth.map(({ speaker, text }, at) => {
    const said = told[at]?.[0] ?? null
    // Authors name nobody where the host speaks; Sonde marks the host, whatever the service calls it.
    const isHost = speaker === null && turns[at]?.moderator === true
    const isLabel = said !== null && (isHost || labels?.[at] === said || mayStandFor(said, speaker))
    return [isLabel ? said : speaker, plain(text)]
  })
  const isAsked = certainty === 'unsure' || turns.length === 0
  note('transcript', told, truthful, isAsked)
}

/**
 * Whether a label may stand for a speaker: "Ana (34 ans)" for Ana, or a reference that only the session's record
 * resolves.
 */
function mayStandFor(said: string, speaker: string | null): boolean {
  if (speaker === null) return false
  // A name in capitals is shown letter for letter.
  if (said.toLocaleLowerCase() === speaker.toLocaleLowerCase()) return true
  return said.startsWith(speaker) || /^(?:\/\w+\/)?[\p{L}]{0,5}[-_]?\d{1,6}$/u.test(said)
}
