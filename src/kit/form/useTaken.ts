import type { Page } from '@/api/reply'
import { plain } from '../show/format'
import { useRemoteCheck } from './useRemoteCheck'

/**
 * Returns a validation for unique texts. On blur it searches the list and returns `fault` if another record uses the
 * text, ignoring case, unless it equals `own`; with `within` only among rows with those values. If the request fails,
 * the server decides on save.
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
