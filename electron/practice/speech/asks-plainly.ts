/** Whether a point can be read out unchanged: it is a question, or asks people to do something. */
export function asksPlainly(point: string): boolean {
  return (
    point.includes('?') ||
    /^(?:(?:please|s[’']il vous plaît),? )?(?:tell|describe|list|name|explain|talk|introduce|imagine|racont|décri|parlez|citez|expliqu|présentez|dites|imaginez)/i.test(
      point,
    )
  )
}
