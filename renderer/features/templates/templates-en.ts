import type { Template } from './template.ts'

const DEGREE = ['Not at all', 'Slightly', 'Moderately', 'Very', 'Extremely', 'I don’t know']
const CLARITY = [
  'Not at all clear',
  'Slightly clear',
  'Moderately clear',
  'Very clear',
  'Extremely clear',
  'I don’t know',
]
const CERTAINTY = ['Not at all sure', 'Slightly sure', 'Moderately sure', 'Very sure', 'Extremely sure']
const SATISFACTION = [
  'Very dissatisfied',
  'Rather dissatisfied',
  'Neither satisfied nor dissatisfied',
  'Rather satisfied',
  'Very satisfied',
  'I don’t know',
]

/** The templates, for questionnaires in English. */
export const TEMPLATES_EN: readonly Template[] = [
  {
    id: 'concept',
    name: 'Concept test',
    purpose: 'See whether an idea is understood, what holds and what bothers, before it is developed.',
    context: 'An idea: [… description of the concept in three sentences]',
    items: [
      { stem: 'In your own words, what does this idea offer?' },
      { stem: 'How clear is this idea to you?', options: CLARITY },
      { stem: 'How different is this idea from what you know?', options: DEGREE },
      { stem: 'How useful is this idea to you?', options: DEGREE },
      { stem: 'What catches your attention in this idea, if anything?' },
      { stem: 'What would you change in this idea, if anything?' },
    ],
  },
  {
    id: 'message',
    name: 'Pretest of a message or an advertisement',
    purpose: 'Learn what a text really says to its readers, and which words stop them.',
    context: 'Text to read: [… full text of the message]',
    items: [
      { stem: 'What does this text say, in your own words?' },
      { stem: 'Who is this text meant for, in your view?' },
      { stem: 'How easy is this text to understand?', options: DEGREE },
      { stem: 'How believable is this text?', options: DEGREE },
      { stem: 'Which words of this text stop you, if any?' },
    ],
  },
  {
    id: 'comprehension',
    name: 'Comprehension of an item',
    purpose:
      'Have an item said again in other words, then ask how sure the answer is: what is misread shows.',
    context: '',
    items: [
      { stem: '[… the item to test]', options: ['[… first option]', '[… second option]'] },
      { stem: 'In your own words, what does the item before ask?' },
      { stem: 'How did you come to your answer?' },
      { stem: 'How sure are you of your answer?', options: CERTAINTY },
      { stem: 'What does “[… a word of the item]” mean to you?' },
    ],
  },
  {
    id: 'split',
    name: 'Two wordings of one item',
    purpose: 'Compare two wordings: launch this survey, then a copy in which version B replaces version A.',
    context: '',
    items: [
      { stem: '[… version A of the item]', options: ['[… first option]', '[… second option]'] },
      { stem: 'In your own words, what does the item before ask?' },
      { stem: 'How easy is this item to answer?', options: DEGREE },
    ],
  },
  {
    id: 'satisfaction',
    name: 'Satisfaction after a service',
    purpose: 'Measure satisfaction and find what explains it, with a period that is named.',
    context: 'Your last visit to [… the service]',
    items: [
      {
        stem: 'When did you last use [… the service]?',
        options: [
          'Less than a month ago',
          '1 to 12 months ago',
          'More than 12 months ago',
          'Never',
          'I don’t know',
        ],
      },
      { stem: 'Overall, how satisfied or dissatisfied are you with this visit?', options: SATISFACTION },
      { stem: 'What explains your answer?' },
      { stem: 'How satisfied or dissatisfied are you with the waiting time?', options: SATISFACTION },
      { stem: 'What should be changed first, if anything?' },
    ],
  },
  {
    id: 'brand',
    name: 'Awareness and use of a brand',
    purpose: 'Go from what comes to mind to what is known, then used, without giving the answer away.',
    context: '',
    items: [
      { stem: 'Which brands of [… the category] come to mind?' },
      { stem: 'Do you know [… the brand], if only by name?', options: ['Yes', 'No', 'I don’t know'] },
      {
        stem: 'How often did you buy [… the brand] in the last 12 months?',
        options: ['Not once', '1 or 2 times', '3 to 5 times', '6 times or more', 'I don’t know'],
      },
      { stem: 'Which words come to mind about [… the brand]?' },
    ],
  },
  {
    id: 'order',
    name: 'Order effect between two items',
    purpose:
      'See whether the first item changes the answer to the second: launch, swap the two, launch again, compare.',
    context: '',
    items: [
      { stem: 'At present, how satisfied are you with [… the general subject]?', options: DEGREE },
      { stem: 'At present, how satisfied are you with [… one precise aspect]?', options: DEGREE },
      { stem: 'What did you think of when you answered the first item?' },
    ],
  },
  {
    id: 'scale',
    name: 'Check of a response scale',
    purpose: 'Check that each degree of a scale is understood, distinct from the others, and in its place.',
    context: '',
    items: [
      {
        stem: '[… the item to test]',
        options: ['[… lowest degree]', '[… middle degree]', '[… highest degree]'],
      },
      { stem: 'In your own words, what does “[… middle degree]” mean?' },
      { stem: 'What is the difference between “[… a degree]” and “[… the next degree]”?' },
      { stem: 'Was an answer missing for you?', options: ['Yes', 'No', 'I don’t know'] },
      { stem: 'Which answer was missing, if any?' },
    ],
  },
]
