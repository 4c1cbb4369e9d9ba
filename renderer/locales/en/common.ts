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
  loading: 'Loading…',
  practice: 'Practice',
  untitled: 'Untitled',
  synthetic: 'Synthetic personas: finds weak items; not shares of a population, no margin of error.',
  runState: {
    queued: 'queued',
    creating: 'being created',
    created: 'created',
    launching: 'being launched',
    running: 'running',
    done: 'done',
    failed: 'failed',
    refused: 'refused',
    unknown: 'to be checked',
    stopped: 'stopped',
  },
  pageFailed: {
    title: 'This screen ran into an error',
    text: 'The rest of Sonde works. Your saved text is not affected.',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address leads to no screen of Sonde.',
    action: 'Go to surveys',
  },
  resize: 'Width of the pane {{pane}}',
}
