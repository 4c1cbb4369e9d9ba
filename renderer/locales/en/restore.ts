import type { restore as french } from '../fr/restore.ts'

export const restore: typeof french = {
  title: 'Continue after restoring',
  nothing: {
    title: 'Nothing is on hold',
    text: 'Sonde is working normally.',
    action: 'Open surveys',
  },
  copy: 'The backup from {{date}} was restored. It does not contain anything that happened later, so some of the runs below may already have been created, launched or finished.',
  folder:
    'The data file was replaced by an older one while Sonde was closed. Some of the runs below may already have been created, launched or finished.',
  explain:
    'Sonde compares each of them with the service. Nothing will be sent until you have chosen what to do and pressed “Continue”.',
  offline: 'You are offline. Sonde can compare once you are back online.',
  list: 'Unfinished runs and focus groups',
  run: 'Survey, v{{number}}',
  focus: 'Focus group',
  untitled: 'Untitled',
  created: 'prepared on {{date}}',
  comparing: 'Comparing with the service…',
  unreachable:
    'The service could not be reached. Nothing will be sent for this entry, and it stays on hold here.',
  finding: {
    running: 'The run is in progress on the service.',
    ended: 'The run has finished on the service.',
    draft: 'The survey is on the service but has not been launched there.',
    other: 'The service reports a status that Sonde does not recognise: “{{status}}”.',
    otherNone: 'The service reports no status.',
    gone: 'The service no longer knows it. It was deleted there, or belongs to another account.',
    found: 'It seems to have been created in the meantime. Check whether it is one of these.',
    not_found:
      'Sonde found no match on the service. This proves nothing: if you launched it after this backup, it may exist under another title.',
    open: 'The focus group is on the service.',
  },
  choice: {
    follow: 'Follow the run and request its answers',
    followFocus: 'Continue with this group; no round is requested automatically',
    launch: 'Launch this survey now',
    send: 'Create and launch it now',
    adopt: 'Use this one: “{{title}}” ({{facts}})',
    leave: 'Send nothing; the survey can still be edited',
    leaveFocus: 'Send nothing; you can check the group on its own screen',
    leaveGone: 'Stop requesting it from the service',
  },
  question: 'What to do with “{{title}}”',
  id: 'ID {{id}}',
  status: 'status “{{status}}”',
  createdAt: 'created on {{at}}',
  goOn: 'Continue',
  chooseFirst_one: 'First choose what to do with {{count}} entry.',
  chooseFirst_other: 'First choose what to do with {{count}} entries.',
  stays_one: '{{count}} entry could not be compared and stays on hold. You can launch new runs.',
  stays_other: '{{count}} entries could not be compared and stay on hold. You can launch new runs.',
  done: 'Sonde is working normally again.',
}
