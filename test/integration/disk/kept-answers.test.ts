import { statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Answers, createAnswers } from '../../../electron/core/outcomes/answers.ts'
import { trimAnswers } from '../../../electron/core/outcomes/trim-answers.ts'
import { createUnwritten } from '../../../electron/core/outcomes/unwritten.ts'
import { createStatusAnswers, type StatusAnswers } from '../../../electron/core/runs/status-answers.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const RUN = 'run-1'
const MB = 1_000_000

interface Kept {
  folder: string
  storage: Storage
  answers: Answers
  statuses: StatusAnswers
}

function kept(folder = tempFolder()): Kept {
  const storage = openStorage({ folder, now: Date.now })
  onTestFinished(() => storage.close())
  let ids = 0
  const log = { info: () => undefined, error: () => undefined }
  const ports = { storage, clock: systemClock, log, newId: () => `answer-${++ids}` }
  const answers = createAnswers(
    ports,
    createUnwritten(ports, () => undefined),
  )
  return { folder, storage, answers, statuses: createStatusAnswers(answers) }
}

function look({ statuses }: Kept, text: string, word = 'running'): void {
  statuses.keep(RUN, word, text, () => undefined)
}

function sizeOf(folder: string): number {
  return ['sonde.sqlite', 'sonde.sqlite-wal']
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size)
}

function texts({ answers }: Kept, kind: string): string[] {
  return answers.list(RUN, kind).map(({ id }) => answers.text(id))
}

/** Text without digits, different for each number: payloads that differ only in digits count as the same. */
function noise(at: number, length: number): string {
  const letters = at.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
  return `${letters} ${'noise '.repeat(length / 6)}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const status = (progress: number, more = '') =>
  JSON.stringify({ data: { status: 'running', progress, seen_at: new Date(progress).toISOString(), more } })

describe('answers to looks at a run', () => {
  it('stay within a bound through a thousand looks, each with other noise', () => {
    const place = kept()
    const sizes: number[] = []
    for (let at = 0; at < 1_000; at += 1) {
      look(place, status(at, noise(at, 10_000)))
      if (at % 250 === 249) sizes.push(Math.round(sizeOf(place.folder) / MB))
    }
    const stored = place.answers.list(RUN, 'status')
    say(`1000 looks of 10 kB: ${stored.length} are kept; the file has ${sizes.join(', ')} MB after each 250`)
    expect(stored.length).toBeLessThanOrEqual(20)
    // 10 MB were received; SQLite's write-ahead log takes up to 4 MB.
    expect(sizeOf(place.folder)).toBeLessThan(6 * MB)
  })

  it('stay where they say something else, however many say the same but for numbers and times', () => {
    const place = kept()
    const words = ['draft', 'queued', 'running', 'slow', 'running', 'done']
    let number = 0
    for (const word of words)
      for (let at = 0; at < 100; at += 1)
        look(place, JSON.stringify({ data: { status: word, n: ++number } }), word)
    const said = texts(place, 'status').map(
      (text) => (JSON.parse(text) as { data: { status: string } }).data.status,
    )
    // The first and the newest payload of each word remain, newest first.
    expect(said).toEqual(words.toReversed().flatMap((word) => [word, word]))
    expect(texts(place, 'status')[0]).toContain(`"n":${number}`)
  })

  it('keep the first and the newest where each is too long to keep many', () => {
    const place = kept()
    const long = (at: number) => status(at, noise(at, MB))
    const all = Array.from({ length: 12 }, (_, at) => long(at))
    for (const text of all) look(place, text)
    const left = texts(place, 'status')
    expect(left[0]).toBe(all.at(-1))
    expect(left.at(-1)).toBe(all[0])
    // All but the newest payload together.
    const bytes = left.slice(1).reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 0)
    expect(bytes).toBeLessThanOrEqual(4 * MB)
  })
})

describe('what came for a creation, a launch, and results, and every transcript', () => {
  it.each(['creation', 'launch', 'results', 'transcript', 'transcript_text', 'session'])(
    'is kept for ever: %s',
    (kind) => {
      const { answers } = kept()
      for (let at = 0; at < 30; at += 1)
        answers.keep({ subjectId: RUN, kind, text: status(at) }, () => undefined)
      expect(answers.list(RUN, kind)).toHaveLength(30)
    },
  )
})

describe('answers that could not be read', () => {
  it('stay few, and short together', () => {
    const place = kept()
    for (let at = 0; at < 20; at += 1)
      place.answers.keep({ subjectId: RUN, kind: 'unread_status', text: `<${at}>` }, () => undefined)
    expect(texts(place, 'unread_status')).toEqual(['<19>', '<18>', '<17>', '<16>', '<15>'])
    const page = 'x'.repeat(3 * MB)
    for (let at = 0; at < 5; at += 1)
      place.answers.keep({ subjectId: RUN, kind: 'unread_results', text: page + at }, () => undefined)
    expect(texts(place, 'unread_results').map((text) => text.at(-1))).toEqual(['4', '3'])
  })
})

describe('a store in which an earlier Sonde kept every look', () => {
  it('gives the room back at the next start, and keeps all else', () => {
    const before = kept()
    for (let at = 0; at < 30; at += 1)
      before.storage.payloads.add({
        ...{ id: `old-${at}`, subjectId: RUN, kind: 'status', receivedAt: at },
        text: status(at, noise(at, MB)),
      })
    before.storage.payloads.add({
      ...{ id: 'results', subjectId: RUN, kind: 'results', receivedAt: 0, text: '{"data":[]}' },
    })
    before.storage.close()
    const full = sizeOf(before.folder)
    const place = kept(before.folder)
    trimAnswers({ storage: place.storage, log: { info: () => undefined, error: () => undefined } })
    const ids = place.answers.list(RUN, 'status').map(({ id }) => id)
    expect(ids[0]).toBe('old-29')
    expect(ids.at(-1)).toBe('old-0')
    expect(place.answers.list(RUN, 'results')).toHaveLength(1)
    place.storage.close()
    const left = sizeOf(place.folder)
    say(`30 looks of 1 MB: ${Math.round(full / MB)} MB before, ${Math.round(left / MB)} MB after the start`)
    expect(left).toBeLessThan(20 * MB)
  })
})
