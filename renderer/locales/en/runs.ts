import type { runs as french } from '../fr/runs.ts'

export const runs: typeof french = {
  title: 'Runs',
  underWay: 'Under way',
  past: 'Past',
  nothingUnderWay: 'Nothing under way.',
  empty: {
    title: 'No runs yet',
    text: 'A run asks one version of a survey to personas and keeps their answers here.',
    action: 'Open surveys',
  },
  columns: {
    survey: 'Survey',
    state: 'State',
    progress: 'Progress',
    pace: 'Pace',
    left: 'Left',
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
  progressLikely: 'Read from an unusual form of the service’s answer; take it with care.',
  perMinute: '{{answers}} / min',
  percentPerMinute: '{{percent}} / min',
  paceUnknown: 'not known yet',
  left: 'about {{duration}}',
  heard: 'Last heard: ',
  phase: {
    queued: { label: 'waiting to be sent', why: 'Creations go out one at a time; this one waits its turn.' },
    waiting: {
      label: 'waiting its turn',
      why: 'The service’s call limit has been reached and this launch has not been sent. Sonde will send it automatically once the wait below is over; until then you can still cancel it.',
    },
    held: {
      label: 'waiting to be sent',
      why: 'Nothing of it has reached the service. It goes out by itself as soon as what is said below is over.',
    },
    creating: { label: 'being created', why: 'The service is storing the survey.' },
    created: { label: 'created', why: 'Stored at the service; the launch comes next.' },
    launching: { label: 'being launched', why: 'The service is starting the run.' },
    stopping: {
      label: 'stopping',
      why: 'The launch may already have reached the service, which has no way to stop a run. Sonde is checking: either nothing has started and the run is stopped, or it is already running and Sonde follows it.',
    },
    checking: {
      label: 'checking with the service',
      why: 'Something went wrong on the way. Sonde first asks the service what happened, and repeats nothing that may have been done.',
    },
    running: { label: 'running', why: 'The personas are answering.' },
    unheard: {
      label: 'launched, no news',
      why: 'The service has started it, and cannot be asked just now how far it is. Sonde goes on asking; nothing is launched twice.',
    },
    fetching: { label: 'receiving answers', why: 'Finished at the service; the answers are coming in.' },
    fetch_held: {
      label: 'finished, answers still to come',
      why: 'The service has finished, and does not hand the answers over just now. Sonde goes on asking for them.',
    },
    done: { label: 'done', why: 'The answers are here.' },
    empty: {
      label: 'done, but empty',
      why: 'The service says it has finished and sent no answers. Ask for them again, or look at what was received.',
    },
    results_failed: {
      label: 'done, answers not received',
      why: 'The run finished; its answers could not be read. Ask for them again.',
    },
    failed: {
      label: 'failed',
      why: 'The service gave the run up without any answers. Edit the survey or launch it again.',
    },
    failed_waiting: {
      label: 'failed, asking for answers',
      why: 'The service gave the run up; Sonde asks for the answers given until then.',
    },
    failed_partial: {
      label: 'failed, partial answers',
      why: 'The service gave up on the way. Answers given until then are here; others are missing.',
    },
    refused: {
      label: 'refused',
      why: 'The service did not accept it; nothing ran.',
    },
    unknown: {
      label: 'to be checked',
      why: 'The creation was cut: Sonde cannot tell whether the service received it and does not repeat it by itself. You decide.',
    },
    without_id: {
      label: 'to be checked',
      why: 'The service replied to the creation, but Sonde did not find an ID in the reply and cannot tell which survey on the service was created. Sonde does not create it again automatically. You decide.',
    },
    other_key: {
      label: 'to be checked',
      why: 'The key of the connection has changed: Sonde cannot tell whether the new key belongs to the same account, and no longer asks anything about this survey automatically. You decide.',
    },
    perhaps_sent: {
      label: 'to be checked',
      why: 'This launch was already waiting before Sonde was started. If these data are an older backup, it may have been sent in the meantime: Sonde does not send it automatically. You decide.',
    },
    stopped: { label: 'stopped', why: 'Stopped before its end; nothing more will be asked for.' },
  },
  notStopped:
    'You asked to stop this run. It was already running on the service, which has no way to stop it.',
  disk: {
    waits:
      'Sonde cannot save to the disk, so it sends nothing more for this run. Free some space, or check the permissions of the data folder: the run then continues automatically.',
    unsaved:
      'Sonde cannot save the service’s reply to the disk and is holding it in memory. Free some space, and do not quit Sonde: it saves the reply automatically as soon as it can.',
  },
  remoteStatus: 'Status told by the service: “{{word}}”',
  actions: {
    open: 'Open results',
    inspect: 'See what was received',
    retry: 'Try again',
    askAgain: 'Ask for the answers again',
    decide: 'Decide',
    stop: 'Take out of the queue',
    giveUp: 'Give up',
    removeRemote: 'Delete at the service',
    edit: 'Edit survey',
    revise: 'Revise this survey',
    takeOutAndEdit: 'Take out of the queue and edit',
    more: 'More actions for {{title}}',
  },
  queue: {
    place: 'place {{place}} of {{length}}',
    up: 'Move “{{title}}” up in the queue',
    down: 'Move “{{title}}” down in the queue',
    moved: '“{{title}}” is now at place {{place}} of {{length}}.',
  },
  remove: {
    title: 'Delete at the service?',
    text: '“{{title}}” will be deleted at {{connection}}. The service cannot undo this. What was received stays here.',
    running: 'The run is not finished: answers still to come will be lost.',
    action: 'Delete for good',
    done: 'Deleted at the service. What was received stays here.',
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
    title: 'Did the creation go through?',
    text: 'The creation of “{{title}}” was cut on {{at}}. Repeating a creation may make two of them. This is what the service knows that could be it.',
    noIdText:
      'The service replied to the creation of “{{title}}” sent on {{at}}, but Sonde did not find an ID in the reply. Creating it again may make a second survey. These are the surveys on the service that could be it.',
    none: 'The service shows no survey that could be this one.',
    untitled: 'untitled',
    id: 'Id {{id}}',
    status: 'status “{{status}}”',
    created: 'created {{at}}',
    createdTold: 'created “{{told}}” (time or time zone not given)',
    marked: 'carries the mark that was sent',
    raw: 'See as received',
    adopt: 'This one',
    again: 'Not created: create it now',
    giveUp: 'Give up',
    look: 'Look again',
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
