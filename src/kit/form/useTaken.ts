import type { Page } from '@/api/reply'
import { plain } from '../show/format'
import { useRemoteCheck } from './useRemoteCheck'

/**
 * The check of a text that no two records may share: asks their list for it when the field is left, and answers `fault` where another record than the `own` one
 * has it, whatever its capitals; with `within` only among the rows that have those values too. Where the list cannot be asked the server decides when it is saved.
 */
export const useTaken = <Row extends object>(
  list: (text: string) => Promise<Page<Row>>,
  {
    key,
    fault,
    own,
    within = {},
  }: { key: keyof Row & string; fault: string; own?: string; within?: Readonly<Record<string, unknown>> },
): ((value: unknown) => Promise<string | undefined>) => {
  const kin = Object.entries(within).map(([name, wanted]) => [name, plain(wanted)])
  const isTaken = useRemoteCheck(async (asked) => {
    const text = asked.slice(asked.indexOf('\n') + 1)
    const { records } = await list(text)
    return records.some((row) => {
      const values = new Map<string, unknown>(Object.entries(row))
      return (
        plain(values.get(key)).toLowerCase() === text.toLowerCase() &&
        kin.every(([name = '', wanted]) => plain(values.get(name)) === wanted)
      )
    })
  })
  return async (value) => {
    const text = String(value ?? '').trim()
    return text && text !== own && (await isTaken(`${kin.join()}\n${text}`)) ? fault : undefined
  }
}
