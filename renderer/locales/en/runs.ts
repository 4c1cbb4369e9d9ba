import type { runs as french } from '../fr/runs.ts'

export const runs: typeof french = {
  teach: {
    id: 'Show Sonde where the ID is',
    status: 'Show Sonde where the status is',
    word: 'Tell Sonde what this status means',
    refusal: 'Tell Sonde what this rejection means',
    answers: 'Show Sonde how to read the answers',
  },
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
  ofExperiment: 'experiment, arm {{number}}',
  experiment: {
    label: 'experiment',
    done: '{{done}} of {{total}} runs have answers',
    paused: 'paused',
    underWay_one: '{{count}} run under way or waiting',
    underWay_other: '{{count}} runs under way or waiting',
    alsoHeld_one: 'The same or another problem holds up {{count}} more run of this experiment.',
    alsoHeld_other: 'The same or other problems hold up {{count}} more runs of this experiment.',
  },
  personas_one: '{{count}} persona',
  personas_other: '{{count}} personas',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  answered: '{{answered}} of {{total}}',
  answeredPersonas: '{{answered}} of {{total}} personas',
  aboutPersonas: 'about {{answered}} of {{total}} personas',
  answeredOnly: '{{answered}} answers',
  progressOf: 'Progress of {{title}}',
  progressReceived: 'unclear: the service reports “{{received}}”',
  progressUnknown: 'unknown',
  progressLikely: 'Inferred from an unusual reply from the service; treat with caution.',
  perMinute: '{{answers}} / min',
  personasPerMinute_one: '{{count, number}} persona / min',
  personasPerMinute_other: '{{count, number}} personas / min',
  aboutPersonasPerMinute_one: 'about {{count, number}} persona / min',
  aboutPersonasPerMinute_other: 'about {{count, number}} personas / min',
  paceUnknown: 'not known yet',
  left: 'about {{duration}}',
  stoodStill: 'no progress for {{duration}}',
  heard: 'Last update: ',
  phase: {
    queued: {
      label: 'waiting to be sent',
      why: 'Surveys are created on the service one at a time; this one is waiting its turn.',
    },
    waiting: {
      label: 'waiting its turn',
      why: 'The service’s call limit has been reached and this launch has not been sent. Sonde will send it automatically once the wait below is over; until then you can still cancel it.',
    },
    paused: {
      label: 'paused',
      why: 'The experiment is paused: this run has not been sent, and waits until you resume.',
    },
    delayed: {
      label: 'waiting to be sent',
      why: 'Nothing has reached the service yet. Sonde will send it automatically once the problem below is resolved.',
    },
    creating: { label: 'creating', why: 'The service is storing the survey.' },
    created: {
      label: 'waiting to be launched',
      why: 'The survey is stored on the service; its launch is waiting its turn. Until then you can still cancel it.',
    },
    launching: { label: 'launching', why: 'The service is starting the run.' },
    stopping: {
      label: 'stopping',
      why: 'The run may already have started on the service, which has no way to stop one. Sonde is checking: either nothing has started and the run is stopped, or it is already running and Sonde follows it.',
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
    fetch_delayed: {
      label: 'finished, answers not received yet',
      why: 'The service has finished but is not delivering the answers at the moment. Sonde keeps requesting them.',
    },
    done: { label: 'done', why: 'The answers have been received.' },
    done_partial: {
      label: 'done, personas missing',
      why: 'The service says the run has finished, but it sent the answers of fewer personas than requested.',
    },
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
      why: 'The service abandoned the run, and there are no answers. Open the draft to edit it or to launch it again.',
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
      why: 'The service rejected the request; nothing was run.',
    },
    unknown: {
      label: 'decision needed',
      why: 'Creating the survey was interrupted. Sonde cannot tell whether the service received the request, and will not repeat it automatically. You decide.',
    },
    without_id: {
      label: 'decision needed',
      why: 'The service replied to the creation, but Sonde did not find an ID in the reply and cannot tell which survey on the service was created. Sonde does not create it again automatically. You decide.',
    },
    other_key: {
      label: 'decision needed',
      why: 'The key of this connection has changed. Sonde cannot tell whether the new key belongs to the same account, so it no longer requests anything about this survey automatically. You decide.',
    },
    perhaps_sent: {
      label: 'decision needed',
      why: 'This launch was already waiting when Sonde was started. If these data come from an older backup, it may have been sent in the meantime, so Sonde will not send it automatically. You decide.',
    },
    not_sent: {
      label: 'not sent',
      why: 'Removed from the queue before anything was sent to the service.',
    },
    stopped: { label: 'stopped', why: 'Stopped before it finished; nothing more will be requested.' },
  },
  notStopped:
    'You asked to stop this run. It was already running on the service, which has no way to stop it.',
  disk: {
    waits:
      'Sonde cannot save to the disk, so it sends nothing more for this run. Free up some space or check the permissions of the data folder; the run will then continue automatically.',
    unsaved:
      'Sonde cannot save the service’s reply to the disk and is holding it in memory. Free up some space and do not quit Sonde: it will save the reply automatically as soon as it can.',
  },
  noStatus:
    'The survey was launched, but Sonde finds no status in the service’s replies, so it cannot tell when the run ends.',
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
    forget: 'Remove from the list',
    experiment: 'Open the experiment',
    forgotten: 'The run of “{{title}}” was removed from the list.',
    edit: 'Open the draft',
    revise: 'Start from this version',
    takeOutAndEdit: 'Remove from the queue and open the draft',
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
    title: 'Was this survey already created?',
    text: '“{{title}}” was already waiting when Sonde was started and may have been sent in the meantime. Creating it now could leave two surveys. These are the surveys on the service that could be this one.',
  },
  otherKey: {
    title: 'Where is this survey?',
    text: 'Sonde created “{{title}}” with another key. These are the surveys on the service that could be this one, as listed for the current key. If the first one still exists, creating it again would leave two surveys.',
  },
  decide: {
    title: 'Was the survey created?',
    text: 'Creating “{{title}}” was interrupted on {{at}}. Creating it again could leave two surveys. These are the surveys on the service that could be this one.',
    noIdText:
      'The service replied to the creation of “{{title}}” sent on {{at}}, but Sonde did not find an ID in the reply. Creating it again may make a second survey. These are the surveys on the service that could be it.',
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
      'In the last few minutes, Sonde could not confirm that this service lists new surveys at once. The survey may exist even if it is not on the list.',
    omits:
      'The service leaves some surveys out of its list or lists them late. The survey may exist even if it is not on the list.',
    incomplete: 'The service’s list could not be read completely.',
    several: 'Several surveys on the service could be this one.',
    differs: 'A survey carries the mark that was sent, but its content is different from what was sent.',
    unexplained: 'The service lists a survey that could be this one, but nothing proves it.',
    other_run: 'The survey that was found could also have been created by an earlier launch.',
    other_key:
      'The key of this connection has changed since then. The new key may belong to another account, and nothing in its list proves that this survey is there. If it does belong to another account, enter the previous key again before you choose.',
    before_start: 'Its title carries no mark to tell it from other surveys on the service’s list.',
  },
  strays:
    'The service created this survey twice, because the first creation was completed later than expected. Sonde follows {{followed}}. Left over: {{strays}}, which Sonde has not launched. Delete it from the service if you do not need it.',
  older: 'Show older runs',
}
