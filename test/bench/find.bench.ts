import { type FindableText, findInTexts, foldOnce } from '../../shared/text/find-in-texts.ts'

const WORDS =
  'le vélo est souvent trop dangereux en ville mais je préfère marcher quand il fait beau et que la route est courte'.split(
    ' ',
  )

/** So many texts of so many words, all different. */
function texts(count: number, length: number): FindableText[] {
  return Array.from({ length: count }, (_, at) => {
    const words = Array.from({ length }, (_, word) => WORDS[(at * 7 + word * 13) % WORDS.length])
    return { place: String(at), text: `${words.join(' ')} ${at}` }
  })
}

for (const [name, count, length] of [
  ['300 items with 6 options', 2_100, 10],
  ['100 personas, 200 open-ended items', 20_000, 25],
  ['20,000 turns', 20_000, 40],
] as const) {
  const all = texts(count, length)
  const fold = foldOnce()
  const typed = ['d', 'da', 'dan', 'dang'].map((wanted) => {
    const start = performance.now()
    findInTexts(all, wanted, fold)
    return `${(performance.now() - start).toFixed(1)} ms`
  })
  process.stdout.write(`find in ${name}: first letter ${typed[0]}, next ${typed.slice(1).join(', ')}\n`)
}
