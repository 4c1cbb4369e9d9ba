import type { problems } from '../locales/fr/problems.ts'
import { isOfTheLine, type PageProblem } from './problem-of.ts'

/** Key of a title and a meaning in the texts `problems`. */
export type ProblemText = keyof (typeof problems)['title']

/** What the person can do about the problem from here. `wait`: Sonde tries again automatically at `retryAt`. */
export type ProblemStep =
  | 'open_connections'
  | 'open_practice'
  | 'open_settings'
  | 'retry'
  | 'wait'
  | 'reload'
  | 'none'

/** What the page says about a problem, and the next step that it offers. */
export interface ProblemDescription {
  text: ProblemText
  step: ProblemStep
}

const STEPS: Record<PageProblem['code'], ProblemStep> = {
  NO_KEY: 'open_connections',
  KEY_REFUSED: 'open_connections',
  NOT_FOUND: 'none',
  MISSING: 'none',
  INVALID: 'none',
  BUSY: 'wait',
  REFUSED: 'none',
  UNREACHABLE: 'retry',
  TIMED_OUT: 'retry',
  NOT_THIS_SERVICE: 'open_connections',
  CUT_ANSWER: 'retry',
  TOO_LARGE: 'none',
  SERVICE_FAILED: 'retry',
  CONFLICT: 'none',
  STORAGE: 'retry',
  SECRETS: 'retry',
  CANCELLED: 'retry',
  INTERNAL: 'retry',
  TRANSPORT: 'reload',
  TOO_LONG: 'none',
}

/** Problem codes combined with a cause or reason that have texts of their own. */
const DETAILED: ReadonlySet<string> = new Set<ProblemText>([
  'KEY_REFUSED_practice',
  'REFUSED_already_launched',
  'REFUSED_not_finished',
  'REFUSED_plan',
  'REFUSED_rights',
  'REFUSED_held',
  'REFUSED_in_bin',
  'REFUSED_practice',
  'REFUSED_key_under_way',
  'REFUSED_key_unclear',
  'UNREACHABLE_offline',
  'UNREACHABLE_dns',
  'UNREACHABLE_refused',
  'UNREACHABLE_reset',
  'UNREACHABLE_tls',
  'UNREACHABLE_proxy',
  'NOT_THIS_SERVICE_redirect',
  'NOT_THIS_SERVICE_html',
  'NOT_THIS_SERVICE_empty',
  'NOT_THIS_SERVICE_not_json',
  'NOT_THIS_SERVICE_no_envelope',
  'CUT_ANSWER_no_id',
  'CUT_ANSWER_no_secret',
  'STORAGE_read_only',
  'STORAGE_full',
  'STORAGE_damaged',
])

function isDetailed(text: string): text is ProblemText {
  return DETAILED.has(text)
}

/** The text and the next step for a problem, as specific as there are. */
export function describeProblem(problem: PageProblem): ProblemDescription {
  if (isOfTheLine(problem)) return { text: problem.code, step: STEPS[problem.code] }
  if (problem.cause === 'insecure_url') return { text: 'insecure_url', step: 'open_connections' }
  const detailed = `${problem.code}_${problem.reason ?? problem.cause ?? ''}`
  return {
    text: isDetailed(detailed) ? detailed : problem.code,
    step: stepOf(detailed) ?? STEPS[problem.code],
  }
}

/** The next step for a cause that needs another step than its code in general. */
function stepOf(detailed: string): ProblemStep | null {
  switch (detailed) {
    case 'KEY_REFUSED_practice':
      return 'open_practice'
    case 'STORAGE_damaged':
      return 'open_settings'
    // Sonde itself looks for what was created; creating it again is not offered.
    case 'CUT_ANSWER_no_id':
    case 'CUT_ANSWER_no_secret':
      return 'none'
    default:
      return null
  }
}
