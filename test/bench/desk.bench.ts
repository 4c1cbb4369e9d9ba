import { repairPaper } from '../support/papers/repair-paper.ts'
import { readPapers } from '../support/papers/truth.ts'

/**
 * How many questions of papers that others wrote can be made right at the repair desk: `npm run bench -- desk FOLDER
 * [--misses]`. Beside each paper is a file `….truth.json` with its questions. `roles`: lines are only told what they
 * are; `desk`: they are also divided, joined and moved; `written`: what is wrong then is
 * written anew; `found`: all words are between the question and the next one, without
 * which a script cannot repair it. `wrong` are items of the first reading that are no question as it should be, and how
 * many of them are told as odd; `alarms` are right ones that are told.
 */
const given = process.argv.slice(2)
const folder = given.find((word) => !word.startsWith('--'))
const count = (right: readonly boolean[]) => right.filter(Boolean).length

if (folder === undefined) process.stdout.write('Name a folder: npm run bench -- desk FOLDER\n')
else {
  process.stdout.write(
    '| paper | questions | at first | roles | desk | written | found | wrong | told | right | alarms |\n',
  )
  process.stdout.write('|---|---|---|---|---|---|---|---|---|---|---|\n')
  const sums: number[] = []
  for (const paper of readPapers(folder)) {
    const { atFirst, byRoles, byDesk, byWriting, located, told } = await repairPaper(paper)
    const row = [paper.questions.length, ...[atFirst, byRoles, byDesk, byWriting, located].map(count)]
    row.push(told.wrong, told.wrongTold, told.right, told.rightTold)
    row.forEach((value, at) => {
      sums[at] = (sums[at] ?? 0) + value
    })
    process.stdout.write(`| ${[paper.fileName, ...row].join(' | ')} |\n`)
    if (!given.includes('--misses')) continue
    for (const [at, { stem }] of paper.questions.entries())
      if (!byDesk[at]) process.stdout.write(`  ${located[at] ? 'wrong' : 'not found'}: ${stem}\n`)
    for (const miss of told.misses) process.stdout.write(`  ${miss}\n`)
  }
  process.stdout.write(`| all | ${sums.join(' | ')} |\n`)
}
