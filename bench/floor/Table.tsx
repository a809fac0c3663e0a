import { Table as Bare } from 'antd'

const KEYS = ['nickname', 'username', 'phone', 'deptName', 'createTime']

/** The bare table of the library. */
export default function Table({ rows }: { rows: Record<string, string>[] }) {
  return (
    <Bare
      rowKey="id"
      dataSource={rows}
      columns={KEYS.map((key) => ({ key, dataIndex: key, title: key }))}
      pagination={false}
    />
  )
}
