/**
 * Measures the size of every effect of a wording that the practice service plants, with its spread over wordings by people
 * who had not seen its rules: `npm run bench -- practice-sizes`. The same 2,000 people answer each wording with the effect
 * as documented and with that effect off. Prints Markdown rows for docs/practice-service.md; judges nothing.
 */
import { printAcquiescence, printMissing, printOrder } from './practice-sizes/answering-sizes.ts'
import { printContext, printForms, printPushes } from './practice-sizes/wording-sizes.ts'

process.stdout.write(
  '| effect | measured on | mean ± standard error (smallest to largest) | wordings |\n|---|---|---|---|\n',
)
printPushes()
printForms()
printContext()
printAcquiescence()
printOrder()
printMissing()
