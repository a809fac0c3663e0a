import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, Select, Table } from 'antd'
import { ask } from './ask'

const KEYS = [
  'nickname',
  'username',
  'phone',
  'deptName',
  'createTime',
  'name',
  'code',
  'status',
  'updateTime',
  'updateBy',
]

export default function List({ path, body }: { path: string; body?: unknown }) {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => ask(path, body) as Promise<{ records: Record<string, string>[] }>, // The shape of the embedded back end's own reply.
    // Disables the cache so that each visit measures a fresh response.
    gcTime: 0,
  })
  if (!data) return null
  return (
    <>
      <Form layout="inline">
        {['name', 'phone', 'dealer'].map((name) => (
          <Form.Item key={name} name={name} label={name}>
            <Input />
          </Form.Item>
        ))}
        <Form.Item name="status" label="status">
          <Select options={[{ value: 1, label: 'on' }]} />
        </Form.Item>
        <Button type="primary">search</Button>
      </Form>
      <Table
        rowKey="id"
        dataSource={data.records}
        columns={KEYS.map((key) => ({ key, dataIndex: key, title: key }))}
        pagination={{ pageSize: 20 }}
      />
    </>
  )
}
