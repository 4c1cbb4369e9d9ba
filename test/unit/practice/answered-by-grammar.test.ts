import { describe, expect, it } from 'vitest'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(1).personas.slice(0, 100)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

describe('Questions about things that nobody knows, by their grammar', () => {
  it.each<[question: string, fits: RegExp]>([
    [
      'Que faudrait-il faire pour lutter contre l’illectronisme ?',
      /il fau(?:t|drait)|^Pour lutter contre l’illectronisme/i,
    ],
    [
      'How can we encourage people to join citizen panels?',
      /school|listen|money|rules|example|words|ask|people|check|step|reward|simpler|talk|works|share|promises|results|least|trust|report|early|say/i,
    ],
    [
      'Qu’est-ce qui pourrait vous inciter à rejoindre une ressourcerie ?',
      /aide|cher|simple|marche|explique|coup de main|s’y mette|temps|informations|près|plusieurs|sert|conseils|récompensé|essayer|déjà|raison|horaires/i,
    ],
    [
      'How does the sharing economy affect your daily life?',
      /little|plan|budget|mood|habits|less|careful|talk|feel|worries|how you see|matters|small|used to|more|money/i,
    ],
    [
      'Qu’est-ce qui a influencé votre choix de ressourcerie ?',
      /parents|gens|prix|temps|habitude|santé|voyais|habitais|hasard|plaisir|conseil|près|école|permettre|envie/i,
    ],
    [
      'What role does the mobile library play in your life?',
      /\b(?:big|middling|little|larger|small) ?|more and more|useful/i,
    ],
    ['How do you think your neighbours perceive you?', /^(?:.*, )?(?:as |rather|you would|a bit|kindly)/i],
  ])('fit what « %s » asks', (question, fits) => {
    const answers = spoken(question)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.8)
  })

  it.each([
    'Que faudrait-il faire pour lutter contre l’illectronisme ?',
    'What would encourage you to join a citizen panel?',
    'En quoi la tarification solidaire change-t-elle votre quotidien ?',
    'In what ways could street art bring people together?',
    'Que savez-vous des communautés d’énergie ?',
    'How has the portal changed over time?',
    'Quels sont les avantages d’une monnaie locale ?',
  ])('are seldom alike: %s', (question) => {
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(spoken(question))
    expect(nearlyTheSame).toBeLessThanOrEqual(5)
    expect(mostOfAnOpening).toBeLessThanOrEqual(4)
  })

  it.each([
    'What do you put that down to?',
    'Qu’est-ce qui vous retient de chanter en public ?',
    'Un toboggan à la mairie : quelle est votre première réaction ?',
    'What made you give up the violin?',
    'Pourquoi tant de gens ne lisent-ils jamais les notices ?',
  ])('vary where they are asked of a hundred: %s', (question) => {
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(spoken(question))
    expect(nearlyTheSame).toBeLessThanOrEqual(5)
    expect(mostOfAnOpening).toBeLessThanOrEqual(4)
  })

  it('give a known class only what names it, not what shares a word with it', () => {
    const answers = spoken('Why do you think some people who could lend a hand never do?')
    expect(answers.filter((answer) => /good to be useful|helped themselves/i.test(answer))).toEqual([])
  })

  it('repeat what is to be reached, but not words for the person who asks', () => {
    expect(spoken('Que faudrait-il faire pour lutter contre l’illectronisme ?').join(' ')).toContain(
      'our lutter contre l’illectronisme, il faudrait',
    )
    expect(spoken('Que faudrait-il faire pour rejoindre votre ressourcerie ?').join(' ')).not.toContain(
      'votre',
    )
  })

  it('leave a known thing to what people wish of it', () => {
    expect(spoken('Que faudrait-il faire pour développer les bus ?').join(' ')).toMatch(
      /bus le soir|billets|passages/,
    )
  })

  it.each([
    'Que savez-vous des communautés d’énergie ?',
    'What experience have you had with community energy?',
  ])('are not answered with two things that contradict each other: %s', (question) => {
    for (const answer of spoken(question))
      expect(answer).not.toMatch(
        /(?:none, for now|pas grand-chose).*(?:once|mixed|good one|assez pour|essentiel)/i,
      )
  })

  it('let people choose one of several things that are named', () => {
    const answers = spoken(
      'Le tri des déchets, c’est pour vous un devoir, une habitude, une contrainte ou un jeu ?',
    )
    const chosen = answers.filter((answer) =>
      /^(?:un devoir|une habitude|une contrainte|un jeu)\.?$/i.test(answer),
    )
    expect(chosen.length / answers.length).toBeGreaterThan(0.8)
  })
})
