import type * as french from '../../fr/desk/words.ts'

export const words: typeof french.words = {
  title: 'Statuses',
  intro:
    'The words with which this service reports the status of a run, in addition to those that Sonde knows.',
  word: 'Word of the service',
  means: 'Means',
  draft: 'draft',
  running: 'running',
  done: 'done',
  failed: 'failed',
  meansOf: 'Meaning of “{{word}}”',
  remove: 'Remove “{{word}}”',
  add: 'Add',
}

export const refusals: typeof french.refusals = {
  title: 'Rejections',
  intro: 'When the service rejects a request with these words, this is what they mean.',
  contains: 'The message contains',
  already_launched: 'already launched',
  not_finished: 'not finished yet',
}
