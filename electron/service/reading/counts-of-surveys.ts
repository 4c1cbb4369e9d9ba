import { isObject } from '../json/json-value.ts'

/** Several surveys, by the name of a map: "surveys", "studies". */
const SURVEYS = /^(?:surveys|polls|studies|sondages|enqu[eê]tes|[eé]tudes|consultations|projects|projets)$/i

/** An answer without a map that counts the surveys of an account: `{surveys: {done: 8, total: 12}}`. */
export function withoutCountsOfSurveys(data: unknown): unknown {
  if (!isObject(data)) return data
  const kept = Object.entries(data).filter(
    ([name, value]) =>
      !(
        SURVEYS.test(name) &&
        isObject(value) &&
        Object.values(value).every((count) => typeof count === 'number')
      ),
  )
  return kept.length < Object.keys(data).length ? Object.fromEntries(kept) : data
}
