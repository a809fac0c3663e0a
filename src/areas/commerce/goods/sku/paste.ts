/** The cells of a block as a spreadsheet copies it: tabs between columns, a line a row, a cell with breaks or quotes in quotes. */
export const cellsIn = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  const put = (character: string) => {
    const row = rows.at(-1)
    if (row) row[row.length - 1] += character
  }
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at)
    if (quoted) {
      if (character !== '"') put(character)
      else if (plain.charAt(at + 1) === '"') {
        put('"')
        at++
      } else quoted = false
    } else if (character === '"' && rows.at(-1)?.at(-1) === '') quoted = true
    else if (character === '\t') rows.at(-1)?.push('')
    else if (character === '\n') rows.push([''])
    else put(character)
  }
  return rows.map((row) => row.map((cell) => cell.trim()))
}
