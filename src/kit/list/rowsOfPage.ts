/**
 * Returns the rows of a page. If a server ignores the page size, they are cut from its response: at their own offset
 * if the response reaches that far, else from the start (F-256).
 */
export const rowsOfPage = <Row>(records: readonly Row[], pageNo: number, pageSize: number): Row[] => {
  const from = records.length > pageSize ? (pageNo - 1) * pageSize : 0
  return records.slice(from < records.length ? from : 0).slice(0, pageSize)
}
