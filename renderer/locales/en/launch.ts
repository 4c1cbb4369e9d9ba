import type { launch as french } from '../fr/launch.ts'

export const launch: typeof french = {
  keys: 'Press Enter or Ctrl+Enter to launch, Esc to return to the survey.',
  keysNotReady: 'Press Esc to return to the survey.',
  remarks: 'Worth knowing before you launch',
  placeholders_one: '{{count}} template placeholder still to fill in:',
  placeholders_other: '{{count}} template placeholders still to fill in:',
  placeholderHead: 'Title or context',
  placeholder: '{{place}}: {{text}}',
  unreadAge: 'Age range not recognised; sent as typed: “{{text}}”.',
  unreadSex: 'Value for sex not recognised; sent as typed: “{{text}}”.',
  audience: 'Audience',
  time: 'Estimated time',
  timeOf_one: 'about {{typical}}, based on {{count}} run of a similar size on this connection',
  timeOf_other:
    'about {{typical}} (usually {{low}} to {{high}}), based on {{count}} runs of a similar size on this connection',
  timeAlike_one: 'about {{typical}}, based on {{count}} run of a similar size on this connection',
  timeAlike_other: 'about {{typical}}, based on {{count}} runs of a similar size on this connection',
  timeUnknown: 'unknown: no run of a similar size has finished on this connection yet',
  timeWhole: 'Estimated time for all runs',
  timeWholeOf: 'about {{typical}} (usually {{low}} to {{high}}), if the service works on them side by side',
  timeWholeAlike: 'about {{typical}}, if the service works on them side by side',
  timeEach: 'Estimated time per run',
  calls: 'API calls',
  callsOf: 'about {{count}}: creation, launch, status checks, answers',
  callsUnknown: '3 (creation, launch, answers), plus status checks',
  callsUnknownEach: '{{count}} (for each run: creation, launch, answers), plus status checks',
  waiting: 'Queue',
  waitingOf_one: '{{count}} launch is ahead of this one',
  waitingOf_other: '{{count}} launches are ahead of this one',
  limits: 'Limits',
  rate: '{{plan}} plan: {{limit}} calls a minute, {{remaining}} available now. Sonde stays within this limit.',
  rateUnknown: '{{plan}} plan: {{limit}} calls a minute. Sonde stays within this limit.',
  waitingUntil: 'The service has asked Sonde to wait until {{time}}; the launch will be sent after that.',
  rules:
    '1 to 100 personas. The service publishes no limit on the number of items or options, or on text length.',
  plans: { standard: 'Standard', enterprise: 'Enterprise', admin: 'Admin' },
  exact: 'Exact request',
  exactHint:
    'The body of the request, exactly as it is sent. The key travels in the X-API-Key header and is not shown here.',
  marked:
    'The title is sent with the mark “·{{mark}}” in front, so that Sonde can find the survey again if the reply is lost. In Sonde, the title stays as you typed it.',
  waitsForService:
    'You can launch anyway: the run waits in the queue, and Sonde sends it as soon as {{address}} replies.',
  noUndo: 'Once launched, a run cannot be changed, and deleting it from the service cannot be undone.',
  copy: 'Copy the request',
  copied: 'Copied',
}
