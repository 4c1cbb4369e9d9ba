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
  'Fairly dissatisfied',
  'Neither satisfied nor dissatisfied',
  'Fairly satisfied',
  'Very satisfied',
  'I don’t know',
]

/** The templates, for questionnaires in English. */
export const TEMPLATES_EN: readonly Template[] = [
  {
    id: 'concept',
    name: 'Concept test',
    purpose:
      'See whether an idea is understood, what appeals and what puts people off, before you develop it.',
    context: 'Description of an idea: [… the concept in three sentences]',
    items: [
      { stem: 'In your own words, what does this idea offer?' },
      { stem: 'How clear is this idea to you?', options: CLARITY },
      { stem: 'How different is this idea from what is already available?', options: DEGREE },
      { stem: 'How useful is this idea to you?', options: DEGREE },
      { stem: 'What, if anything, stands out to you about this idea?' },
      { stem: 'What, if anything, would you change about this idea?' },
    ],
  },
  {
    id: 'message',
    name: 'Message or advertisement pretest',
    purpose: 'Find out what readers take from a text, and which words make them stumble.',
    context: 'Text to read: [… full text of the message]',
    items: [
      { stem: 'In your own words, what is this text saying?' },
      { stem: 'Who do you think this text is meant for?' },
      { stem: 'How easy is this text to understand?', options: DEGREE },
      { stem: 'How believable is this text?', options: DEGREE },
      { stem: 'Which words in this text, if any, made you hesitate?' },
    ],
  },
  {
    id: 'comprehension',
    name: 'Item comprehension (probing)',
    purpose:
      'Ask people to paraphrase an item and to say how sure they are of their answer, so that misreadings show up.',
    context: '',
    items: [
      { stem: '[… the item to test]', options: ['[… first option]', '[… second option]'] },
      { stem: 'In your own words, what is the previous question asking?' },
      { stem: 'How did you arrive at your answer?' },
      { stem: 'How sure are you of your answer?', options: CERTAINTY },
      { stem: 'What does “[… a word from the question]” mean to you?' },
    ],
  },
  {
    id: 'split',
    name: 'Two wordings of an item (split ballot)',
    purpose:
      'Compare two wordings: launch this survey, then launch a copy in which wording B replaces wording A.',
    context: '',
    items: [
      { stem: '[… wording A of the item]', options: ['[… first option]', '[… second option]'] },
      { stem: 'In your own words, what is the previous question asking?' },
      { stem: 'How easy was the first question to answer?', options: DEGREE },
    ],
  },
  {
    id: 'satisfaction',
    name: 'Satisfaction with a service',
    purpose: 'Measure satisfaction over a stated period and find out what explains it.',
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
      {
        stem: 'Overall, how satisfied or dissatisfied were you with your last visit?',
        options: SATISFACTION,
      },
      { stem: 'What are the main reasons for your answer?' },
      { stem: 'How satisfied or dissatisfied were you with the waiting time?', options: SATISFACTION },
      { stem: 'What, if anything, should be changed first?' },
    ],
  },
  {
    id: 'brand',
    name: 'Brand awareness and use',
    purpose:
      'Move from unprompted awareness to prompted awareness and then to use, without giving the brand away too early.',
    context: '',
    items: [
      { stem: 'Which brands of [… the category] come to mind?' },
      {
        stem: 'Have you heard of [… the brand], even if only by name?',
        options: ['Yes', 'No', 'I don’t know'],
      },
      {
        stem: 'How many times did you buy [… the brand] in the last 12 months?',
        options: ['Never', '1 or 2 times', '3 to 5 times', '6 times or more', 'I don’t know'],
      },
      { stem: 'What words come to mind when you think of [… the brand]?' },
    ],
  },
  {
    id: 'order',
    name: 'Order effect between two items',
    purpose:
      'See whether the first item changes the answers to the second: launch the survey, swap the two items, launch it again and compare.',
    context: '',
    items: [
      { stem: 'At present, how satisfied are you with [… the general subject]?', options: DEGREE },
      { stem: 'At present, how satisfied are you with [… one specific aspect]?', options: DEGREE },
      { stem: 'What were you thinking of when you answered the first question?' },
    ],
  },
  {
    id: 'scale',
    name: 'Response scale check',
    purpose:
      'Check that each point of a scale is understood, distinct from the others and in the right place.',
    context: '',
    items: [
      {
        stem: '[… the item to test]',
        options: ['[… lowest point]', '[… middle point]', '[… highest point]'],
      },
      { stem: 'In your own words, what does “[… middle point]” mean?' },
      { stem: 'What is the difference between “[… a point]” and “[… the next point]”?' },
      {
        stem: 'Was the answer you wanted to give missing from the list?',
        options: ['Yes', 'No', 'I don’t know'],
      },
      { stem: 'Which answer, if any, was missing?' },
    ],
  },
]
