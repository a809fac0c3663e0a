import type { Page } from '@/api/reply'
import { useAskedOnce } from './useAskedOnce'

/**
 * The check of a text that no two records may share: asks their list for it when the field is left, and answers `fault` where another record than the `own` one
 * has it, whatever its capitals. Where the list cannot be asked the server decides when it is saved.
 */
export const useTaken = <Row extends object>(
  list: (text: string) => Promise<Page<Row>>,
  { key, fault, own }: { key: keyof Row & string; fault: string; own?: string },
): ((value: unknown) => Promise<string | undefined>) => {
  const isTaken = useAskedOnce(async (text) => {
    const { records } = await list(text)
    return records.some((row) => String(row[key]).toLowerCase() === text.toLowerCase())
  })
  return async (value) => {
    const text = String(value ?? '').trim()
    return text && text !== own && (await isTaken(text)) ? fault : undefined
  }
}
