import type { common as french } from '../fr/common.ts'

export const common: typeof french = {
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    dismiss: 'Hide',
    duplicate: 'Duplicate',
    redo: 'Redo',
    remove: 'Remove',
    retry: 'Try again',
    save: 'Save',
    undo: 'Undo',
  },
  stepOf: '{{action}}: {{what}}',
  find: {
    count: '{{current}} of {{total}}',
    none: 'No matches',
    next: 'Next match',
    previous: 'Previous match',
    close: 'Close the find bar',
  },
  loading: 'Loading…',
  stopped: {
    title: 'Sonde is not responding.',
    text: 'The notice at the bottom of the window says what is kept and what to do.',
  },
  showAll: 'Show all ({{number}})',
  practice: 'Practice',
  untitled: 'Untitled',
  labelled: '{{label}}: {{value}}',
  synthetic:
    'Synthetic answers help find weak items. They are not population estimates and carry no margin of error.',
  runState: {
    queued: 'waiting to be sent',
    creating: 'creating',
    created: 'waiting to be launched',
    launching: 'launching',
    running: 'running',
    done: 'done',
    done_lacking: 'done, incomplete',
    failed: 'failed',
    refused: 'rejected',
    unknown: 'decision needed',
    stopped: 'stopped',
  },
  pageFailed: {
    title: 'This screen ran into an error',
    text: 'The rest of Sonde still works, and your saved text is not affected.',
  },
  notFound: {
    title: 'Page not found',
    text: 'This address does not lead to any screen in Sonde.',
    action: 'Go to surveys',
  },
  resize: 'Width of the “{{pane}}” pane',
}
