import type { shell as french } from '../fr/shell.ts'

export const shell: typeof french = {
  skip: 'Skip to content',
  nav: {
    label: 'Main navigation',
    surveys: 'Surveys',
    runs: 'Runs',
    experiments: 'Experiments',
    focus: 'Focus groups',
    account: 'Account',
    practice: 'Practice conditions',
    connections: 'Connections',
    settings: 'Settings',
  },
  search: {
    button: 'Search',
    placeholder: 'Survey, item, run, group, answer, note, screen or command',
    screens: 'Screens',
    found: 'Matches',
    nothing: 'No matches.',
    survey: 'Survey',
    versions: 'Versions of this survey',
    ledger: 'Revision log of this survey',
    shortcuts: 'Keyboard shortcuts',
    run: 'Run',
    focus: 'Focus group',
    experiment: 'Experiment',
    experimentOf: 'Experiment of {{at}}, runs with answers: {{done}} of {{total}}',
    experimentDraft: 'Experiment, not launched',
    speaker: ': ',
    runOf: 'Run of v{{version}}, {{at}}',
    answer: 'Answer',
    note: 'Note',
    itemOf: 'Item {{item}} · {{title}}',
    noteOf: 'Note on item {{item}} · {{run}}',
    coding: 'Coding',
    codingOf: {
      code: 'Code · {{title}}',
      passage: 'Memo on a passage · {{title}}',
      discussion: 'Memo on the discussion · {{title}}',
      speaker: 'Name of a speaker · {{title}}',
    },
    inRun: '{{title}}, v{{version}}, {{at}}',
    inExperiment: 'experiment “{{title}}”, arm {{arm}}, {{at}}',
    decided: { keep: 'Keep', fix: 'Fix', drop: 'Drop' },
    shownOf: '{{shown}} of {{total}} matches',
    shownOfAtMost: '{{shown}} of at most {{total}} matches',
    more: 'Show more',
    narrow: 'Type another word to narrow the search.',
    answerOf: 'Persona {{persona}}, item {{item}} · {{run}}',
    commands: 'Commands',
    newSurvey: 'New survey',
    newGroup: 'New focus group',
    import: 'Import a survey…',
    setting: '{{name}}: {{value}}',
  },
  badge: {
    label: 'Active connection:',
    budget: '{{remaining}} of {{limit}} calls left this minute',
    budgetMeaning:
      '{{remaining}} of {{limit}} calls to the service left this minute. Launches, status checks and answers each use calls; when none is left, Sonde waits.',
    waiting: 'resumes in {{seconds}} s',
    queued_one: '{{count}} call waiting',
    queued_other: '{{count}} calls waiting',
    choose: 'Launch surveys on',
    practice: 'Practice',
    manage: 'Manage connections',
    conditions: 'Practice conditions…',
    rough: 'simulated problems',
    unreachable: 'unreachable',
    refused: 'key rejected',
    noKey: 'no key',
  },
  status: {
    pending: 'Unsaved changes',
    saving: 'Saving…',
    saved: 'Saved at {{time}}',
    failed: 'Not saved; trying again',
    conflict: 'Changed elsewhere: choose which text to keep',
    offline: 'No contact with Sonde',
    underWay_one: '{{count}} run under way',
    underWay_other: '{{count}} runs under way',
    version: 'Sonde {{version}}',
  },
  notices: {
    label: 'Notices',
    lost: 'This page has lost contact with Sonde and is trying to reconnect. Your text stays on this page.',
    stopped:
      'Sonde is not responding: it was stopped, or the tunnel to it is closed. What you typed is kept in this browser. Start Sonde again and open its new link here.',
    stoppedUnkept:
      'Sonde is not responding: it was stopped, or the tunnel to it is closed. What you typed since the last save is on this page only, because this browser could not keep a copy. Copy that text before you close the page, then start Sonde again and open its new link here.',
    stoppedForGood:
      'Sonde is not responding: it was stopped, or the tunnel to it is closed. What was saved is kept in Sonde; what you typed since then is on this page only. Copy that text before you close the page, then start Sonde again. It opens at another address, where this browser cannot restore the text.',
    shutOut:
      'Sonde was restarted. In this browser, open the new link that it printed in the terminal. What you typed is kept here and will come back.',
    shutOutUnkept:
      'Sonde was restarted. What you typed since the last save is on this page only, because this browser could not keep a copy. Copy that text, then open here the new link that Sonde printed in the terminal.',
    unsaved: '“{{title}}” contains text that was not saved before Sonde closed. The text is kept here.',
    unsavedUntitled: {
      survey:
        'An untitled survey contains text that was not saved before Sonde closed. The text is kept here.',
      focus:
        'An untitled focus group contains text that was not saved before Sonde closed. The text is kept here.',
      annotations:
        'Some of your annotations of a run were not saved before Sonde closed. They are kept here.',
      experiment_notes:
        'Some of your codes or notes on an experiment were not saved before Sonde closed. They are kept here.',
      transcript_notes:
        'Some of your codes or memos on a focus group were not saved before Sonde closed. They are kept here.',
      experiment:
        'The plan of an untitled experiment contains text that was not saved before Sonde closed. The text is kept here.',
      ledger: 'Some of your texts in a revision log were not saved before Sonde closed. They are kept here.',
    },
    openUnsaved: 'Open and save',
    heldInMemory:
      'Sonde cannot save to the disk: replies from the service are held in memory only. Free up some space, and do not quit Sonde.',
    stray: '“{{title}}” was created twice on the service: one survey is left over.',
    seeRun: 'See the run',
    memoryKeys: 'This system has no keychain, so API keys are kept in memory and forgotten when Sonde quits.',
    memoryKeysAsked:
      'Because SONDE_SECRETS=memory is set, API keys are kept in memory and forgotten when Sonde quits.',
    held: 'Older data were restored. Nothing will be sent until you have seen what was unfinished in them.',
    stillHeld_one:
      '{{count}} run from before the restore has not been compared with the service yet, and stays on hold.',
    stillHeld_other:
      '{{count}} runs from before the restore have not been compared with the service yet, and stay on hold.',
    compareHeld: 'Compare',
    replaced: 'The data file was damaged. It was kept as {{file}}, and an empty one is in use.',
    restore: 'Restore the backup from {{date}}',
    restored: 'The backup has been restored.',
    noCopies: 'There is no backup to restore.',
    practiceDown: 'The practice service could not start. You can still use a live connection.',
  },
  refused: {
    title: 'This browser does not have access to Sonde yet',
    text: 'Open the full link that Sonde printed in the terminal when it started. It contains “/enter#”. Sonde prints a new link every time it starts.',
    kept: 'If this browser still keeps unsaved text, that text will then be restored.',
    private: 'A private window and another browser each need the link too.',
  },
  saved: {
    done: 'Saved: {{name}}',
    given: 'Download: {{name}}',
    show: 'Show in folder',
  },
  runEnded: 'Run: {{state}}',
  openResults: 'Open results',
}
