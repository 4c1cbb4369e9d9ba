import { chooser } from '../answers/choose-option.ts'
import { documentedLevels, type EffectLevels } from '../answers/effects/effect.ts'
import { type Carried, carriedBy, type Reading, readQuestion } from '../answers/effects/planted.ts'
import { openAnswerer } from '../answers/open-answer.ts'
import { prober } from '../answers/probes/answer-probe.ts'
import { type Probe, readProbe } from '../answers/probes/read-probe.ts'
import type { Answer, Question } from '../answers/question.ts'
import { readSurveyFilters } from '../panel/filters.ts'
import { matching, type Panel, sample } from '../panel/panel.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf } from '../random.ts'
import type { Survey, SurveyAnswers } from '../store/survey-store.ts'

/** Answers a question for a persona, given the persona's answers to the questions before it. */
type Answerer = (persona: Persona, given: readonly Answer[]) => Answer

type Asked = Pick<Survey, 'n' | 'seed' | 'filtres' | 'sampleSize' | 'questions' | 'contexte' | 'launch'>

/**
 * Answers of the first `count` personas of a survey's sample. The sample depends on the seed and on the survey's
 * number, so the same survey launched twice asks other personas; a persona asked twice mostly answers the same (see
 * retest.ts).
 */
export function answerSurvey(
  panel: Panel,
  survey: Asked,
  count: number,
  levels: EffectLevels = documentedLevels,
): SurveyAnswers {
  const found = matching(panel, readSurveyFilters(survey.filtres))
  const personas = sample(found, survey.sampleSize, keyOf('sample', survey.seed, survey.n)).slice(0, count)
  const occasion = keyOf('occasion', survey.seed, survey.n)
  const answers = answersOf(personas, survey.questions, survey.contexte, levels, occasion)
  return {
    personas,
    answers: survey.launch?.outcome === 'partial' ? withGaps(answers) : answers,
    effects: levels,
  }
}

/**
 * Answers of some personas to some questions: a row per persona, a column per question. A push in a question carries
 * over to later questions about the same object; a probe asks about an answer given before it. `occasion` identifies
 * the run, so that answers can differ between runs.
 */
export function answersOf(
  personas: readonly Persona[],
  questions: readonly Question[],
  contexte: string,
  levels: EffectLevels = documentedLevels,
  occasion?: number,
): Answer[][] {
  const said = new Set<string>()
  const earlier: Carried[] = []
  const readings: Reading[] = []
  const probes: (Probe | undefined)[] = []
  const answerers = questions.map((question, at): Answerer => {
    const before = questions.slice(0, at)
    const probe = question.type === 'libre' ? readProbe(question.texte, before, probes) : undefined
    const reading = readQuestion(question, contexte, levels, earlier, occasion)
    // A probe repeats the words of its item, whose push has already been counted.
    if (!probe) earlier.push(...carriedBy(reading))
    probes.push(probe)
    readings.push(reading)
    const [item, itemReading] = [questions[probe?.at ?? -1], readings[probe?.at ?? -1]]
    if (probe && item && itemReading) {
      const answer = prober(probe, item, contexte, itemReading, said)
      return (persona, given) => answer(persona, given[probe.at] ?? null)
    }
    return question.type === 'libre'
      ? openAnswerer(question.texte, contexte, reading, said)
      : chooser(question, reading)
  })
  return personas.map((persona) => {
    const given: Answer[] = []
    for (const answer of answerers) given.push(answer(persona, given))
    return given
  })
}

/** In a partial run the last personas broke off, the last one of all earliest in the questionnaire. */
function withGaps(answers: readonly Answer[][]): Answer[][] {
  return answers.map((row, i) => {
    const left = answers.length - i
    return row.map((answer, j) => (left <= 5 && j >= Math.ceil((row.length * left) / 6) ? null : answer))
  })
}
