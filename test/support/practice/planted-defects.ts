import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DiagnosedQuestion } from '../../../shared/analysis/diagnostics/item-view.ts'
import type { SuspicionKind } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Finding, WordingLanguage } from '../../../shared/wording/finding.ts'
import { reportItem } from '../../../shared/wording/report-item.ts'
import { aChoice, anOpenEnded } from '../drafts.ts'

type Wording = { text: string; options?: string[] } | { battery: string[]; options: string[] }

interface FixedItem extends Record<WordingLanguage, Wording> {
  name: string
  /** The marks (suspicions) of which at least one must appear, to show the planted defect. */
  marks?: SuspicionKind[]
}

/** An item of the fixed questionnaire. A battery counts as one item, though it has several questions. */
export interface PlantedItem {
  name: string
  /** `planted`: defective, and one arm can show it. `hidden`: defective, but one arm cannot show it. */
  group: 'planted' | 'sound' | 'hidden'
  marks: SuspicionKind[]
  /** Positions of the item's questions. */
  positions: number[]
}

/** The fixed questionnaire of `test/fixtures/diagnostics`, in one language. */
export interface PlantedQuestionnaire {
  questions: Question[]
  items: PlantedItem[]
  /** The findings of the wording checker, by question. */
  findings: { finding: Finding; dismissal: null }[][]
}

const FILE = path.join(import.meta.dirname, '../../fixtures/diagnostics/questionnaire.json')

/** Planted and sound items alternate; the hidden ones come last. */
export function plantedQuestionnaire(language: WordingLanguage): PlantedQuestionnaire {
  const { planted, sound, hidden } = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FixedItem[]>
  const inTurn = (planted ?? []).flatMap((item, place) => [
    { group: 'planted' as const, item },
    ...(sound ?? []).slice(place, place + 1).map((each) => ({ group: 'sound' as const, item: each })),
  ])
  const last = (hidden ?? []).map((item) => ({ group: 'hidden' as const, item }))
  const questions: Question[] = []
  const items = [...inTurn, ...last].map(({ group, item }): PlantedItem => {
    const own = questionsOf(item[language], questions.length)
    const positions = own.map((_, place) => questions.length + place)
    questions.push(...own)
    return { name: item.name, group, marks: item.marks ?? [], positions }
  })
  const findings = questions.map((question) => findingsOf(question, language))
  return { questions, items, findings }
}

function questionsOf(wording: Wording, from: number): Question[] {
  const { options } = wording
  const texts = 'battery' in wording ? wording.battery : [wording.text]
  return texts.map((text, place) =>
    options ? aChoice(`q${from + place}`, text, options) : anOpenEnded(`q${from + place}`, text),
  )
}

function findingsOf(
  { id, type, stem, options }: DiagnosedQuestion & Pick<Question, 'id'>,
  language: WordingLanguage,
): PlantedQuestionnaire['findings'][number] {
  const report = reportItem({ id, type, stem, options: options.map(({ text }) => text) }, language)
  return report.findings.map((finding) => ({ finding, dismissal: null }))
}
