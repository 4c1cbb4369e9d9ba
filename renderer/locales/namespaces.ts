import type { account } from './fr/account.ts'
import type { again } from './fr/again.ts'
import type { answers } from './fr/answers.ts'
import type { audience } from './fr/audience.ts'
import type { bank } from './fr/bank.ts'
import type { books } from './fr/books.ts'
import type { builder } from './fr/builder.ts'
import type { calibration } from './fr/calibration.ts'
import type { carry } from './fr/carry.ts'
import type { codebook } from './fr/codebook.ts'
import type { coding } from './fr/coding.ts'
import type { common } from './fr/common.ts'
import type { compared } from './fr/compared.ts'
import type { connections } from './fr/connections.ts'
import type { counts } from './fr/counts.ts'
import type { desk } from './fr/desk.ts'
import type { diagnosis } from './fr/diagnosis.ts'
import type { draft } from './fr/draft.ts'
import type { drawn } from './fr/drawn.ts'
import type { exchange } from './fr/exchange.ts'
import type { experiments } from './fr/experiments.ts'
import type { focus } from './fr/focus.ts'
import type { launch } from './fr/launch.ts'
import type { ledger } from './fr/ledger.ts'
import type { personas } from './fr/personas.ts'
import type { places } from './fr/places.ts'
import type { planted } from './fr/planted.ts'
import type { practice } from './fr/practice.ts'
import type { preview } from './fr/preview.ts'
import type { probes } from './fr/probes.ts'
import type { problems } from './fr/problems.ts'
import type { reading } from './fr/reading.ts'
import type { report } from './fr/report.ts'
import type { restore } from './fr/restore.ts'
import type { results } from './fr/results.ts'
import type { runs } from './fr/runs.ts'
import type { seen } from './fr/seen.ts'
import type { settings } from './fr/settings.ts'
import type { shell } from './fr/shell.ts'
import type { shortcuts } from './fr/shortcuts.ts'
import type { surveys } from './fr/surveys.ts'
import type { tags } from './fr/tags.ts'
import type { templates } from './fr/templates.ts'
import type { verdict } from './fr/verdict.ts'
import type { versions } from './fr/versions.ts'
import type { views } from './fr/views.ts'
import type { welcome } from './fr/welcome.ts'
import type { wording } from './fr/wording.ts'

/**
 * All texts of the page, by namespace. The French files define the keys; the English ones are checked against their
 * types.
 */
export interface Namespaces {
  account: typeof account
  again: typeof again
  answers: typeof answers
  audience: typeof audience
  bank: typeof bank
  books: typeof books
  builder: typeof builder
  calibration: typeof calibration
  carry: typeof carry
  codebook: typeof codebook
  coding: typeof coding
  common: typeof common
  compared: typeof compared
  connections: typeof connections
  counts: typeof counts
  desk: typeof desk
  diagnosis: typeof diagnosis
  draft: typeof draft
  drawn: typeof drawn
  exchange: typeof exchange
  experiments: typeof experiments
  focus: typeof focus
  launch: typeof launch
  ledger: typeof ledger
  personas: typeof personas
  places: typeof places
  planted: typeof planted
  practice: typeof practice
  preview: typeof preview
  probes: typeof probes
  problems: typeof problems
  reading: typeof reading
  report: typeof report
  restore: typeof restore
  results: typeof results
  runs: typeof runs
  seen: typeof seen
  settings: typeof settings
  shell: typeof shell
  shortcuts: typeof shortcuts
  surveys: typeof surveys
  tags: typeof tags
  templates: typeof templates
  verdict: typeof verdict
  versions: typeof versions
  views: typeof views
  welcome: typeof welcome
  wording: typeof wording
}
export type Namespace = keyof Namespaces
