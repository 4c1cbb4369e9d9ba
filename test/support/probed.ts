import type { ExperimentArm } from '../../shared/models/experiment.ts'
import type { ProbedPersona } from '../../shared/models/experiment-evidence.ts'
import { aChoice, anOpenEnded } from './drafts.ts'

/** An arm that asks about trams, then for a paraphrase (`p1`) and the reason (`p2`). */
export function aProbeArm(): ExperimentArm {
  return {
    id: 'probes',
    kind: 'probe',
    question: aChoice('rail', 'Should the city build trams?', ['Yes', 'No']),
    probes: [
      { kind: 'paraphrase', question: anOpenEnded('p1', 'Say it in your own words.') },
      { kind: 'reason', question: anOpenEnded('p2', 'Why this answer?') },
    ],
  }
}

/** A persona of that arm who answered yes, with these replies to the probes. */
export function probedPersona(respondent: number, said: ProbedPersona['said']): ProbedPersona {
  return {
    ...{ runId: 'probes-1', respondent, option: 0, said },
    attributes: [{ name: 'age', value: String(20 + respondent) }],
  }
}
