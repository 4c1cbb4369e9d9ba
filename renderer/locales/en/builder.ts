import type { builder as french } from '../fr/builder.ts'

export const builder: typeof french = {
  title: 'Title',
}
