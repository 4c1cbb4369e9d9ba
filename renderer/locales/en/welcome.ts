import type { welcome as french } from '../fr/welcome.ts'

export const welcome: typeof french = {
  title: 'Welcome',
  heading: 'Sonde',
  what: 'Sonde lets you draft a survey or a moderator guide for a focus group, then pretest it on a synthetic population.',
  whatFor: 'See which items are flawed or leading, fix them and test again.',
  whatNot:
    'Synthetic answers help find weak items. They are not population estimates and carry no margin of error.',
  practise: 'Practise now',
  connect: 'Connect a service',
}
