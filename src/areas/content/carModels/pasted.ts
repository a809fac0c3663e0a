/** Two columns of a sheet as they are pasted: the item and its value of each line; undefined for what is no such table. */
export const pairsIn = (text: string): [name: string, value: string][] | undefined => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!text.includes('\t')) return undefined
  return lines.map((line) => {
    const [name = '', value = ''] = line.split('\t').map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    return [name, value]
  })
}
