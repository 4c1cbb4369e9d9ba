import type { templates as french } from '../fr/templates.ts'

export const templates: typeof french = {
  open: 'New from a template',
  title: 'New survey from a template',
  hint: 'What stands in brackets, such as [… the product], is to be replaced; Sonde reminds you before a launch.',
  common: 'Common pretests',
  own: 'Your templates',
  ownNone: 'None yet. In a survey, choose “Export”, then “Save as a template”.',
  untitled: 'Untitled',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  save: 'Save as a template',
  saved: '“{{title}}” is saved as a template; it is kept in the archive.',
  tag: 'template',
}
