import type { welcome as french } from '../fr/welcome.ts'

export const welcome: typeof french = {
  title: 'Welcome',
  heading: 'Sonde',
  what: 'In Sonde you draft a questionnaire or a focus-group guide, then try it on a synthetic population.',
  whatFor: 'You see which items are defective or leading, mend them, and try again.',
  whatNot: 'The answers are not shares of a population and carry no margin of error.',
  practise: 'Practise now',
  connect: 'Connect a service',
}
