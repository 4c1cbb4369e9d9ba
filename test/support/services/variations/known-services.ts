import { readdirSync } from 'node:fs'
import { type InventedService, inventedServices, SERVICES } from '../invented.ts'

/** A service of which the whole truth is known: what each person answered to each item. */
export interface KnownService extends InventedService {
  answers: (string | null)[][]
}

/** The kept services whose replies can be varied, all or those of some folders (authors). */
export function knownServices(authors: readonly string[] = ['', ...readdirSync(SERVICES)]): KnownService[] {
  return authors.flatMap((author) => {
    const folder = `${SERVICES}/${author}`
    if (author.includes('.') || readdirSync(folder).includes('truth.json')) return []
    return inventedServices(folder).flatMap((service) => known(service))
  })
}

/** At least three items and one with options; every answer to those is one of the options. */
function known(service: InventedService): KnownService[] {
  const { questions } = service.draft
  const { answers } = service.truth
  if (!answers || questions.length < 3 || questions.every(({ options }) => options.length === 0)) return []
  const isWhole = answers.every(
    (row) =>
      row.length === questions.length &&
      row.every(
        (said, at) =>
          said === null ||
          questions[at]?.type === 'open_ended' ||
          questions[at]?.options.some(({ text }) => text === said),
      ),
  )
  return isWhole ? [{ ...service, answers }] : []
}
