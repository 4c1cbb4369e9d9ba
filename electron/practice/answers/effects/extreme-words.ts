import type { Language } from '../../text.ts'

/** Praise and blame of the strongest degree, as the sources of patterns over folded text. */
export const extremePraise: Readonly<Record<Language, string>> = {
  fr: 'excellente?s?|formidables?|fantastiques?|exceptionnel(?:le)?s?|extraordinaires?|magnifiques?|superbes?|geniale?s?|geniaux|parfaite?s?|merveilleu(?:x|ses?)|incroyables?|remarquables?|irreprochables?|impeccables?|delicieu(?:x|ses?)|sensationnel(?:le)?s?|inegalable?s?|fabuleu(?:x|ses?)|admirables?|hors pair|sans egale?s?|exemplaires?',
  en: 'excellent|fantastic|outstanding|superb|amazing|wonderful|brilliant|perfect|incredible|exceptional|fabulous|marvell?ous|magnificent|delicious|unbeatable|unrivalled|world-class|first-rate|terrific|splendid|phenomenal|extraordinary|sensational|exemplary|flawless|second to none',
}

/** Blame of the strongest degree. */
export const extremeBlame: Readonly<Record<Language, string>> = {
  fr: 'horribles?|affreu(?:x|ses?)|desastreu(?:x|ses?)|catastrophiques?|lamentables?|epouvantables?|deplorables?|scandaleu(?:x|ses?)|honteu(?:x|ses?)|abominables?|atroces?|execrables?|minables?|indignes?|revoltante?s?',
  en: 'terrible|awful|appalling|dreadful|horrible|disgusting|disastrous|atrocious|abysmal|shocking|disgraceful|outrageous|shameful|ghastly|horrendous|deplorable|scandalous',
}
