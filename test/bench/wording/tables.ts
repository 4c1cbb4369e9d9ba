/** A Markdown table; the first row is its head. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((row, place) => {
      const line = `| ${row.join(' | ')} |\n`
      return place === 0 ? `${line}|${row.map(() => '---').join('|')}|\n` : line
    })
    .join('')
}

/** A share with two decimals, « – » where there is nothing to share. */
export function shareOf(count: number, of: number): string {
  return of === 0 ? '–' : (count / of).toFixed(2)
}
