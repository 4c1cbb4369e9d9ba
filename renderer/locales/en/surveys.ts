import type { surveys as french } from '../fr/surveys.ts'

export const surveys: typeof french = {
  title: 'Title',
}
