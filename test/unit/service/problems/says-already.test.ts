import { expect, it } from 'vitest'
import { saysAlready } from '../../../../electron/service/problems/says-already.ts'
import { foldAccents } from '../../../../shared/text/fold-accents.ts'

const says = (message: string): boolean => saysAlready(foldAccents(message).toLowerCase())

it.each([
  'Survey 9 has already been launched.',
  'This survey failed and cannot be launched again',
  'run already exists for survey 41 (phase=rollout)',
  'Une collecte existe déjà pour cette enquête',
  'Une fois lancé, un sondage ne peut pas être relancé.',
  'Only drafts can be launched: survey 12 is failed',
  'already brewing, sit tight',
  'ERR 31 ENQUETE 1207 DEJA LANCEE',
  'SURVEY_ALREADY_STARTED',
  'Sondage déjà parti !',
  'state=done, nothing to launch',
  'A run of survey 12 is already in progress',
  'Le sondage est en échec : il n’est plus en brouillon.',
  // What happens once, has begun or is under way.
  'conflict: run run_5c1e90 already exists for svy_20261120_0007, a survey runs once',
  'STUDY S0417 IS IN THE FIELD (DISPOSITION 20). A STUDY IS FIELDED ONCE.',
  'A survey can only be run once',
  'Une enquête ne se lance qu’une seule fois.',
  'This survey left draft on 2 March',
  'Can’t start: interviews have begun',
  'Ce questionnaire est figé : le terrain a commencé',
  'The survey started at 14:06',
  'STATE_RUNNING: launch not permitted',
  'no transition ‘launch’ from :fielding',
  'Only surveys in DRAFT can be launched (current: COMPLETED)',
  'Not a draft',
  'EV-1 was launched before and can’t be launched twice',
])('"%s" says that the survey was launched', (message) => expect(says(message)).toBe(true))

it.each([
  'The survey is still a draft; it has no results until it has been launched and has finished.',
  'Results can be read once the survey was launched.',
  'The survey is still a draft, and not done',
  'L’enquête est encore en brouillon : lancez-la d’abord.',
  // Of other surveys, and of how many there may be.
  'You already have 3 surveys running, the maximum of your plan',
  'Another survey is running, wait for it to finish',
  'Une autre enquête est déjà en cours dans votre espace',
  'Vous avez déjà deux sondages en cours',
  'Too many concurrent runs: 2 surveys are already running',
  'Vous avez déjà lancé 5 enquêtes ce mois-ci',
  // Of an allowance.
  'You have already used all your credits this month',
  'Quota du jour déjà atteint',
  'Rate limit already reached',
  'Votre abonnement est déjà terminé',
  'Your trial is already finished',
  // Of what must be so before, or how often it may be.
  'A survey can be launched once its questions are valid',
  'Un sondage se lance une fois les questions relues',
  'You can launch a survey once per hour',
  'Only one survey can be run at a time',
  'This survey is not yet launched',
  // Of what exists once.
  'A survey with this title already exists',
  'Une enquête de ce nom existe déjà',
  'This slug is already taken',
  'Cette clé est déjà révoquée',
  'Cette enquête a déjà été supprimée',
  'This survey has already been deleted',
  'Ce membre a déjà été invité',
  'The key has already been revoked',
  // Of a check, a call or the service itself.
  'Validation failed: questions is required',
  'Payment failed',
  'Maintenance en cours, réessayez plus tard',
  'A deployment is in progress',
  'Authentication failed',
  'Nothing was done: the body is empty',
  'The account is closed',
  'The panel is still processing your last import',
  // Of results, and of a condition.
  'Results can be read once the run is completed',
  'Le terrain est en cours, les microdonnées sont diffusées après la clôture',
  'Export is available after the survey is closed',
  'Les verbatims seront livrés quand la collecte sera terminée',
  'Cannot launch until the translation is finished',
  'Le lancement attend que la relecture soit terminée',
])('"%s" does not say so', (message) => expect(says(message)).toBe(false))
