import type { runs as french } from '../fr/runs.ts'

export const runs: typeof french = {
  title: 'Runs',
  underWay: 'Under way',
  past: 'Past',
  nothingUnderWay: 'Nothing under way.',
  empty: {
    title: 'No runs yet',
    text: 'A run puts one version of a survey to a set of personas and keeps their answers here.',
    action: 'Open surveys',
  },
  columns: {
    survey: 'Survey',
    state: 'Status',
    progress: 'Progress',
    pace: 'Pace',
    left: 'Time left',
    size: 'Size',
    ended: 'Ended',
    actions: 'Actions',
  },
  version: 'v{{number}}',
  personas_one: '{{count}} persona',
  personas_other: '{{count}} personas',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  answered: '{{answered}} of {{total}}',
  answeredOnly: '{{answered}} answers',
  progressOf: 'Progress of {{title}}',
  progressReceived: 'unclear: the service reports “{{received}}”',
  progressUnknown: 'unknown',
  progressLikely: 'Inferred from an unusual reply from the service; treat with caution.',
  perMinute: '{{answers}} / min',
  percentPerMinute: '{{percent}} / min',
  paceUnknown: 'not known yet',
  left: 'about {{duration}}',
  heard: 'Last heard: ',
  phase: {
    queued: { label: 'waiting to be sent', why: 'Surveys are created on the service one at a time; this one is waiting its turn.' },
    waiting: {
      label: 'waiting its turn',
      why: 'The service’s call limit has been reached and this launch has not been sent. Sonde will send it automatically once the wait below is over; until then you can still cancel it.',
    },
    held: {
      label: 'waiting to be sent',
      why: 'Nothing has reached the service yet. Sonde will send it automatically once the problem below is resolved.',
    },
    creating: { label: 'creating', why: 'The service is storing the survey.' },
    created: { label: 'created', why: 'The survey is stored on the service; the launch comes next.' },
    launching: { label: 'launching', why: 'The service is starting the run.' },
    stopping: {
      label: 'stopping',
      why: 'The launch may already have reached the service, which has no way to stop a run. Sonde is checking: either nothing has started and the run is stopped, or it is already running and Sonde follows it.',
    },
    checking: {
      label: 'checking with the service',
      why: 'Something went wrong along the way. Sonde is asking the service what happened, and will not repeat anything that may already have been done.',
    },
    running: { label: 'running', why: 'The personas are answering.' },
    unheard: {
      label: 'launched, progress unknown',
      why: 'The service has started the run, but Sonde cannot get its progress at the moment. Sonde keeps asking; nothing is launched twice.',
    },
    fetching: { label: 'receiving answers', why: 'The run has finished; its answers are being received.' },
    fetch_held: {
      label: 'finished, answers not received yet',
      why: 'The service has finished but is not delivering the answers at the moment. Sonde keeps asking for them.',
    },
    done: { label: 'done', why: 'The answers have been received.' },
    empty: {
      label: 'done, no answers',
      why: 'The service says the run has finished, but it sent no answers. Request them again, or look at what was received.',
    },
    results_failed: {
      label: 'done, answers not received',
      why: 'The run finished, but Sonde could not get its answers. Request them again.',
    },
    failed: {
      label: 'failed',
      why: 'The service abandoned the run, and there are no answers. Edit the survey or launch it again.',
    },
    failed_waiting: {
      label: 'failed, requesting answers',
      why: 'The service abandoned the run. Sonde is requesting the answers given so far.',
    },
    failed_partial: {
      label: 'failed, partial answers',
      why: 'The service abandoned the run part-way. The answers given up to then are here; the others are missing.',
    },
    refused: {
      label: 'rejected',
      why: 'The service rejected the survey; nothing was run.',
    },
    unknown: {
      label: 'decision needed',
      why: 'Creating the survey was interrupted. Sonde cannot tell whether the service received the request, and will not repeat it automatically. You decide.',
    },
    other_key: {
      label: 'to be checked',
      why: 'The key of the connection has changed: Sonde cannot tell whether the new key belongs to the same account, and no longer asks anything about this survey automatically. You decide.',
    },
    perhaps_sent: {
      label: 'to be checked',
      why: 'This launch was already waiting before Sonde was started. If these data are an older backup, it may have been sent in the meantime: Sonde does not send it automatically. You decide.',
    },
    stopped: { label: 'stopped', why: 'Stopped before it finished; nothing more will be requested.' },
  },
  notStopped:
    'You asked to stop this run. It was already running on the service, which has no way to stop it.',
  disk: {
    waits:
      'Sonde cannot save to the disk, so it sends nothing more for this run. Free some space, or check the permissions of the data folder: the run then continues automatically.',
    unsaved:
      'Sonde cannot save the service’s reply to the disk and is holding it in memory. Free some space, and do not quit Sonde: it saves the reply automatically as soon as it can.',
  },
  remoteStatus: 'Status reported by the service: “{{word}}”',
  actions: {
    open: 'Open results',
    inspect: 'View data received',
    retry: 'Try again',
    askAgain: 'Request the answers again',
    decide: 'Decide…',
    stop: 'Remove from the queue',
    giveUp: 'Give up',
    removeRemote: 'Delete from the service',
    edit: 'Edit survey',
    revise: 'Revise this survey',
    takeOutAndEdit: 'Remove from the queue and edit',
    more: 'More actions for {{title}}',
  },
  queue: {
    place: 'position {{place}} of {{length}}',
    up: 'Move “{{title}}” up in the queue',
    down: 'Move “{{title}}” down in the queue',
    moved: '“{{title}}” is now at position {{place}} of {{length}}.',
  },
  remove: {
    title: 'Delete from the service?',
    text: '“{{title}}” will be deleted from {{connection}}. This cannot be undone. What you have received is kept in Sonde.',
    running: 'The run has not finished. Answers not received yet will be lost.',
    action: 'Delete permanently',
    done: 'Deleted from the service. What you have received is kept in Sonde.',
  },
  perhapsSent: {
    title: 'Was this survey created already?',
    text: '“{{title}}” was already waiting before Sonde was started, and may have been sent in the meantime. Creating it now may make a second one. These are the surveys on the service that could be it.',
  },
  otherKey: {
    title: 'Where is this survey?',
    text: 'Sonde created “{{title}}” with another key. These are the surveys on the service that could be it, as the present key shows them. Creating it again makes a second one if the first still exists.',
  },
  decide: {
    title: 'Was the survey created?',
    text: 'Creating “{{title}}” was interrupted on {{at}}. Creating it again could leave two surveys. These are the surveys on the service that could be this one.',
    none: 'The service lists no survey that could be this one.',
    untitled: 'untitled',
    id: 'ID {{id}}',
    status: 'status “{{status}}”',
    created: 'created {{at}}',
    createdTold: 'created “{{told}}” (time or time zone not given)',
    marked: 'carries the mark that was sent',
    raw: 'View as received',
    adopt: 'Use this one',
    again: 'Not created: create it now',
    giveUp: 'Give up',
    look: 'Check again',
  },
  doubt: {
    unproven:
      'Sonde has not been able to check on this connection in the last few minutes that the service lists new surveys at once, so an absence from its list proves nothing.',
    omits:
      'The list from the service leaves out surveys that exist, or shows them late, so an absence from it proves nothing.',
    incomplete: 'The list from the service could not be read completely.',
    several: 'Several surveys from the service could be this one.',
    differs: 'A survey carries the mark that was sent, but its content is not what was sent.',
    unexplained: 'The service lists a survey that could be this one, and nothing proves that it is.',
    other_run: 'The survey that was found could also have been created by an earlier launch.',
    other_key:
      'The key of this connection has changed since. The new key may belong to another account, and nothing in its list proves that this survey is there. If it belongs to another account, enter the previous key again before you choose.',
    before_start: 'Its title carries no mark that would tell it from other surveys in the service’s list.',
  },
  strays:
    'The service created this survey twice, because the first creation was completed later than expected. Sonde follows {{followed}}. Left over: {{strays}}, which Sonde has not launched. Delete it on the service if you do not need it.',
  older: 'Show older runs',
}
