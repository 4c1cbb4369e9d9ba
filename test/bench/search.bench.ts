import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStorage } from '../../electron/storage/open-storage.ts'
import type { Answer } from '../../shared/models/results.ts'
import { aRun } from '../support/a-run.ts'
import { anOpenEnded, aSurvey } from '../support/drafts.ts'
import { resultsOf } from '../support/results-of.ts'

/* "Search everything" over a million open answers, asked after each letter. */

const RUNS = 100
const ITEMS = 100
const PERSONAS = 100
const WORDS =
  'le vélo est souvent trop dangereux en ville mais je préfère marcher quand il fait beau et que la route est courte'.split(
    ' ',
  )
/** A rare word, frequent words, two that occur together, two that never do, and each prefix of a word. */
const SEARCHES = [
  ...['rareté42', 'vélo', 'ville marcher', 'vélo rareté7', 'xylophone', 'l'],
  ...['d', 'da', 'dan', 'dang', 'dangereux'],
]
const ROUNDS = 5

const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-search-'))
try {
  const store = openStorage({ folder, now: () => 1 })
  const draft = aSurvey(
    'A million answers',
    Array.from({ length: ITEMS }, (_, at) => anOpenEnded(`q${at}`, `Why ${at}?`)),
  )
  store.surveys.insert({
    ...{ id: 'survey', draft, revision: 1, tags: [], archivedAt: null, deletedAt: null },
    ...{ createdAt: 1, updatedAt: 1 },
  })
  const version = store.surveys.freeze('survey', draft, 'version', 1)
  const filled = performance.now()
  for (let run = 0; run < RUNS; run += 1) {
    const id = `run-${run}`
    store.runs.insert(aRun({ id, surveyId: 'survey', versionId: version.id, title: draft.title }))
    const payload = store.payloads.add({ id, subjectId: id, kind: 'results', text: '{}', receivedAt: 1 })
    store.runs.saveResults(id, payload, resultsOf({ answers: answersOf(run) }), 1)
  }
  print(`filled with ${RUNS * ITEMS * PERSONAS} answers in ${seconds(filled)} s`)
  for (const search of SEARCHES) {
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      store.find(search, 12)
      store.countFound(search)
      return performance.now() - start
    }).sort((a, b) => a - b)
    print(`search “${search}”: median ${ms(times[ROUNDS >> 1])}, worst ${ms(times.at(-1))}`)
  }
  store.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The answers of a run's personas; every 997th contains a rare word. */
function answersOf(run: number): Answer[] {
  return Array.from({ length: ITEMS * PERSONAS }, (_, at): Answer => {
    const words = Array.from({ length: 12 }, (_, word) => WORDS[(run + at * 7 + word * 13) % WORDS.length])
    const text = `${words.join(' ')}${at % 997 === 0 ? ` rareté${at % 100}` : ''}`
    return {
      ...{ question: Math.floor(at / PERSONAS), respondent: at % PERSONAS },
      ...{ kind: 'text', option: null, text },
    }
  })
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0)
}

function ms(time: number | undefined): string {
  return `${(time ?? 0).toFixed(1)} ms`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
