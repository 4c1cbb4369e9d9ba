import { expect, it } from 'vitest'
import { refusalProblem } from '../../../../electron/service/problems/refusal.ts'
import type { Problem } from '../../../../shared/models/problem.ts'
import type { Operation } from '../../../../shared/models/service-answer.ts'

/** Statuses that Node's fetch does not pass on, or that come from something between Sonde and the service. */
it.each<[number, Operation, Partial<Problem>]>([
  [407, 'survey_status', { code: 'UNREACHABLE', cause: 'proxy' }],
  [511, 'survey_status', { code: 'NOT_THIS_SERVICE', cause: 'other' }],
  [402, 'create_key', { code: 'REFUSED', reason: 'plan' }],
  [418, 'survey_status', { code: 'REFUSED', reason: 'other' }],
])('a %d to "%s"', (status, operation, expected) => {
  const refusal = { status, operation, headers: new Headers(), body: undefined, key: 'sk-0123456789', now: 0 }
  expect(refusalProblem(refusal).problem).toEqual({ status, ...expected })
})

it('a 503 tells when to come back', () => {
  const headers = new Headers({ 'Retry-After': '20' })
  const refusal = {
    status: 503,
    operation: 'survey_status',
    headers,
    body: undefined,
    key: '',
    now: 1000,
  } as const
  expect(refusalProblem(refusal).problem).toEqual({ code: 'SERVICE_FAILED', status: 503, retryAt: 21_000 })
})

it.each<[Problem['reason'], string]>([
  ['already_launched', 'invalidState: g is not in state draft, launch refused'],
  ['already_launched', 'phase is SIMULATING, expected DRAFT'],
  ['already_launched', 'The project status is not Draft; launch is not permitted.'],
  ['already_launched', 'state is processing; must be new'],
  ['already_launched', "L'enquête n'est plus en brouillon."],
  ['already_launched', "Event 'launch' cannot transition from 'fielding'."],
  ['already_launched', 'Invalid transition from completed to running'],
  ['already_launched', 'Transition impossible depuis l’état « ouvert »'],
  ['other', 'Invalid transition from archived to live'],
  ['other', "Event 'launch' cannot transition from 'draft' without questions"],
  ['other', 'Invalid transition from draft to running'],
  ['already_launched', 'FAILED_PRECONDITION: survey 18 is not in SURVEY_STATE_DRAFT'],
  ['already_launched', 'Survey 3007 is Fielding'],
  ['already_launched', 'ROW_LOCKED: state is in field'],
  ['already_launched', 'Die Befragung läuft schon'],
  ['already_launched', 'Pratica già aperta'],
  ['already_launched', '141: ya abierta'],
  ['already_launched', 'Cannot launch: survey is in-progress'],
  ['already_launched', 'L’enquête ENQ-12 n’est plus au statut BROUILLON'],
  ['already_launched', 'La campagne n’est pas à l’état de brouillon'],
  [
    'already_launched',
    'S-12 cannot be launched because its state is InProgress. Launch is permitted from state Draft only.',
  ],
  ['already_launched', 'E12 - refusé : statut courant ENC (En cours), statut attendu BRO (Brouillon)'],
  [
    'already_launched',
    "Lancement impossible : l'enquête E-14 n'est plus en préparation (phase actuelle : collecte).",
  ],
  ['already_launched', 'Survey cannot be launched: lifecycle phase is IN_EXECUTION, expected PREPARED.'],
  ['already_launched', 'Conflict: survey 301 has left the draft state'],
  ['already_launched', 'Transition interdite : en_cours → en_cours'],
  ['already_launched', 'Geweigerd: enquête 412 is al gestart'],
  ['already_launched', 'Launch refused, the current status is under_execution'],
  ['other', 'Transition interdite : brouillon → terminée'],
  ['other', 'Launch refused, the current status is PREPARED and it has no items'],
  ['other', 'Your plan is no longer allowed to launch a draft'],
  ['other', 'S-12 cannot be launched because the status of your account is closed'],
  ['other', 'The survey is not open for editing by you'],
  ['other', 'Processing error'],
  ['other', 'Les réponses ne sont pas encore disponibles : le recueil est en cours'],
  ['other', 'Results are still being counted, the survey is running'],
  ['other', 'A draft is expected to have a title'],
  ['other', 'The survey must be launched by its owner'],
  ['other', 'Your plan does not allow new surveys'],
])('a launch is refused as %s by "%s"', (reason, error) => {
  const refusal = {
    status: 400,
    operation: 'launch_survey',
    headers: new Headers(),
    body: { data: null, error },
    key: '',
    now: 0,
  } as const
  expect(refusalProblem(refusal).problem.reason).toBe(reason)
})

it.each([
  ['already_launched', 'Conflict'],
  ['already_launched', 'La collecte a des réponses'],
  ['other', 'Draft has no questions'],
  ['other', 'Le brouillon est vide'],
  ['other', 'Too many runs are active on your account (3 of 3)'],
  ['other', 'quota exceeded: 40 of 40 personas used'],
])('a launch is refused with the status of a conflict as %s by "%s"', (reason, error) => {
  const refusal = {
    status: 409,
    operation: 'launch_survey',
    headers: new Headers(),
    body: { data: null, error },
    key: '',
    now: 0,
  } as const
  expect(refusalProblem(refusal).problem.reason).toBe(reason)
})
