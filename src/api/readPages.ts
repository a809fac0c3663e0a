import type { SendOptions } from './client'
import type { Page } from './reply'

/**
 * Loads the pages of a list one after the other. Yields the rows so far with the last page. Also ends at an empty page,
 * or at one that the server sends again.
 */
export async function* readPages<Row, Input extends object>(
  call: (input: Input & { pageNo: number; pageSize: number }, options?: SendOptions) => Promise<Page<Row>>,
  input: Input,
  pageSize: number,
  options?: SendOptions,
): AsyncGenerator<{ rows: readonly Row[]; page: Page<Row> }> {
  const rows: Row[] = []
  let before: string | undefined
  for (let pageNo = 1; ; pageNo++) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other
    const page = await call({ ...input, pageNo, pageSize }, options)
    const sent = JSON.stringify(page.records)
    if (sent === before) return
    before = sent
    rows.push(...page.records)
    yield { rows, page }
    if (page.records.length === 0 || rows.length >= page.total) return
  }
}
