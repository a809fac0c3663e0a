import { Table } from 'antd'
import type { TableProps, TableRef } from 'antd'
import { useEffect, useRef } from 'react'

/** Single-page table for panels. Focusable if it scrolls and contains nothing focusable. */
export const SmallTable = <Row extends object>(props: TableProps<Row>) => {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    for (const body of table.current?.nativeElement.querySelectorAll<HTMLElement>(
      '.ant-table-body, .ant-table-content',
    ) ?? []) {
      const scrolls = body.scrollWidth > body.clientWidth || body.scrollHeight > body.clientHeight
      if (scrolls && !body.querySelector('a[href], button, input')) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    }
  })
  return <Table<Row> ref={table} size="small" pagination={false} {...props} />
}
